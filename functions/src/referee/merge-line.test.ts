import { describe, expect, it } from 'vitest'
import { LOCK_AFTER_KICKOFF } from '../../../common/lock'
import { feedGame, KICKOFF, liveGame } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { mergeLine } from './merge-line'

const HOUR = 3_600_000
const REVEAL = KICKOFF + LOCK_AFTER_KICKOFF
const before = liveGame({ phase: 'pre', homeScore: 0, awayScore: 0 })

describe('the reveal', () => {
  it.each([
    ['a millisecond early', REVEAL - 1, null],
    ['on time', REVEAL, REVEAL],
    ['an hour late, at the same moment', REVEAL + HOUR, REVEAL],
  ])('%s', (_name, now, revealedAt) => {
    expect(mergeLine(ironBowl(), before, feedGame(), now).line.revealedAt).toBe(revealedAt)
  })

  it('stays when the kickoff then moves, and the kickoff stays with it', () => {
    const { line, entries } = mergeLine(ironBowl(), before, feedGame({ kickoff: KICKOFF + 2 * HOUR }), REVEAL)
    expect(line).toMatchObject({ revealedAt: REVEAL, kickoff: KICKOFF })
    expect(entries).toEqual([])
  })

  it('comes at once when the kickoff moves so far forward that the game has locked', () => {
    const { line } = mergeLine(ironBowl({ kickoff: KICKOFF + HOUR }), before, feedGame({ kickoff: KICKOFF }), REVEAL)
    expect(line).toMatchObject({ kickoff: KICKOFF, revealedAt: REVEAL })
  })

  it('never comes while the kickoff is to be announced', () => {
    const told = feedGame({ timeTbd: true })
    expect(mergeLine(ironBowl({ timeTbd: true }), before, told, REVEAL + 24 * HOUR).line.revealedAt).toBeNull()
  })
})

it('a moved kickoff is logged once, in Eastern time', () => {
  const told = feedGame({ kickoff: KICKOFF + HOUR })
  const { line, entries } = mergeLine(ironBowl(), before, told, KICKOFF - HOUR)
  expect(entries.map(({ text }) => text)).toEqual([
    'Alabama at Auburn: kickoff moved from Sat, Nov 29, 7:30 PM EST to Sat, Nov 29, 8:30 PM EST.',
  ])
  expect(mergeLine(line, before, told, KICKOFF - HOUR)).toEqual({ line, entries: [] })
})

it('a cancelled game is void by itself, and says so', () => {
  const { line, entries } = mergeLine(ironBowl(), liveGame({ phase: 'canceled' }), undefined, KICKOFF)
  expect(line).toMatchObject({ void: true, phase: 'canceled' })
  expect(entries[0]?.text).toBe('Alabama at Auburn was cancelled and counts for nobody.')
})

it('what the feed called off by mistake, it can call on again; a commissioner’s word stands', () => {
  const off = mergeLine(ironBowl(), liveGame({ phase: 'canceled' }), undefined, KICKOFF).line
  const on = mergeLine(off, liveGame({ phase: 'live' }), undefined, KICKOFF)
  expect(on.line).toMatchObject({ void: false, phase: 'live' })
  expect(on.entries[0]?.text).toBe('Alabama at Auburn is on after all and counts again.')
  const byHand = ironBowl({ void: true, voidSource: 'commissioner' })
  expect(mergeLine(byHand, liveGame({ phase: 'final' }), undefined, KICKOFF).line.void).toBe(true)
})

it('keeps a final with its score, and logs a correction of it', () => {
  const final = mergeLine(ironBowl(), liveGame({ phase: 'final' }), undefined, REVEAL)
  expect(final.line).toMatchObject({ phase: 'final', homeScore: 24, awayScore: 21 })
  expect(final.entries).toEqual([])
  const corrected = mergeLine(final.line, liveGame({ phase: 'final', awayScore: 20 }), undefined, REVEAL)
  expect(corrected.line.awayScore).toBe(20)
  expect(corrected.entries[0]?.text).toBe('Alabama at Auburn: final corrected from 21–24 to 20–24.')
})

it('never touches the number', () => {
  const told = feedGame({ spread: 3, favorite: 'AWAY' })
  expect(mergeLine(ironBowl(), before, told, KICKOFF - HOUR).line.spread).toBe(7)
})
