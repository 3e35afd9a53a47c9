import { describe, expect, test } from 'vitest'
import { MINUTE } from '#common/durations'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { lineChange } from '#common/week/line-change'
import type { LiveGame } from '#common/week/week'
import { KICKOFF, liveGame, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import type { LinePatch } from './hand-result'
import { isKickoffInQuestion, refuseOutOfSeason, refuseUnplayedReveal, withEdit, withSpread } from './line-edit'

test.each([
  ['in its months, March to February', '2026-02-28', '2025-09-01', true],
  ['near to today, in a season that was begun ahead', '2024-12-07', '2024-11-22', true],
  ['a year late', '2026-09-05', '2025-09-01', false],
  ['a year early', '2024-09-05', '2025-09-01', false],
])('a kickoff by hand for the season of 2025: %s', (_about, kickoff, now, isTaken) => {
  const refuse = () => refuseOutOfSeason(2025, Date.parse(kickoff), Date.parse(now))
  if (isTaken) expect(refuse).not.toThrow()
  else expect(refuse).toThrow('That kickoff is not in the season of 2025. Please check its date.')
})

test.each<[about: string, game: LiveGame | undefined, isTaken: boolean]>([
  ['that the feed has not read', undefined, false],
  ['that has not begun', upcoming, false],
  ['that is on by a commissioner’s word alone', { ...liveGame(), feed: upcoming }, false],
  ['that is on', liveGame(), true],
])('a kickoff that reveals the picks of a game %s', (_about, game, isTaken) => {
  const was = ironBowl({ kickoff: KICKOFF })
  const refuse = () => refuseUnplayedReveal(was, { ...was, kickoff: KICKOFF - 6 * MINUTE }, game, KICKOFF + 5 * MINUTE)
  if (isTaken) expect(refuse).not.toThrow()
  else expect(refuse).toThrow(/would be open to everybody at once/)
})

describe('in the last minute before the reveal', () => {
  const was = ironBowl({ kickoff: KICKOFF })
  const lock = KICKOFF + LOCK_AFTER_KICKOFF
  const edit = (more: Partial<LinePatch>, now: number) => withEdit(was, { week: 14, ...more }, undefined, now, true)

  test('no later kickoff is taken, for the game would lock all the same', () => {
    const later = { kickoff: KICKOFF + MINUTE }
    expect(edit(later, lock - MINUTE - 1).kickoff).toBe(later.kickoff)
    expect(() => edit(later, lock - MINUTE)).toThrow('is about to reveal its picks and keeps its kickoff.')
    expect(edit({ kickoff: KICKOFF - 1 }, lock - MINUTE).kickoff).toBe(KICKOFF - 1)
  })

  test('no game is postponed', () => {
    expect(edit({ phase: 'postponed' }, lock - MINUTE - 1).timeTbd).toBe(true)
    expect(() => edit({ phase: 'postponed' }, lock - MINUTE)).toThrow('keeps its kickoff.')
    expect(edit({ phase: 'postponed' }, lock).timeTbd).toBe(false)
  })
})

test.each([
  ['that counts, said to count, is left to the feed', null, false],
  ['that the feed called off, said to count, is no longer', 'feed', true],
] as const)('a game %s', (_about, voidSource, isVoid) => {
  const next = withEdit(ironBowl({ void: isVoid, voidSource }), { void: false, week: 14 }, undefined, KICKOFF, true)
  expect(next).toMatchObject({ void: false, voidSource: isVoid ? 'commissioner' : null })
})

test.each([
  ['the feed’s kickoff', { timeTbd: false }, KICKOFF - MINUTE, true],
  ['the line’s own', { timeTbd: false }, KICKOFF, true],
  ['a third one', { timeTbd: false }, KICKOFF + MINUTE, false],
  ['what only held the place of a time to be announced', { timeTbd: true }, KICKOFF, false],
])('a doubt ends by %s', (_about, line, kickoff, ends) => {
  const doubt = { kickoff: KICKOFF - MINUTE, since: KICKOFF, last: KICKOFF, readings: 1 }
  expect(isKickoffInQuestion(ironBowl({ ...line, kickoff: KICKOFF, doubt }), ironBowl({ kickoff }))).toBe(ends)
})

test('a line that was taken away and comes back keeps the number before, and has its new one in the log', () => {
  const without = withSpread(ironBowl({ spread: 7 }), null, 'commissioner', 1, true)
  const again = withSpread(without, 14.5, 'commissioner', 2, true)
  expect(lineChange(without, again)?.text).toBe('Alabama at Auburn: Alabama no line → −14½.')
  expect(again).toMatchObject({ spread: 14.5, spreadWas: 7 })
})

test('a spread that comes back has no former one on the cards: a slip that was mended is no move', () => {
  const slip = withSpread(ironBowl({ spread: -7, spreadWas: null }), -70, 'commissioner', 1, true)
  expect(slip).toMatchObject({ spread: -70, spreadWas: -7 })
  const mended = withSpread(slip, -7, 'commissioner', 2, true)
  expect(mended).toMatchObject({ spread: -7, spreadWas: null })
  expect(withSpread(mended, null, 'commissioner', 3, true)).toMatchObject({ spread: null, spreadWas: -7 })
  const moved = withSpread(mended, -6.5, 'feed', 4, true)
  expect(withSpread(moved, -7, 'feed', 5, true), 'a line that moves to and fro has moved').toMatchObject({
    spreadWas: -6.5,
  })
})

test('a spread that no player has seen is none before the present one', () => {
  const prepared = withSpread(ironBowl({ spread: -7, spreadWas: null }), -7.5, 'commissioner', 1, false)
  expect(prepared).toMatchObject({ spread: -7.5, spreadWas: null })
})
