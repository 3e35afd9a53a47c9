import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { newLine } from '#common/game/new-line'
import type { LiveGame } from '#common/week/week'
import { feedGame, KICKOFF, liveGame, REVEAL, UNLISTED, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import type { FeedGame } from '../feed/feed-game'
import { linesToReveal } from './decide-lines'
import { type MergedLine, mergeLine } from './merge-line'

/** A line as a pass leaves it: what is due reveals first, then the feed is merged, and what that makes due reveals. */
function merge(was: GameLine, game: LiveGame, given: FeedGame | undefined, now: number, more = {}): MergedLine {
  const reveal = (line: GameLine) => linesToReveal([line], now)[0] ?? line
  const { line, entries } = mergeLine(
    reveal(was),
    { ...UNLISTED, before: game, after: game, listed: given && { game: given, readAt: now }, ...more },
    now,
  )
  return { line: reveal(line), entries }
}

describe('the reveal', () => {
  it.each([
    ['a millisecond early', REVEAL - 1, null],
    ['on time', REVEAL, REVEAL],
    ['an hour late, at the same moment', REVEAL + HOUR, REVEAL],
  ])('%s', (_name, now, revealedAt) => {
    expect(merge(ironBowl(), upcoming, feedGame(), now).line.revealedAt).toBe(revealedAt)
  })

  it('stays when the feed moves the kickoff afterwards, and so does the line’s kickoff', () => {
    const { line, entries } = merge(ironBowl(), upcoming, feedGame({ kickoff: KICKOFF + 2 * HOUR }), REVEAL)
    expect(line).toMatchObject({ revealedAt: REVEAL, kickoff: KICKOFF })
    expect(entries).toEqual([])
  })

  it('happens at once if a game under way turns out to have kicked off so early that it has locked', () => {
    const given = feedGame({ kickoff: KICKOFF, phase: 'live' })
    const { line } = merge(ironBowl({ kickoff: KICKOFF + HOUR }), liveGame(), given, REVEAL)
    expect(line).toMatchObject({ kickoff: KICKOFF, revealedAt: REVEAL })
  })

  it('never happens while the kickoff is to be announced', () => {
    const listed = feedGame({ timeTbd: true })
    expect(merge(ironBowl({ timeTbd: true }), upcoming, listed, REVEAL + 24 * HOUR).line.revealedAt).toBeNull()
  })
})

describe('the kickoff of a game that has not revealed', () => {
  const at = { week: 'Sat, Nov 29, 7:30 PM EST', later: 'Sat, Nov 29, 8:30 PM EST', next: 'Sat, Dec 6, 7:30 PM EST' }
  type Case = [about: string, was: Partial<GameLine>, listed: Partial<FeedGame>, is: Partial<GameLine>, says: string[]]
  const cases: Case[] = [
    [
      'moves',
      {},
      { kickoff: KICKOFF + HOUR },
      { kickoff: KICKOFF + HOUR, kickoffWas: KICKOFF },
      [`kickoff moved from ${at.week} to ${at.later}.`],
    ],
    [
      'moves in the grace: the game is open again until its new time',
      { phase: 'live' },
      { kickoff: KICKOFF + HOUR, phase: 'pre' },
      { kickoff: KICKOFF + HOUR, revealedAt: null },
      [`kickoff moved from ${at.week} to ${at.later}.`],
    ],
    [
      'is taken back',
      {},
      { timeTbd: true },
      { timeTbd: true, kickoffWas: KICKOFF },
      [`kickoff moved from ${at.week} to a time to be announced.`],
    ],
    ['is set', { timeTbd: true }, {}, { timeTbd: false, kickoffWas: null }, [`kickoff set for ${at.week}.`]],
    [
      'is set to what it was before it was taken back',
      { timeTbd: true, kickoffWas: KICKOFF },
      {},
      { timeTbd: false, kickoffWas: null },
      [`kickoff set for ${at.week}.`],
    ],
    [
      'stays to be announced, on another day',
      { timeTbd: true, kickoffWas: KICKOFF - DAY },
      { timeTbd: true, kickoff: KICKOFF + DAY },
      { timeTbd: true, kickoff: KICKOFF + DAY, kickoffWas: KICKOFF - DAY },
      [],
    ],
  ]
  it.each(cases)('%s', (_about, was, listed, is, says) => {
    const now = was.timeTbd ? KICKOFF - HOUR : KICKOFF + 5 * 60_000
    const { line, entries } = merge(ironBowl(was), upcoming, feedGame(listed), now)
    expect(line).toMatchObject(is)
    expect(entries.map(({ text }) => text)).toEqual(says.map((rest) => `Alabama at Auburn: ${rest}`))
    expect(merge(line, upcoming, feedGame(listed), now)).toEqual({ line, entries: [] })
  })

  it('moves with the game to another week', () => {
    const listed = feedGame({ kickoff: KICKOFF + 7 * DAY })
    const { entries } = merge(ironBowl(), upcoming, listed, KICKOFF - HOUR, { otherWeekLabel: 'Week 15' })
    expect(entries[0]?.text).toBe(`Alabama at Auburn: moved to Week 15, from ${at.week} to ${at.next}.`)
  })

  it.each([
    ['is suspended', { phase: 'suspended' }, { phase: 'suspended', kickoff: KICKOFF + DAY }],
    ['is broken off with points on the board', { homeScore: 7 }, { phase: 'pre', kickoff: KICKOFF + DAY }],
    ['is postponed with points on the board', { homeScore: 7 }, { phase: 'postponed', timeTbd: true }],
  ] as const)('stands once the game has begun, which then %s', (_about, game, listed) => {
    const { line } = merge(ironBowl(), { ...upcoming, ...game }, feedGame(listed), KICKOFF + 5 * 60_000)
    expect(line).toMatchObject({ kickoff: KICKOFF, timeTbd: false })
    expect(merge(line, liveGame(game), feedGame(listed), REVEAL).line.revealedAt).toBe(REVEAL)
  })

  it('moves with a delay before the first snap', () => {
    const delayed = liveGame({ pause: 'delayed', homeScore: 0, awayScore: 0, period: 1, clock: '15:00' })
    const listed = feedGame({ phase: 'live', pause: 'delayed', kickoff: KICKOFF + HOUR })
    expect(merge(ironBowl(), delayed, listed, KICKOFF + 5 * 60_000).line.kickoff).toBe(KICKOFF + HOUR)
    const stopped = { ...delayed, clock: '11:30' }
    expect(merge(ironBowl(), stopped, listed, KICKOFF + 5 * 60_000).line.kickoff).toBe(KICKOFF)
  })
})

describe('a postponed game', () => {
  it.each([
    ['stays open before its reveal', null, 'Players can pick it until its new kickoff.'],
    ['stays revealed after it', REVEAL, 'Its picks are revealed and stay as they are.'],
  ])('%s', (_about, revealedAt, rest) => {
    const listed = feedGame({ phase: 'postponed', timeTbd: true })
    const game = { ...upcoming, phase: 'postponed' as const, timeTbd: true }
    const { line, entries } = merge(ironBowl({ revealedAt }), game, listed, REVEAL - 1)
    expect(line).toMatchObject({ phase: 'postponed', revealedAt, timeTbd: revealedAt === null })
    expect(entries.map(({ text }) => text)).toEqual([`Alabama at Auburn was postponed. ${rest}`])
    expect(merge(line, game, listed, REVEAL + DAY)).toEqual({ line, entries: [] })
  })

  it('logs its new date, which does not hide what has revealed', () => {
    const was = ironBowl({ phase: 'postponed', revealedAt: REVEAL })
    const game = { ...upcoming, kickoff: KICKOFF + 7 * DAY }
    const listed = feedGame({ kickoff: KICKOFF + 7 * DAY })
    const { line, entries } = mergeLine(
      was,
      { ...UNLISTED, before: liveGame({ phase: 'postponed' }), after: game, listed: { game: listed, readAt: 0 } },
      REVEAL + DAY,
    )
    expect(line).toMatchObject({ phase: 'pre', kickoff: KICKOFF, revealedAt: REVEAL })
    expect(entries[0]?.text).toBe(
      'Alabama at Auburn: moved from Sat, Nov 29, 7:30 PM EST to Sat, Dec 6, 7:30 PM EST. Its picks are revealed and stay as they are.',
    )
    expect(merge(line, game, listed, REVEAL + DAY)).toEqual({ line, entries: [] })
  })
})

it('a cancelled game is called off and logged', () => {
  const { line, entries } = merge(ironBowl(), liveGame({ phase: 'canceled' }), undefined, KICKOFF)
  expect(line).toMatchObject({ void: true, phase: 'canceled' })
  expect(entries[0]?.text).toBe('Alabama at Auburn was cancelled and counts for nobody.')
})

it('keeps a final with its score, and takes a correction of it', () => {
  const final = merge(ironBowl(), liveGame({ phase: 'final' }), undefined, REVEAL)
  expect(final.line).toMatchObject({ phase: 'final', homeScore: 24, awayScore: 21 })
  const corrected = merge(final.line, liveGame({ phase: 'final', awayScore: 20 }), undefined, REVEAL)
  expect(corrected.line).toMatchObject({ homeScore: 24, awayScore: 20 })
})

it('never changes the spread', () => {
  const listed = feedGame({ spread: 3, favorite: 'AWAY' })
  expect(merge(ironBowl(), upcoming, listed, KICKOFF - HOUR).line.spread).toBe(7)
})

it('a new line has what the feed says, and no spread yet', () => {
  expect(newLine(feedGame(), 14)).toEqual(ironBowl({ spread: null, spreadSource: null, spreadAt: null }))
})
