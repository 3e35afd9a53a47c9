import { describe, expect, it, test } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import type { GameLine, HandResult } from '#common/game/line'
import { closedBecause, isRevealed } from '#common/game/lock'
import type { LiveGame } from '#common/week/week'
import { KICKOFF, liveGame, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { withEdit } from './line-edit'

const SOON = KICKOFF + 5 * MINUTE
const LATE = KICKOFF + HOUR
const delayed = liveGame({ homeScore: 0, awayScore: 0, pause: 'delayed', period: 1, clock: '15:00' })
const revealed = { revealedAt: KICKOFF + 10 * MINUTE }
const hand = (phase: HandResult['phase'], homeScore = 0, awayScore = 0): HandResult => ({ phase, homeScore, awayScore })
const edited = (line: Partial<GameLine>, edit: object, known: LiveGame | undefined = upcoming, now = LATE) =>
  withEdit(ironBowl(line), { week: 14, ...edit }, known, now, true)

test.each<[about: string, edit: object, known: LiveGame, byHand: HandResult]>([
  ['a final', { phase: 'final', homeScore: 20, awayScore: 27 }, upcoming, hand('final', 20, 27)],
  ['a score under way', { homeScore: 7, awayScore: 3 }, upcoming, hand('live', 7, 3)],
  ['one side’s score, over the feed’s', { awayScore: 28 }, liveGame(), hand('live', 24, 28)],
  ['that what the feed last saw was the final', { phase: 'final' }, liveGame(), hand('final', 24, 21)],
  ['a corrected final', { homeScore: 27 }, liveGame({ phase: 'final' }), hand('final', 27, 21)],
  ['that a suspended game goes on', { homeScore: 27 }, liveGame({ phase: 'suspended' }), hand('live', 27, 21)],
  ['that it has not begun', { phase: 'pre' }, liveGame(), hand('pre')],
  ['that it is called off', { phase: 'canceled' }, upcoming, hand('canceled')],
])('a commissioner says %s', (_about, edit, known, byHand) => {
  const line = edited(revealed, edit, known)
  const score = byHand.phase === 'final' ? [byHand.homeScore, byHand.awayScore] : [null, null]
  expect(line.byHand).toEqual(byHand)
  expect([line.phase, line.homeScore, line.awayScore]).toEqual([byHand.phase, ...score])
  expect(line.void).toBe(byHand.phase === 'canceled')
})

it.each([null, 'commissioner'] as const)('“Cancelled” calls a game off unless `void` is false; voidSource %s', (by) => {
  const cancelled = (off?: false) => edited({ voidSource: by }, { phase: 'canceled', void: off }).void
  expect([cancelled(), cancelled(false)]).toEqual([true, false])
})

it.each([
  ['a scores document that the next pass has yet to update', liveGame({ homeScore: 0, awayScore: 0 })],
  ['no scores document yet', undefined],
])('an edit goes on from what a commissioner said last, with %s', (_about, known) => {
  const one = edited(revealed, { phase: 'final', homeScore: 28, awayScore: 14 }, known, LATE)
  const two = edited(one, { homeScore: 31 }, known, LATE + 100)
  expect(two).toMatchObject({ byHand: hand('final', 31, 14), phase: 'final', homeScore: 31, awayScore: 14 })
})

describe('refused is', () => {
  it.each([
    ['a final without a score', { phase: 'final' }, revealed, /^A final needs both scores/],
    ['a final with half a score', { phase: 'final', homeScore: 3 }, revealed, /^A final needs both scores/],
    ['a final of a game to come', { phase: 'final', homeScore: 3, awayScore: 0 }, { kickoff: LATE + 1 }, /not kicked/],
    [
      'a score of a game without a kickoff',
      { homeScore: 3 },
      { timeTbd: true },
      /first enter a kickoff within the last 10 minutes\.$/,
    ],
    ['to give the feed what it does not know', { feed: true }, { gameId: 'hand-1' }, /^Alabama at Auburn was added by/],
    ['another kickoff of a revealed game', { kickoff: LATE, phase: 'pre' }, revealed, /keeps its kickoff\.$/],
  ])('%s', (_about, edit, line, says) => expect(() => edited(line, edit)).toThrow(says))
})

it('a revealed game that was postponed gets its final, although it never got another kickoff', () => {
  const said = edited({ ...revealed, timeTbd: true }, { phase: 'final', homeScore: 20, awayScore: 27 })
  expect(said).toMatchObject({ phase: 'final', homeScore: 20, awayScore: 27, timeTbd: true })
})

describe('given back to the feed', () => {
  const byHand = { ...revealed, byHand: hand('final', 20, 27), phase: 'final', homeScore: 20, awayScore: 27 } as const

  it.each<[feed: LiveGame, phase: string, score: number | null]>([
    [liveGame(), 'live', null],
    [liveGame({ phase: 'final' }), 'final', 24],
    [upcoming, 'pre', null],
  ])('a game is what the feed last said: %j', (feed, phase, score) => {
    const known = { ...liveGame(), ...byHand.byHand, feed }
    expect(edited(byHand, { feed: true }, known)).toMatchObject({ byHand: null, phase, homeScore: score })
  })

  it('a game that was called off is on again, unless a commissioner switched it off', () => {
    const off = { ...revealed, byHand: hand('canceled'), phase: 'canceled', void: true } as const
    expect(edited({ ...off, voidSource: 'feed' }, { feed: true })).toMatchObject({ void: false, voidSource: null })
    expect(edited({ ...off, voidSource: 'commissioner' }, { feed: true }).void).toBe(true)
  })

  it('a game that was never by hand keeps its result', () =>
    expect(edited({ ...revealed, phase: 'final', homeScore: 3, awayScore: 0 }, { feed: true })).toMatchObject({
      ...{ phase: 'final', homeScore: 3, kickoffSource: 'feed' },
    }))
})

describe('whatever a commissioner says,', () => {
  const said = [
    { phase: 'pre' },
    { phase: 'postponed' },
    { phase: 'canceled' },
    { phase: 'live', homeScore: 3 },
    { phase: 'final', homeScore: 3, awayScore: 0 },
    { feed: true },
  ]
  it.each(said)('%j reopens no game that has revealed', (edit) => {
    const line = edited(revealed, edit)
    expect([isRevealed(line, LATE), closedBecause(line, LATE) === null]).toEqual([true, false])
    const due = edited({}, edit)
    expect([isRevealed(due, LATE), closedBecause(due, LATE) === null]).toEqual([true, false])
  })

  it.each(said)('%j reveals no picks before their time', (edit) => {
    const soon = KICKOFF + 8 * MINUTE
    expect(isRevealed(edited({}, edit, upcoming, soon), soon)).toBe(false)
  })
})

it('a postponed game waits for a new kickoff, and the lock it had is remembered', () => {
  const line = edited({}, { phase: 'postponed' }, upcoming, KICKOFF)
  expect(line).toMatchObject({
    phase: 'postponed',
    timeTbd: true,
    kickoffSource: 'commissioner',
    lockWas: KICKOFF + 600_000,
  })
  expect(closedBecause(line, LATE)).toBeNull()
  const dated = edited(line, { phase: 'pre', kickoff: LATE }, upcoming, KICKOFF)
  expect(dated).toMatchObject({ phase: 'pre', timeTbd: false, kickoff: LATE })
})

describe('a new kickoff of a game that is postponed by hand', () => {
  const off = edited({}, { phase: 'postponed' }, upcoming, KICKOFF)
  const feed = (phase: LiveGame['phase']) => ({ ...upcoming, ...hand('postponed'), feed: { ...upcoming, phase } })
  const dated = { week: 14, kickoff: LATE }

  it('ends that, and leaves the result to a feed that has the game to come', () => {
    for (const edit of [dated, { ...dated, phase: 'postponed' as const }])
      expect(edited(off, edit, feed('pre'), KICKOFF)).toMatchObject({ phase: 'pre', byHand: null, kickoff: LATE })
    expect(edited({}, { ...dated, phase: 'postponed' }, upcoming, KICKOFF)).toMatchObject({
      phase: 'pre',
      byHand: null,
    })
  })

  it.each<[about: string, line: GameLine, known: LiveGame]>([
    ['is postponed by the feed too', off, feed('postponed')],
    ['the feed does not know', { ...off, gameId: 'hand-1' }, feed('pre')],
  ])('ends that by hand where the game %s', (_about, line, known) =>
    expect(edited(line, dated, known, KICKOFF)).toMatchObject({ phase: 'pre', byHand: hand('pre'), kickoff: LATE }),
  )

  it('changes no other result by hand', () => {
    const called = edited({}, { phase: 'canceled' }, upcoming, KICKOFF)
    expect(edited(called, dated, feed('pre'), KICKOFF)).toMatchObject({ phase: 'canceled', byHand: hand('canceled') })
  })
})

describe('a game postponed within ten minutes of its kickoff', () => {
  const postponed = (line: Partial<GameLine>, known: LiveGame) => edited(line, { phase: 'postponed' }, known, SOON)

  it.each<[by: string, line: Partial<GameLine>, known: LiveGame]>([
    ['by the feed', { phase: 'live' }, liveGame({ homeScore: 7, awayScore: 0 })],
    ['by a commissioner', { phase: 'live', byHand: hand('live', 7, 0) }, upcoming],
    ['by the feed, whatever a commissioner said', { byHand: hand('pre') }, { ...upcoming, feed: liveGame() }],
  ])('keeps its kickoff and its lock if it has been played %s', (_by, line, known) => {
    const next = postponed(line, known)
    expect(next).toMatchObject({ phase: 'postponed', timeTbd: false, kickoff: KICKOFF })
    expect([isRevealed(next, LATE), closedBecause(next, LATE)]).toEqual([true, 'kickoff'])
  })

  it('waits for a new kickoff if it was only delayed', () => expect(postponed({}, delayed).timeTbd).toBe(true))
})

describe('a later kickoff within ten minutes of the first', () => {
  const moved = (line: Partial<GameLine>, known: LiveGame, to = 10) =>
    edited(line, { kickoff: KICKOFF + to * MINUTE }, known, SOON)

  it.each<[by: string, line: Partial<GameLine>, known: LiveGame]>([
    ['the feed', {}, liveGame({ homeScore: 0, awayScore: 0 })],
    ['the feed, whatever a commissioner said', { byHand: hand('pre') }, { ...upcoming, feed: liveGame() }],
    ['a commissioner', { byHand: hand('live', 7, 0) }, upcoming],
  ])('is refused, if only by a minute, once the game is played by the word of %s', (_by, line, known) => {
    expect(() => moved(line, known)).toThrow(/^Alabama at Auburn is being played, and its picks would stay open\.$/)
    expect(() => moved(line, known, 1)).toThrow(/would stay open/)
    expect(moved(line, known, -1).kickoff).toBe(KICKOFF - MINUTE)
  })

  it('is believed with the word that it has not begun, of a game that only a commissioner said was played', () => {
    const edit = { kickoff: KICKOFF + HOUR, phase: 'pre' }
    const byHand = hand('live', 7, 0)
    expect(edited({ byHand }, edit, upcoming, SOON)).toMatchObject({ kickoff: KICKOFF + HOUR, byHand: hand('pre') })
    expect(() => edited({ byHand }, edit, { ...upcoming, feed: liveGame() }, SOON)).toThrow(/would stay open/)
    expect(() => edited({ byHand }, { ...edit, phase: 'postponed' }, upcoming, SOON)).toThrow(/would stay open/)
  })

  it.each([
    ['has not begun', upcoming],
    ['is delayed', delayed],
  ])('is believed of a game that %s', (_about, known) =>
    expect(moved({}, known)).toMatchObject({ kickoff: KICKOFF + 10 * MINUTE, lockWas: KICKOFF + 10 * MINUTE }),
  )
})
