import { describe, expect, it, test } from 'vitest'
import { DAY } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { newScores } from '#common/week/week'
import type { SlateWeek } from '#web/live/league'
import { openedWeeks, deskSlate as slate, DESK_WEEK as week } from '../../../../../tests/fixtures/desk-week'
import { liveGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { putOffGames } from './putOff'
import { nextStep } from './steps'

const { kickoff } = ironBowl()
const now = kickoff - 1_000
const played = openedWeeks(week, week)
const final: Partial<GameLine> = { phase: 'final', revealedAt: kickoff, homeScore: 20, awayScore: 27 }
const [open, byHand, calledOff] = [{}, { isLocked: true }, { void: true }]

describe('a game that was put off', () => {
  const tbd: Partial<GameLine> = { timeTbd: true }
  const off: Partial<GameLine> = { phase: 'postponed', revealedAt: kickoff }
  const offByHand: Partial<GameLine> = { phase: 'postponed', kickoffSource: 'commissioner' }
  const away: Partial<GameLine> = { kickoff: kickoff + 14 * DAY, kickoffWas: kickoff }
  const step = (stored: SlateWeek) =>
    nextStep({ week, settings: played, stored, unfinishedActiveLabel: null, scores: undefined, now })

  it.each<[about: string, line: Partial<GameLine>]>([
    ['to be announced and without a line', { ...tbd, spread: null }],
    ['postponed', { phase: 'postponed', timeTbd: true }],
    ['postponed after its reveal', off],
    ['suspended', { phase: 'suspended', revealedAt: kickoff }],
    ['moved to a later week', away],
    ['moved to a later week, and then by hours', { ...away, kickoffWas: kickoff + 13.9 * DAY }],
    ['postponed, with a kickoff by hand in a later week', { ...away, ...offByHand }],
  ])('does not hold up a week whose others are over: %s', (_about, line) => {
    expect(step(slate([final, line, calledOff]))).toBe('score')
    expect(step(slate([final, line, calledOff], 'scored'))).toBe('over')
    const putOff = putOffGames(slate([final, line, calledOff]).lines, undefined, now)
    expect(putOff).toEqual([{ line: ironBowl({ gameId: '1', ...line }), kickoff: line.kickoff ?? null }])
  })

  it('does not hold up a week of which another game was moved by ten days, and played', () => {
    const played = { ...final, kickoff: kickoff + 10 * DAY, kickoffWas: kickoff }
    const later = { kickoff: kickoff + 42 * DAY, kickoffWas: kickoff }
    expect(step(slate([final, played, later]))).toBe('score')
  })

  it.each<[about: string, lines: Partial<GameLine>[], step: string]>([
    ['another is still to be played', [final, tbd, open], 'lock'],
    ['another has locked and is not over', [final, off, byHand], 'score'],
    ['none is over', [tbd, calledOff], 'lock'],
    ['it is moved within the week', [final, { kickoff: kickoff + 3 * DAY, kickoffWas: kickoff }], 'lock'],
    [
      'it is moved by minutes, ten days after the last of the other bowls',
      [
        { ...final, kickoff: kickoff - 20 * DAY },
        final,
        { kickoff: kickoff + 10 * DAY, kickoffWas: kickoff + 9.99 * DAY },
      ],
      'lock',
    ],
    ['it was moved and has begun', [final, { ...away, phase: 'live', revealedAt: kickoff }], 'score'],
    ['it locks by a kickoff by hand', [final, offByHand], 'lock'],
  ])('is waited for while %s', (_about, lines, next) => {
    expect(step(slate(lines, 'scored'))).toBe(next)
  })

  test('is waited for from its new kickoff on', () => {
    const { lines } = slate([final, away])
    const [before, from] = [-1, 0].map((after) => putOffGames(lines, undefined, kickoff + 14 * DAY + after))
    expect([before?.length, from?.length]).toEqual([1, 0])
  })

  test('is one by the live scores', () => {
    const games = { 1: liveGame({ phase: 'pre', timeTbd: true }) }
    const { lines } = slate([final, { revealedAt: kickoff }])
    expect(putOffGames(lines, { ...newScores(week), games }, now)).toMatchObject([{ kickoff: null }])
    const later = { 1: liveGame({ phase: 'pre', timeTbd: false, kickoff: kickoff + 14 * DAY }) }
    const dated = putOffGames(lines, { ...newScores(week), games: later }, kickoff + DAY)
    expect(dated, 'a date that came after the reveal').toMatchObject([{ kickoff: kickoff + 14 * DAY }])
  })
})
