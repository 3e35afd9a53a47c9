import { assert, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WeekPicks } from '#common/boards/leaderboard'
import type { GameLine } from '#common/game/line'
import type { Side } from '#common/game/sides'
import { member, weeklyBoard } from '../../tests/fixtures/board'
import { closeWeek } from '../../tests/fixtures/close-week'
import { crown, everyEnding } from '../../tests/fixtures/every-ending'
import { ironBowl } from '../../tests/fixtures/line'
import { type Seen, seenWeek } from '../../tests/fixtures/random-week'
import { needsOf, needsText } from './needs'
import { raceOf } from './race'
import { type Fate, outlookOf, whatIf } from './what-if'

const line = (awayName: string, homeName: string, spread: number, changed: Partial<GameLine> = {}) =>
  ironBowl({
    gameId: `${awayName} at ${homeName}`,
    awayName,
    homeName,
    spread,
    phase: 'live',
    revealedAt: 1,
    ...changed,
  })

/** Rivalry week of 2025 with three games to come, one of them a double and one still hidden. */
const lines = [
  line('Ohio State', 'Michigan', 9.5, { phase: 'final', awayScore: 27, homeScore: 9 }),
  line('Alabama', 'Auburn', 7, { multiplier: 2 }),
  line('LSU', 'Oklahoma', -11.5),
  line('Texas A&M', 'Texas', 2.5, { phase: 'pre', revealedAt: null }),
]
const members = new Map(['maggie', 'ray', 'dee'].map((name) => [name, member(name)]))
const slip = (...sides: (Side | null)[]): WeekPicks => ({
  sides: Object.fromEntries(lines.flatMap(({ gameId }, index) => (sides[index] ? [[gameId, sides[index]]] : []))),
})
const maggie = slip('AWAY', 'AWAY', 'AWAY', 'HOME')
const picks = new Map([
  ['maggie', maggie],
  ['ray', slip('AWAY', 'HOME', 'AWAY', 'AWAY')],
  ['dee', slip('HOME', 'AWAY', null, 'AWAY')],
])
const board = weeklyBoard(14, lines, members, picks)
const own = { ...maggie, userId: 'maggie' }
const standings = (assumed: Record<string, Side>) =>
  whatIf(board, { own, assumed, race: raceOf(board, { own, assumed }) }).map(
    ({ row, points, rank, moved, outlook }) => [row.name, points, rank, moved, outlook().most, outlook().fate],
  )

describe('what if', () => {
  test('nothing assumed: the standings as they are, with what is still possible', () => {
    expect(standings({})).toEqual([
      ['maggie', 1, 1, 0, 5, 'open'],
      ['ray', 1, 1, 0, 5, 'open'],
      ['dee', 0, 3, 0, 3, 'open'],
    ])
  })

  test('nobody loses a place before somebody has a point', () => {
    const noPoint = closeWeek({ ann: 'HA', bob: 'AA' })
    const assumed = { g0: 'HOME' } as const
    const rows = whatIf(noPoint, { assumed, race: raceOf(noPoint, { assumed }) })
    expect(rows.map(({ row, rank, moved }) => [row.name, rank, moved])).toEqual([
      ['ann', 1, 0],
      ['bob', 2, 0],
    ])
  })

  test('a double gives two points, and players who cannot catch up are eliminated', () => {
    expect(standings({ 'Alabama at Auburn': 'HOME' })).toEqual([
      ['ray', 3, 1, 0, 5, 'clinched'],
      ['maggie', 1, 2, -1, 3, 'eliminated'],
      ['dee', 0, 3, 0, 1, 'eliminated'],
    ])
  })

  test('the viewer’s own hidden pick counts; the others’ count only as possible', () => {
    const assumed = { 'Alabama at Auburn': 'AWAY', 'LSU at Oklahoma': 'AWAY', 'Texas A&M at Texas': 'HOME' } as const
    expect(standings(assumed)).toEqual([
      ['maggie', 5, 1, 0, 5, 'clinched'],
      ['ray', 2, 2, -1, 3, 'eliminated'],
      ['dee', 2, 2, 1, 3, 'eliminated'],
    ])
  })
})

describe('what a player needs, in words', () => {
  const needs = (userId: string, assumed: Record<string, Side> = {}) => {
    const race = raceOf(board, { own: { ...(picks.get(userId) ?? slip()), userId }, assumed })
    const racer = race.racers.find((each) => each.userId === userId)
    const sentence = racer && needsText(needsOf(race, racer), race, 0)
    return sentence?.map(({ text, team }) => (team ? `*${text}*` : text)).join('')
  }
  const cases: [who: string, assumed: Record<string, Side>, text: string][] = [
    ['maggie', {}, 'You win or tie for first if *Alabama* covers'],
    ['ray', {}, 'You win if *Auburn* covers'],
    // Dee does not need Alabama: a push there leaves everybody at one point. She does need Texas A&M.
    ['dee', {}, 'You need *Texas A&M* to cover, and others to lose'],
    ['dee', { 'Alabama at Auburn': 'HOME' }, 'You cannot win the week any more'],
    ['maggie', { 'Alabama at Auburn': 'AWAY', 'Texas A&M at Texas': 'HOME' }, 'You have clinched the week'],
  ]
  test.each(cases)('%s assuming %o', (who, assumed, text) => expect(needs(who, assumed)).toBe(text))
})

/** A player's fate, given what came of them in every possible ending. */
function fateAmong(crowns: readonly ReturnType<typeof crown>[]): Fate {
  if (crowns.every(({ alone }) => alone)) return 'clinched'
  if (crowns.every(({ wears }) => wears)) return 'share clinched'
  return crowns.some(({ wears }) => wears) ? 'open' : 'eliminated'
}

describe('outlooks are exact', () => {
  const agree = ({ board, own, assumed }: Seen) => {
    const endings = [...everyEnding(board, { own, assumed })]
    const race = raceOf(board, { own, assumed })
    const worked = new Map(race.racers.map((racer) => [racer.userId, outlookOf(race, racer)]))
    for (const { userId } of board.rows) {
      const crowns = endings.map((ending) => crown(ending, userId))
      const most = Math.max(...endings.map(({ points }) => points[userId] ?? 0))
      expect(worked.get(userId)).toEqual({ fate: fateAmong(crowns), most })
    }
  }

  test('with hidden picks, against every possible ending', () => {
    assert(property(seenWeek(3, 3), agree), { numRuns: 300 })
  })
  test('with everything revealed, against every possible ending', () => {
    assert(property(seenWeek(5, 6, true), agree), { numRuns: 300 })
  })
})
