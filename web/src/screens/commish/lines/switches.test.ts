import { describe, expect, it, test } from 'vitest'
import type { GameLine } from '#common/game/line'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import type { Side } from '#common/game/sides'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { favoriteQuestion, jumpQuestion, spreadQuestion, switchesOf } from './switches'

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
    ['Called off', {}, { void: true }, `${GAME} is called off and counts for nobody.`],
    ['Called off', { void: true }, { void: false }, `${GAME} counts again.`],
  ])('%s of %o changes one thing, and says what the game is then', (name, line, edit, done) => {
    const box = named(name, line, AHEAD)
    expect([box?.edit, box?.done(GAME)]).toEqual([edit, done])
  })
})

const asksOf = (spread: number | null, side: Side, typed: string) => favoriteQuestion(ironBowl({ spread }), side, typed)

describe('a number above 0 that is typed without a sign', () => {
  test.each<[about: string, spread: number | null, side: Side, typed: string, sentence: string, yes: string]>([
    ['for the favorite', 7, 'AWAY', '6.5', 'Alabama is the favorite. A number above 0 makes it Auburn.', 'Auburn −6½'],
    ['as the first line', null, 'HOME', '6.5', 'AUB +6½ makes Alabama the favorite.', 'Alabama −6½'],
    ['as the first line of the other team', null, 'AWAY', '6½', 'ALA +6½ makes Auburn the favorite.', 'Auburn −6½'],
    ['while neither is favored', 0, 'HOME', '3', 'AUB +3 makes Alabama the favorite.', 'Alabama −3'],
    ['for the side that gets points', 7, 'HOME', '3', 'AUB +3 makes Alabama the favorite.', 'Alabama −3'],
  ])('is asked about %s', (_about, spread, side, typed, sentence, yes) =>
    expect(asksOf(spread, side, typed)).toEqual({ title: `${yes}?`, sentence, yes }),
  )
})

it.each(['+6.5', '-6.5', '0', '', 'PK', '6.4', 'six'])('nothing is asked about a first line of %j', (typed) =>
  expect(asksOf(null, 'HOME', typed)).toBeUndefined(),
)

it.each<[spread: number | null, next: number, yes: string | undefined]>([
  [-7, -70, 'Auburn −70'],
  [-7, 0.5, 'Alabama −½'],
  [-7, 0, undefined],
  [-7, -14, undefined],
  [null, -50, undefined],
])('a spread of %s that becomes %s is asked about as a slip: %s', (spread, next, yes) => {
  const asked = jumpQuestion(ironBowl({ spread }), next)
  expect(asked).toEqual(yes && { title: `${yes}?`, sentence: `The line of ${GAME} is Auburn −7 now.`, yes })
})

it('a first spread that hardly any game has is asked about, too', () =>
  expect(jumpQuestion(ironBowl({ spread: null }), 50.5)).toEqual({
    ...{ title: 'Alabama −50½?', sentence: 'Hardly any game has a line beyond 50.', yes: 'Alabama −50½' },
  }))

describe('a change of points is asked about', () => {
  test.each<[of: string, line: Partial<GameLine>, now: number, title: string | undefined]>([
    ['of a game ahead', {}, AHEAD, undefined],
    ['of a game that has kicked off', {}, kickoff, `Change the spread of ${GAME}?`],
    ['that is the first, while the game can be picked', { spread: null }, kickoff, undefined],
    ['that is the first, once it has revealed', { spread: null, revealedAt: 1 }, AHEAD, `Give ${GAME} a line now?`],
    ['that is the first of a game that is called off', { spread: null, revealedAt: 1, void: true }, AHEAD, undefined],
  ])('by another spread %s', (_of, line, now, title) => expect(spreadQuestion(ironBowl(line), now)?.title).toBe(title))

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
    ['Called off', {}, `Call off ${GAME}?`, 'Call it off', 'danger'],
    ['Called off', { void: true }, `Count ${GAME} again?`, 'Count it again'],
  ])('by name: %s of %o', (name, line, title, yes, weight) =>
    expect(named(name, line, kickoff)?.question).toEqual({
      title,
      sentence: expect.stringMatching(/pick(ed|s) .*\./),
      yes,
      ...(weight && { no: 'Keep it on' }),
      weight,
    }),
  )
})

it.each<[when: string, line: Partial<GameLine>, now: number, instead: string | undefined]>([
  ['until its lock', {}, kickoff + LOCK_AFTER_KICKOFF - 1, undefined],
  ['not from its lock on', {}, kickoff + LOCK_AFTER_KICKOFF, 'Locked by kickoff'],
  ['not once it is over', { phase: 'final', timeTbd: true }, AHEAD, 'Locked by kickoff'],
  ['not if it was called off since', { void: true, revealedAt: kickoff }, kickoff, 'Locked by kickoff'],
  ['not though it was locked by hand', { isLocked: true, phase: 'final' }, kickoff, 'Locked by kickoff'],
])('a game has a box to lock it %s', (_when, line, now, instead) =>
  expect(named('Locked', line, now)?.instead).toBe(instead),
)
