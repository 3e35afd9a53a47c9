import { describe, expect, it, test } from 'vitest'
import type { GameLine } from '#common/game/line'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { switchesOf } from './switches'

const { kickoff } = ironBowl()
const GAME = 'Alabama at Auburn'
const AHEAD = kickoff - 1
const named = (name: string, line: Partial<GameLine>, now: number) =>
  switchesOf(ironBowl(line), now).find((each) => each.name === name)

describe('a box of a line', () => {
  it.each<[name: string, line: Partial<GameLine>, edit: object, done: string]>([
    ['×2', {}, { isDouble: true }, `${GAME} counts double.`],
    ['×2', { multiplier: 2 }, { isDouble: false }, `${GAME} no longer counts double.`],
    ['Locked', {}, { isLocked: true }, `${GAME} is locked.`],
    ['Locked', { isLocked: true }, { isLocked: false }, `${GAME} is unlocked.`],
    ['Void', {}, { void: true }, `${GAME} is called off and counts for nobody.`],
    ['Void', { void: true }, { void: false }, `${GAME} counts again.`],
  ])('%s of %o changes one thing, and says what the game is then', (name, line, edit, done) =>
    expect(named(name, line, AHEAD)).toMatchObject({ edit, done }),
  )
})

describe('a change of points is asked about', () => {
  test.each<[when: string, line: Partial<GameLine>, now: number, isAsked: boolean]>([
    ['not before the kickoff', {}, AHEAD, false],
    ['not while the kickoff is only a placeholder', { timeTbd: true }, kickoff, false],
    ['from the kickoff on', {}, kickoff, true],
    ['once the picks are revealed, whatever its kickoff is now', { revealedAt: AHEAD, timeTbd: true }, AHEAD, true],
    ['once it is over', { phase: 'final', timeTbd: true }, AHEAD, true],
  ])('%s', (_when, line, now, isAsked) =>
    expect(switchesOf(ironBowl(line), now).map(({ question }) => question !== undefined)).toEqual([
      isAsked,
      false,
      isAsked,
    ]),
  )

  it.each<[name: string, line: Partial<GameLine>, title: string, yes: string, weight?: string]>([
    ['×2', {}, `Count ${GAME} double?`, 'Count it double'],
    ['×2', { multiplier: 2 }, `Take the double off ${GAME}?`, 'Take the double off'],
    ['Void', {}, `Call off ${GAME}?`, 'Call it off', 'danger'],
    ['Void', { void: true }, `Count ${GAME} again?`, 'Count it again'],
  ])('by name: %s of %o', (name, line, title, yes, weight = 'primary') =>
    expect(named(name, line, kickoff)?.question).toEqual([
      title,
      expect.stringMatching(/pick(ed|s) .*\./),
      yes,
      weight,
    ]),
  )
})

it.each<[when: string, line: Partial<GameLine>, now: number, instead: string | undefined]>([
  ['until its lock', {}, kickoff + LOCK_AFTER_KICKOFF - 1, undefined],
  ['not from its lock on', {}, kickoff + LOCK_AFTER_KICKOFF, 'Locked by kickoff'],
  ['not once it is over', { phase: 'final', timeTbd: true }, AHEAD, 'Locked by kickoff'],
  ['not if it was called off since', { void: true, revealedAt: kickoff }, kickoff, 'Locked by kickoff'],
  ['still, if it was locked by hand', { isLocked: true, phase: 'final' }, kickoff, undefined],
])('a game has a box to lock it %s', (_when, line, now, instead) =>
  expect(named('Locked', line, now)?.instead).toBe(instead),
)
