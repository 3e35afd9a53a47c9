import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#common/paths'
import type { WeekScores } from '#common/week/week'
import { read } from '#functions/db/firebase'
import { refereePass } from '#functions/referee/pass'
import { call, feed } from './support/client'
import { gameIds } from './support/games'
import { commissioner, emptyLeague, type Member, openWeek, SEASON } from './support/league'

const week = 15
const [live = ''] = gameIds(week, 1)
let desk: Member

const scores = () => read<WeekScores>(paths.scores(SEASON, week))
const pass = () => refereePass({ week, poll: true })

beforeAll(async () => {
  await emptyLeague()
  desk = await commissioner()
  await feed({ game: { id: live, phase: 'pre', kickoffInSeconds: 60 } })
  await openWeek(week, [live], desk)
  await feed({
    game: { id: live, phase: 'live', homeScore: 10, awayScore: 7, period: 2, clock: '3:00', kickoffInSeconds: -3600 },
  })
  await pass()
})

describe('a feed in trouble leaves the last good state and says so', () => {
  it.each([
    ['500', 'The score feed answered with an error (500).'],
    ['half-json', 'The score feed’s answer was cut off.'],
    ['timeout', 'The score feed did not answer in time.'],
  ])(
    '%s',
    async (misbehave, trouble) => {
      const before = await scores()
      await feed({ misbehave })
      const asking = call('GET /games-by-week', { token: desk.token, query: { week } })
      expect(await pass()).toMatchObject([{ trouble }])
      expect(await scores()).toEqual({ ...before, trouble, version: expect.any(Number) })
      const asked = await asking
      expect(asked).toMatchObject({ status: 502, body: { error: trouble, code: 'feed-down' } })
      await feed({ misbehave: null })
      await pass()
      expect((await scores())?.trouble).toBe('')
    },
    40_000,
  )
})
