import { beforeAll, expect, it } from 'vitest'
import { refereePass } from '#functions/referee/pass'
import { call, feed } from './support/client'
import { gameIds } from './support/games'
import { commissioner, emptyLeague, type Member, openWeek, player } from './support/league'

const WEEK = 4
const games = gameIds(WEEK, 1)
const [id = ''] = games
let fan: Member

beforeAll(async () => {
  await emptyLeague()
  fan = await player()
  await feed({ game: { id, phase: 'pre', kickoffInSeconds: 40_000 } })
  await openWeek(WEEK, games, await commissioner())
})

it('a player gets the clocks of the games under way as the feed says them now, before they are stored', async () => {
  await feed({
    game: { id, phase: 'live', homeScore: 7, awayScore: 3, period: 2, clock: '8:15', kickoffInSeconds: -3600 },
  })
  await refereePass({ week: WEEK, poll: true })
  await feed({ game: { id, clock: '7:50' } })
  const { status, body } = await call('GET /clocks', { token: fan.token, query: { week: WEEK } })
  expect({ status, clock: body.clocks[id] }).toMatchObject({ status: 200, clock: { period: 2, clock: '7:50' } })
})

it('nobody else does', async () => {
  expect((await call('GET /clocks', { query: { week: WEEK } })).status).toBe(401)
})
