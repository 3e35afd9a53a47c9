import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#common/paths'
import type { WeekScores } from '#common/week/week'
import { read } from '#functions/db/firebase'
import { refereePass } from '#functions/referee/pass'
import { call, feed } from './support/client'
import { gameIds } from './support/games'
import { commissioner, emptyLeague, type Member, openWeek, SEASON } from './support/league'

const week = 15
const [live = '', other = ''] = gameIds(week, 2)
let desk: Member

const scores = () => read<WeekScores>(paths.scores(SEASON, week))
const pass = () => refereePass({ week, poll: true })

beforeAll(async () => {
  await emptyLeague()
  desk = await commissioner()
  for (const id of [live, other]) await feed({ game: { id, phase: 'pre', kickoffInSeconds: 60 } })
  await openWeek(week, [live, other], desk)
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

  it('a game that is listed twice and differently', async () => {
    const before = await scores()
    await feed({ misbehave: 'duplicate-game', gameId: live, minutes: 30 })
    await feed({ game: { id: other, phase: 'live', homeScore: 3, awayScore: 0, period: 1, clock: '9:00' } })
    await pass()
    const after = await scores()
    expect(after?.trouble).toMatch(/^The score feed lists a game twice and differently: .+ at .+\.$/)
    expect(after?.games[live]).toEqual(before?.games[live])
    expect(after?.games[other]).toMatchObject({ phase: 'live', homeScore: 3 })
    await feed({ misbehave: null })
  })

  it('blank scores', async () => {
    await feed({ misbehave: 'blank-scores', gameId: live })
    await pass()
    expect((await scores())?.games[live]).toMatchObject({ phase: 'live', homeScore: 10, awayScore: 7 })
    await feed({ misbehave: null })
  })

  it('a game dropped from the feed', async () => {
    const before = (await scores())?.games[live]
    await feed({ misbehave: 'dropped-game', gameId: live })
    await pass()
    expect((await scores())?.games[live]).toEqual(before)
    await feed({ misbehave: null })
  })

  it('a final that turns live again', async () => {
    await feed({ game: { id: other, phase: 'final', homeScore: 20, awayScore: 17 } })
    await pass()
    await feed({ misbehave: 'final-to-live', gameId: other })
    await pass()
    expect((await scores())?.games[other]).toMatchObject({ phase: 'final', homeScore: 20, awayScore: 17 })
    await feed({ misbehave: null })
  })
})
