import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import type { GameLine, KickoffDoubt, Phase, PhaseDoubt } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { feedGame, KICKOFF, REVEAL, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import type { FeedGame } from '../feed/feed-game'
import { doubtAfter, isUnsure, offAgainAfter, waveringAfter } from './doubt'

const NOW = KICKOFF - 60 * MINUTE
/** A wrong date: yesterday. */
const WRONG = KICKOFF - DAY
const HALF_HOUR = 30 * MINUTE
const PUT_OFF: Partial<GameLine> = { kickoff: NOW + DAY, kickoffWas: NOW + 2 }
const first: KickoffDoubt = { kickoff: WRONG, since: NOW, readings: 1, last: NOW }

const after = (line: Partial<GameLine>, given: Partial<FeedGame>, game: Partial<LiveGame> = {}, readAt = NOW) =>
  doubtAfter(ironBowl(line), { game: feedGame({ kickoff: WRONG, ...given }), readAt }, { ...upcoming, ...game }, NOW)

describe('a kickoff that the feed moves into the past, or up to very soon', () => {
  it('is in doubt from the first such reading', () => expect(after({}, {})).toEqual(first))

  type Case = [about: string, line: Partial<GameLine>, given: Partial<FeedGame>, game: Partial<LiveGame>, is: boolean]
  const HOUR_AGO: Partial<FeedGame> = { phase: 'live', kickoff: NOW - HOUR }
  const cases: Case[] = [
    ['of a game that was to be announced', { timeTbd: true, kickoff: WRONG - DAY }, {}, {}, true],
    ['by a minute', { kickoff: NOW + 1 }, { kickoff: NOW }, {}, true],
    ['that is over: a later one is no surprise', { kickoff: WRONG - MINUTE }, {}, {}, false],
    ['that is over, to what it was', { kickoff: WRONG }, {}, {}, false],
    ['to a moment that is still ahead', { kickoff: NOW + HALF_HOUR }, { kickoff: NOW + 1 }, {}, false],
    ['to a moment ahead, by half an hour', { kickoff: NOW + 1 + HALF_HOUR }, { kickoff: NOW + 1 }, {}, false],
    ['to a moment ahead, by more than that', { kickoff: NOW + 2 + HALF_HOUR }, { kickoff: NOW + 1 }, {}, true],
    ['to half an hour ahead', { kickoff: NOW + DAY }, { kickoff: NOW + HALF_HOUR }, {}, true],
    ['to more than that ahead', { kickoff: NOW + DAY }, { kickoff: NOW + HALF_HOUR + 1 }, {}, false],
    ['to half an hour ahead, which was to be announced', { timeTbd: true }, { kickoff: NOW + HALF_HOUR }, {}, true],
    ['to when it was put off from', PUT_OFF, { kickoff: NOW + 2 }, {}, false],
    ['to another than it was put off from', PUT_OFF, { kickoff: NOW + 3 }, {}, true],
    ['to later, which is soon', { kickoff: NOW + 1 }, { kickoff: NOW + HALF_HOUR }, {}, false],
    ['to a date to be announced', {}, { timeTbd: true }, {}, false],
    ['while it is live', {}, { phase: 'live' }, { phase: 'live' }, true],
    ['while it is live, eight hours ago', {}, { phase: 'live', kickoff: NOW - 8 * HOUR }, { phase: 'live' }, true],
    ['while it is live, less than that', {}, { phase: 'live', kickoff: NOW - 8 * HOUR + 1 }, { phase: 'live' }, false],
    ['while it is live, once it has kicked off', { kickoff: NOW }, { phase: 'live' }, { phase: 'live' }, false],
    ['while it is live, by the eight hours of a game', { kickoff: NOW + 8 * HOUR }, HOUR_AGO, { phase: 'live' }, false],
    ['while it is live, by more than that', { kickoff: NOW + 8 * HOUR + 1 }, HOUR_AGO, { phase: 'live' }, true],
    ['while it is live, from a day ahead', { timeTbd: true, kickoff: NOW + DAY }, HOUR_AGO, { phase: 'live' }, false],
    ['from a later day', { timeTbd: true, kickoff: NOW + DAY + 1 }, HOUR_AGO, { phase: 'live' }, true],
    ['while it is live, and had no time', { timeTbd: true, kickoff: NOW }, { phase: 'live' }, { phase: 'live' }, true],
    ['with its final', {}, { phase: 'final' }, { phase: 'final' }, true],
    ['with its final, an hour ago', {}, { phase: 'final', kickoff: NOW - HOUR }, { phase: 'final' }, false],
    ['while it is cancelled', {}, { phase: 'canceled' }, { phase: 'canceled' }, true],
    ['while it is cancelled, an hour ago', {}, { phase: 'canceled', kickoff: NOW - HOUR }, {}, true],
    ['of a game with points on the board', {}, {}, { homeScore: 3 }, true],
    ['of a game with points on the board, an hour ago', {}, { kickoff: NOW - HOUR }, { homeScore: 3 }, false],
    ['of a game whose first snap is delayed', {}, {}, { phase: 'live', pause: 'delayed' }, true],
    [
      'of a game whose first snap is delayed, a minute ago',
      {},
      { phase: 'live', kickoff: NOW - MINUTE },
      { phase: 'live', pause: 'delayed', period: 1, clock: '15:00' },
      true,
    ],
  ]
  it.each(cases)('%s', (_about, line, given, game, is) => expect(after(line, given, game) !== null).toBe(is))
})

describe('a doubt', () => {
  it.each<[about: string, doubt: Partial<KickoffDoubt>, readAt: number, is: KickoffDoubt | null]>([
    ['counts each reading that repeats the date', {}, NOW + MINUTE, { ...first, readings: 2, last: NOW + MINUTE }],
    ['does not count a reading twice', {}, NOW, first],
    ['does not count an older reading', {}, NOW - MINUTE, first],
    ['outlasts two readings, however far apart', {}, NOW + DAY, { ...first, readings: 2, last: NOW + DAY }],
    ['ends with the third reading after two minutes', { readings: 2 }, NOW + 2 * MINUTE, null],
    ['ends with any later one', { readings: 9 }, NOW + 3 * MINUTE, null],
    [
      'outlasts readings within two minutes, however many',
      { readings: 9 },
      NOW + 2 * MINUTE - 1,
      { ...first, readings: 10, last: NOW + 2 * MINUTE - 1 },
    ],
    [
      'begins again with another date',
      { kickoff: WRONG - DAY, readings: 9, since: NOW - DAY },
      NOW + MINUTE,
      { ...first, since: NOW + MINUTE, last: NOW + MINUTE },
    ],
  ])('%s', (_about, doubt, readAt, is) => {
    expect(after({ doubt: { ...first, ...doubt } }, {}, {}, readAt)).toEqual(is)
  })

  it('ends with a kickoff in the future, and when the game is played', () => {
    expect(after({ doubt: first }, { kickoff: KICKOFF })).toBeNull()
    expect(after({ doubt: first }, { phase: 'live', kickoff: NOW - MINUTE }, { phase: 'live' })).toBeNull()
    expect(after({ doubt: first, kickoff: NOW }, { phase: 'live' }, { phase: 'live' })).toBeNull()
  })
})

describe('a feed that goes back and forth', () => {
  const LATER = KICKOFF + DAY
  const takenBack: KickoffDoubt = { kickoff: LATER, since: NOW - MINUTE, readings: 0, last: NOW - MINUTE }
  const said = { ...takenBack, since: NOW, readings: 1, last: NOW }
  const kept: Partial<GameLine> = { lockWas: REVEAL, wavering: takenBack }
  const putOff: Partial<GameLine> = { kickoff: LATER, lockWas: REVEAL }
  const nowTakenBack = { ...takenBack, since: NOW, last: NOW }

  it.each<[about: string, line: Partial<GameLine>, given: Partial<FeedGame>, is: KickoffDoubt | null]>([
    ['is one that takes a put-off back', putOff, {}, nowTakenBack],
    ['or more than that', putOff, { kickoff: KICKOFF - MINUTE }, nowTakenBack],
    ['or a date to be announced', { ...putOff, timeTbd: true }, {}, { ...nowTakenBack }],
    ['is none that sets a first date', { timeTbd: true }, {}, null],
    ['is none that takes back a part of it', putOff, { kickoff: KICKOFF + MINUTE }, null],
    ['is none that moves a game that was never put off', { kickoff: LATER }, {}, null],
    ['is none that has only been in doubt', { lockWas: REVEAL }, { kickoff: KICKOFF - MINUTE }, null],
    ['is none that puts a game off', { lockWas: REVEAL }, { kickoff: LATER }, null],
    ['is not believed with its first later kickoff', kept, { kickoff: LATER }, said],
    ['nor with a date to be announced', kept, { kickoff: LATER, timeTbd: true }, said],
    ['nor when it postpones the game to that date', kept, { phase: 'postponed', kickoff: LATER }, said],
    ['is not asked about the date of a game under way', kept, { phase: 'live', kickoff: LATER }, takenBack],
    ['is known though it says the same again', kept, {}, takenBack],
    ['has to begin again after it says the same again', { ...kept, wavering: said }, {}, { ...said, readings: 0 }],
    ['is believed when it postpones the game', kept, { phase: 'postponed', timeTbd: true }, takenBack],
  ])('%s', (_about, line, given, is) =>
    expect(waveringAfter(ironBowl(line), { game: feedGame(given), readAt: NOW })).toEqual(is),
  )

  it('is believed with the third reading after two minutes', () => {
    const after = (readings: number, readAt: number) =>
      waveringAfter(ironBowl({ ...kept, wavering: { ...said, readings } }), {
        game: feedGame({ kickoff: LATER }),
        readAt,
      })
    expect(after(1, NOW + 2 * MINUTE)).toEqual({ ...said, readings: 2, last: NOW + 2 * MINUTE })
    expect(after(2, NOW + 2 * MINUTE - 1)).toMatchObject({ readings: 3 })
    expect(after(2, NOW + 2 * MINUTE)).toBeNull()
  })
})

describe('a feed by which a game is off and on again', () => {
  const takenBack: PhaseDoubt = { phase: 'canceled', since: NOW - MINUTE, readings: 0, last: NOW - MINUTE }
  const said = { ...takenBack, since: NOW, readings: 1, last: NOW }
  const after = (offAgain: PhaseDoubt | null | undefined, was: Phase, is: Phase, readAt = NOW) =>
    offAgainAfter(ironBowl({ ...(offAgain !== undefined && { offAgain }) }), was, is, readAt)

  it.each<[about: string, offAgain: PhaseDoubt | null | undefined, was: Phase, is: Phase, then: PhaseDoubt | null]>([
    ['is believed the first time', undefined, 'pre', 'canceled', null],
    ['is remembered for taking it back', null, 'canceled', 'pre', { ...takenBack, since: NOW, last: NOW }],
    ['or postponing what it cancelled', null, 'canceled', 'postponed', { ...takenBack, since: NOW, last: NOW }],
    ['is not believed at once the second time', takenBack, 'pre', 'canceled', said],
    ['nor if the game is postponed then', takenBack, 'live', 'postponed', { ...said, phase: 'postponed' }],
    ['has to begin again if the game is on in between', said, 'pre', 'pre', { ...said, readings: 0 }],
    ['has to begin again with the other', said, 'pre', 'postponed', { ...said, phase: 'postponed' }],
    ['is believed that the game has begun', takenBack, 'pre', 'live', takenBack],
    ['is believed that it has begun right after saying that it is off', said, 'pre', 'live', { ...said, readings: 0 }],
    ['and that it is over', said, 'live', 'final', { ...said, readings: 0 }],
    ['is not asked again while the game is off', takenBack, 'canceled', 'canceled', takenBack],
    ['is not doubted while nothing changes', undefined, 'pre', 'pre', null],
  ])('%s', (_about, offAgain, was, is, then) => expect(after(offAgain, was, is)).toEqual(then))

  it('is believed with the third reading after two minutes', () => {
    expect(after({ ...said, readings: 2 }, 'pre', 'canceled', NOW + 2 * MINUTE - 1)).toMatchObject({ readings: 3 })
    expect(after({ ...said, readings: 2 }, 'pre', 'canceled', NOW + 2 * MINUTE)).toBeNull()
  })
})

const doubt = { kickoff: KICKOFF - 12 * HOUR, since: KICKOFF, readings: 1, last: KICKOFF }

it.each<[about: string, line: Parameters<typeof ironBowl>[0], unsure: boolean]>([
  ['a kickoff is in doubt', { doubt }, true],
  ['a later kickoff waits', { wavering: doubt }, true],
  ['none waits any more', { wavering: { ...doubt, readings: 0 } }, false],
  ['it has revealed', { doubt, wavering: doubt, revealedAt: 1 }, false],
  ['a kickoff was not repeated for an hour', { doubt: { ...doubt, last: KICKOFF - HOUR } }, false],
  ['a later kickoff was not, either', { wavering: { ...doubt, last: KICKOFF - HOUR } }, false],
  ['a kickoff was repeated within the hour', { doubt: { ...doubt, last: KICKOFF - HOUR + 1 } }, true],
  ['a cancellation waits', { offAgain: { ...doubt, phase: 'canceled' } }, true],
  ['a cancellation waits after the reveal, too', { offAgain: { ...doubt, phase: 'canceled' }, revealedAt: 1 }, true],
  ['no cancellation waits any more', { offAgain: { ...doubt, phase: 'canceled', readings: 0 } }, false],
])('a game is unsure while %s: %#', (_about, line, unsure) => expect(isUnsure(ironBowl(line), KICKOFF)).toBe(unsure))
