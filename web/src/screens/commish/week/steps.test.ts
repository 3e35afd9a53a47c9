import { describe, expect, it, test } from 'vitest'
import type { GameLine } from '#common/game/line'
import { newScores, type Settings } from '#common/week/week'
import type { SlateWeek } from '#web/live/league'
import { openedWeeks as settings, deskSlate as slate, DESK_WEEK as week } from '../../../../../tests/fixtures/desk-week'
import { liveGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { isToOpen, nextStep, partId, shownState, stepsOf } from './steps'

const { kickoff } = ironBowl()
const now = kickoff - 1_000
const played = settings(week, week)
const aWeekEarlier = settings(13, 13, week)
const final: Partial<GameLine> = { phase: 'final', revealedAt: kickoff, homeScore: 20, awayScore: 27 }
const inDoubt = { doubt: { kickoff: now, since: 0, readings: 1, last: 0 } }
const [open, numberless, byHand, calledOff] = [{}, { spread: null }, { isLocked: true }, { void: true }]

describe('the next step of a week', () => {
  it.each<[about: string, Settings | undefined, SlateWeek | undefined, step: string]>([
    ['a league without a week', undefined, undefined, 'open'],
    ['a league whose active week was never opened', settings(week), undefined, 'open'],
    ['a week after the active one', settings(13, 13), undefined, 'open'],
    ['no games yet', played, slate([]), 'games'],
    ['games prepared before it is opened, a line missing', aWeekEarlier, slate([open, numberless]), 'lines'],
    ['all prepared, and not seen by players', aWeekEarlier, slate([open, open]), 'open'],
    ['all prepared, before the active week, and not among the weeks', settings(15, 15), slate([open]), 'open'],
    ['all prepared, and the active week was never opened', settings(15, week), slate([open]), 'open'],
    ['all locked by hand before players see it', aWeekEarlier, slate([byHand, byHand]), 'open'],
    ['a line missing', played, slate([open, numberless]), 'lines'],
    ['a line missing of a game locked by hand', played, slate([open, { ...numberless, ...byHand }]), 'lines'],
    ['a line missing of a game that was called off', played, slate([open, { ...numberless, void: true }]), 'lock'],
    ['games that players pick', played, slate([open, byHand, final]), 'lock'],
    ['every game locked by hand', played, slate([byHand, byHand]), 'score'],
    ['locked and called off', played, slate([byHand, calledOff]), 'score'],
    ['all final, and not scored', played, slate([final, calledOff]), 'score'],
    ['scored too early', played, slate([final, byHand], 'scored'), 'score'],
    ['all final and scored', played, slate([final, calledOff], 'scored'), 'over'],
    ['over, and the active week set back to an earlier one', aWeekEarlier, slate([final, calledOff]), 'score'],
    ['over and scored, the active week set back', aWeekEarlier, slate([final, calledOff], 'scored'), 'over'],
    ['an earlier week, over', settings(15, week, 15), slate([final], 'scored'), 'over'],
  ])('%s', (_about, settings, stored, step) => {
    expect(nextStep({ week, settings, stored, unfinishedActiveLabel: null, scores: undefined, now })).toBe(step)
  })

  const desk = { week, settings: played, unfinishedActiveLabel: null, scores: undefined, now }

  test('a week that was scored, but is not published, is to be scored', () => {
    const stored = slate([final], 'scored')
    expect(nextStep({ ...desk, stored, scores: { ...newScores(week), refusal: 'A pick is wrong.' } })).toBe('score')
    expect(nextStep({ ...desk, stored, scores: newScores(week) })).toBe('over')
  })

  test('a game that is final in the live scores is over', () => {
    const later = { ...desk, stored: slate([{ revealedAt: kickoff }], 'scored'), now: now + 3_600_000 }
    expect(nextStep(later)).toBe('score')
    const scores = { ...newScores(week), games: { 0: liveGame({ phase: 'final' }) } }
    expect(nextStep({ ...later, scores })).toBe('over')
  })
})

describe('while another week is played', () => {
  const known = { week, settings: settings(13, 13), unfinishedActiveLabel: 'Week 13' }
  const ahead = (stored: SlateWeek | undefined) => ({ ...known, stored })
  it.each<[about: string, SlateWeek | undefined, step: string]>([
    ['its games are chosen', undefined, 'games'],
    ['its lines are set', slate([open, numberless]), 'lines'],
    ['it is opened', slate([open, open]), 'open'],
  ])('%s, in this order', (_about, stored, step) => {
    expect(nextStep({ ...ahead(stored), scores: undefined, now })).toBe(step)
    expect(stepsOf(ahead(stored))).toEqual(['games', 'lines', 'open', 'lock', 'score'])
  })

  it('is opened last, too, when that one has ended since, and first if nothing is prepared', () => {
    const first = (stored: SlateWeek | undefined) => stepsOf({ ...ahead(stored), unfinishedActiveLabel: null })[0]
    expect([first(slate([open])), first(undefined)]).toEqual(['games', 'open'])
    expect(stepsOf({ ...ahead(slate([open])), settings: played })[0]).toBe('open')
  })
})

it('a week before the active one needs no opening: it can be picked as soon as it has games', () => {
  const earlier = { week, settings: settings(week + 1, week + 1), stored: undefined, unfinishedActiveLabel: null }
  expect(stepsOf(earlier)).toEqual(['games', 'lines', 'lock', 'score'])
  expect(nextStep({ ...earlier, scores: undefined, now })).toBe('games')
  const notOpened = { ...earlier, settings: settings(week + 1) }
  expect(stepsOf(notOpened), 'while the active one was not opened either').toContain('open')
})

test('a week that players do not see yet is still to be opened, also without games, unless its games are past', () => {
  const toOpen = (lines: Partial<GameLine>[]) => isToOpen(slate(lines), aWeekEarlier, now)
  expect([toOpen([]), toOpen([final, open]), toOpen([final, calledOff])]).toEqual([true, true, false])
})

test.each<[about: string, stored: SlateWeek, state: ReturnType<typeof shownState>]>([
  ['a week that is played', slate([final, open]), 'open'],
  ['one without games', slate([]), 'open'],
  ['one of which a kickoff is being checked', slate([final, inDoubt]), 'open'],
  ['one whose games were removed after it was scored', slate([], 'scored'), 'open'],
  ['a week that was locked by hand', slate([final, byHand]), 'locked'],
  ['one whose last game was locked by hand', slate([final, calledOff, byHand]), 'locked'],
  ['one that was locked, with a game unlocked since', slate([byHand, open]), 'open'],
  ['one that is played out and not scored', slate([final, calledOff]), 'locked'],
  ['a week that was scored, of which a game waits', slate([final, calledOff, { timeTbd: true }], 'scored'), 'scored'],
  ['one with a final that is not revealed yet', slate([{ ...final, revealedAt: null }], 'scored'), 'locked'],
  ['one that got a game afterwards', slate([final, open], 'scored'), 'open'],
  ['one whose new game is locked', slate([{ ...final, ...byHand }, byHand], 'scored'), 'locked'],
])('beside its name stands the state of %s', (_about, stored, state) =>
  expect(shownState(stored, undefined, now)).toBe(state),
)

test('every step leads to a part of the desk, and only locking and scoring share one', () => {
  const steps = stepsOf({ week, settings: undefined, stored: undefined, unfinishedActiveLabel: null })
  expect(steps.map(partId)).toEqual(['desk-open', 'desk-games', 'desk-lines', 'desk-lock', 'desk-lock'])
})
