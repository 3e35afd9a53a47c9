import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { GameLine } from '#common/game/line'
import type { Side } from '#common/game/sides'
import { raceOf } from '#common/race/race'
import { whatIf } from '#common/race/what-if'
import { weeklyBoard } from '../../tests/fixtures/board'
import { type RandomWeek, randomWeek } from '../../tests/fixtures/random-week'
import { joinOverall, overallBoardDoc } from './overall-board'
import { weeklyBoardDoc } from './weekly-board'

const boardOf = ({ lines, members, picks }: RandomWeek, week = 1) => weeklyBoard(week, lines, members, picks)
/** The same board as it is stored. */
const docOf = ({ lines, members, picks }: RandomWeek, week = 1) => weeklyBoardDoc(week, lines, members.keys(), picks)
const endsAll = (week: RandomWeek): RandomWeek => ({
  ...week,
  lines: week.lines.map((line, index) =>
    line.phase === 'final'
      ? { ...line, revealedAt: 1 }
      : { ...line, revealedAt: 1, phase: 'final', homeScore: (index * 7) % 12, awayScore: (index * 5) % 9 },
  ),
})

/** A player's totals, counted from the raw picks without any of the product's code. */
function recount({ lines, picks }: RandomWeek, userId: string) {
  let [points, correct, made] = [0, 0, 0]
  for (const line of lines) {
    const side = picks.get(userId)?.sides[line.gameId]
    if (line.void || line.spread === null || line.revealedAt === null || line.phase !== 'final' || !side) continue
    const lead = (line.homeScore ?? 0) + line.spread - (line.awayScore ?? 0)
    made += 1
    if (side === 'HOME' ? lead > 0 : lead < 0) {
      correct += 1
      points += picks.get(userId)?.worth?.[line.gameId] ?? line.multiplier
    }
  }
  return { points, correct, picks: made }
}

/** The totals of a board's rows by player. */
const totalsOf = (rows: readonly ({ userId: string } & ReturnType<typeof recount>)[]) =>
  new Map(rows.map(({ userId, points, correct, picks }) => [userId, { points, correct, picks }]))

test('weekly and overall boards have every member, with the totals of a recount from scratch', () => {
  assert(
    property(randomWeek(6, 5), randomWeek(6, 5), (first, second) => {
      for (const [index, week] of [first, second].entries()) {
        const counted = [...week.members.keys()].map((userId) => ({ userId, ...recount(week, userId) }))
        expect(totalsOf(boardOf(week, index + 1).rows)).toEqual(totalsOf(counted))
      }
      const counted = [...first.members.keys()].map((userId) => {
        const [one, other] = [recount(first, userId), recount(second, userId)]
        return {
          userId,
          points: one.points + other.points,
          correct: one.correct + other.correct,
          picks: one.picks + other.picks,
        }
      })
      const season = overallBoardDoc([docOf(first, 1), docOf(second, 2)], first.members.keys())
      expect(totalsOf(joinOverall(season, null).rows)).toEqual(totalsOf(counted))
    }),
  )
})

test('"What if" with the real outcomes gives the real standings', () => {
  assert(
    property(randomWeek(6, 5), (week) => {
      const ended = endsAll(week)
      const actual = boardOf(ended)
      const pushed = (line: GameLine) => (line.homeScore ?? 0) + (line.spread ?? 0) === (line.awayScore ?? 0)
      // A push cannot be assumed, so these games stay final.
      const before: RandomWeek = {
        ...ended,
        lines: ended.lines.map((line, index) =>
          pushed(line) ? line : { ...line, ...scoreless(week.lines[index] ?? line) },
        ),
      }
      const assumed = Object.fromEntries(
        ended.lines.map((line): [string, Side] => [
          line.gameId,
          (line.homeScore ?? 0) + (line.spread ?? 0) > (line.awayScore ?? 0) ? 'HOME' : 'AWAY',
        ]),
      )
      const board = boardOf(before)
      const standings = whatIf(board, { assumed, race: raceOf(board, { assumed }) })
      expect(standings.map(({ row, points }) => [row.userId, points])).toEqual(
        actual.rows.map(({ userId, points }) => [userId, points]),
      )
      expect(standings.every(({ points, outlook }) => points === outlook().most)).toBe(true)
    }),
  )
})

const scoreless = ({ phase, homeScore, awayScore }: GameLine) => ({ phase, homeScore, awayScore })

test('a hidden pick has no effect on what is published: neither its side, nor its worth, nor whether there is one', () => {
  assert(
    property(randomWeek(6, 5), randomWeek(6, 5), (week, other) => {
      const hidden = new Set(week.lines.filter(({ revealedAt }) => revealedAt === null).map(({ gameId }) => gameId))
      const only = <T>(of: Record<string, T> = {}, keep: (id: string) => boolean) =>
        Object.fromEntries(Object.entries(of).filter(([id]) => keep(id)))
      const picks = new Map(
        [...week.picks].map(([userId, mine]) => {
          const its = other.picks.get(userId)
          const mixed = <T>(a?: Record<string, T>, b?: Record<string, T>) => ({
            ...only(a, (id) => !hidden.has(id)),
            ...only(b, (id) => hidden.has(id)),
          })
          return [userId, { sides: mixed(mine.sides, its?.sides), worth: mixed(mine.worth, its?.worth) }]
        }),
      )
      const [board, otherBoard] = [docOf(week), docOf({ ...week, picks })]
      expect(otherBoard).toEqual(board)
      const uids = [...week.members.keys()]
      expect(overallBoardDoc([otherBoard], uids)).toEqual(overallBoardDoc([board], uids))
    }),
  )
})
