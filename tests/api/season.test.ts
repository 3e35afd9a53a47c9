import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import type { LogEntry } from '#common/week/log-entry'
import { readAll } from '#functions/db/firebase'
import { GAME_TROUBLES } from '../../scripts/simulator/orders'
import { readOverall, readWeekly } from './support/boards'
import { call } from './support/client'
import { commissioner, emptyLeague, type Member, player, SEASON } from './support/league'
import { SeasonPlay } from './support/season-play'
import { type Count, inOrder, recountSeason, recountWeek } from './support/season-recount'
import { WEEKS } from './support/season-script'

const MEMBERS = 12
const weeks = Array.from({ length: WEEKS }, (_, index) => index + 1)
let season: SeasonPlay
let fans: Member[]
/** Everybody on the boards, players and commissioners of this run. */
let everybody: string[]
let names: Map<string, string>
let counted: Count[][]

const plain = ({ userId, points, correct, picks, possible }: Count): Count => ({
  userId,
  points,
  correct,
  picks,
  possible,
})

beforeAll(async () => {
  await emptyLeague()
  const desk = await commissioner()
  fans = await Promise.all(Array.from({ length: MEMBERS - 1 }, () => player()))
  fans.push(desk)
  vi.useFakeTimers({ toFake: ['Date'] })
  season = new SeasonPlay(desk, fans)
  await season.play()
  const users = await readAll<{ username: string }>(paths.users())
  everybody = [...users.keys()]
  names = new Map([...users].map(([uid, { username }]) => [uid, username.toLowerCase()]))
  counted = await Promise.all(
    weeks.map((week) =>
      recountWeek(
        season.games.filter((game) => game.week === week),
        everybody,
      ),
    ),
  )
}, 400_000)

afterAll(async () => {
  vi.useRealTimers()
  await season.stop()
})

describe(`a season of ${WEEKS} weeks and ${MEMBERS} members`, { tags: ['long'] }, () => {
  it('suffered everything a feed can do to a game', () => {
    expect([...season.ordered].sort()).toEqual([...GAME_TROUBLES, '500', 'half-json'].sort())
  })

  it.each(weeks)('week %i has the board that a recount of the pick documents gives', async (week) => {
    const counts = inOrder(counted[week - 1] ?? [], names)
    expect((await readWeekly(week))?.rows.map(plain)).toEqual(counts)
    expect(counts[0]?.points).toBeGreaterThan(0)
  })

  it('the season’s board is all of them together', async () => {
    const counts = inOrder(recountSeason(counted, everybody), names)
    const overall = await readOverall()
    expect(overall?.weeks).toEqual(weeks)
    expect(overall?.rows.map(plain)).toEqual(counts)
    for (const { userId, byWeek } of overall?.rows ?? []) {
      const mine = weeks.map((week) => counted[week - 1]?.find((count) => count.userId === userId)?.points)
      expect(weeks.map((week) => byWeek[week])).toEqual(mine)
    }
  })

  it('every player’s cards add up to the same', async () => {
    const views = fans.flatMap((fan) => weeks.map((week) => ({ fan, week })))
    await Promise.all(
      views.map(async ({ fan, week }) => {
        const { body } = await call('GET /user/my/week-view', { token: fan.token, query: { week } })
        const count = counted[week - 1]?.find(({ userId }) => userId === fan.uid)
        expect([week, body.totals.earned, body.totals.correct, body.totals.possiblePoints]).toEqual([
          week,
          count?.points,
          count?.correct,
          count?.possible,
        ])
      }),
    )
  })

  it('the open log tells of what moved, was called off and was corrected', async () => {
    const log = [...(await readAll<LogEntry>(paths.changes(SEASON))).values()]
    const logged = (week: number, kind: LogEntry['kind']) =>
      log.filter((each) => each.by === 'feed' && each.week === week && each.kind === kind).map(({ text }) => text)
    expect(logged(2, 'kickoff')).toEqual([expect.stringMatching(/: kickoff set for .+\.$/)])
    for (const week of [3, 4, 5])
      expect(logged(week, 'kickoff')).toEqual([expect.stringMatching(/: kickoff moved from .+\.$/)])
    expect(logged(6, 'kickoff')).toEqual([expect.stringMatching(/: moved from .+ Its picks are revealed/)])
    expect(logged(7, 'kickoff')).toEqual([expect.stringMatching(/: moved to Week 8, from .+\.$/)])
    expect(logged(8, 'kickoff')).toHaveLength(3)
    expect(logged(9, 'void')).toHaveLength(3)
    expect(logged(14, 'final')).toEqual([
      expect.stringMatching(/: final corrected, \d+–\d+ → \d+–\d+, \d+ results? changed\.$/),
    ])
  })
})
