import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { feedGame, KICKOFF, REVEAL, UNLISTED, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import type { FeedGame } from '../feed/feed-game'
import { mergeLine } from './merge-line'
import { withLockWas } from './next-line'

const SAID_TO_COME: Partial<GameLine> = { byHand: { phase: 'pre', homeScore: 0, awayScore: 0 } }

const merge = (was: Partial<GameLine>, given: Partial<FeedGame>, now: number, game: Partial<LiveGame> = {}) =>
  mergeLine(
    ironBowl(was),
    { ...UNLISTED, before: upcoming, after: { ...upcoming, ...game }, listed: { game: feedGame(given), readAt: now } },
    now,
  ).line

describe('the feed’s data of the teams and the site', () => {
  const news: Partial<FeedGame> = {
    ...{ neutralSite: true, broadcast: 'ESPN', overUnder: 51 },
    home: { ...feedGame().home, rank: 25, record: '6-6' },
    away: { ...feedGame().away, rank: null, record: '9-3' },
  }
  const is = {
    ...{ neutralSite: true, broadcast: 'ESPN', overUnder: 51 },
    ...{ homeRank: 25, awayRank: null, homeRecord: '6-6', awayRecord: '9-3' },
  }

  it('are used until the game reveals, and not after', () => {
    expect(merge({}, news, KICKOFF - HOUR)).toMatchObject(is)
    expect(merge({ kickoffSource: 'commissioner' }, news, KICKOFF - HOUR)).toMatchObject(is)
    expect(merge({ revealedAt: REVEAL }, news, REVEAL)).toMatchObject({ broadcast: 'ABC', awayRank: 10 })
  })

  it('stay as they were where the feed has a blank', () => {
    const { home, away } = feedGame()
    const blank = { broadcast: '', overUnder: null, home: { ...home, record: '' }, away: { ...away, record: '' } }
    expect(merge({}, blank, KICKOFF - HOUR)).toMatchObject({
      ...{ broadcast: 'ABC', overUnder: 48.5, homeRecord: '5-6', awayRecord: '9-2' },
    })
  })
})

describe('a kickoff that a commissioner set', () => {
  it('stays, without a doubt', () => {
    const given = { kickoff: KICKOFF - DAY }
    expect(merge({ kickoffSource: 'commissioner' }, given, KICKOFF - HOUR)).toMatchObject({
      kickoff: KICKOFF,
      doubt: null,
    })
  })

  it('stays by hand once it is over, though the game is played', () => {
    const was = { kickoffSource: 'commissioner' } as const
    expect(merge(was, { phase: 'live', kickoff: KICKOFF - HOUR }, KICKOFF, { homeScore: 7 })).toMatchObject(was)
  })
})

describe('the kickoff of a game that has begun', () => {
  const begun = { homeScore: 7 }
  it.each<[about: string, was: Partial<GameLine>, given: Partial<FeedGame>, now: number, is: number]>([
    ['follows an earlier one while its own is ahead', { kickoff: KICKOFF + HOUR }, {}, KICKOFF + 1, KICKOFF],
    ['follows one of this very moment', { kickoff: KICKOFF + HOUR }, {}, KICKOFF, KICKOFF],
    ['stands once it is over', {}, { kickoff: KICKOFF - HOUR }, KICKOFF, KICKOFF],
    ['stands against a date ahead', { kickoff: KICKOFF + HOUR }, { kickoff: KICKOFF + DAY }, KICKOFF, KICKOFF + HOUR],
    ['stands against one to be announced', { kickoff: KICKOFF + HOUR }, { timeTbd: true }, KICKOFF + 1, KICKOFF + HOUR],
    ['is taken where none was announced', { timeTbd: true, kickoff: KICKOFF - DAY }, {}, KICKOFF + 1, KICKOFF],
  ])('%s', (_about, was, given, now, is) => {
    const live = { phase: 'live', ...given } as const
    expect(merge(was, live, now, begun)).toMatchObject({ kickoff: is, timeTbd: false, doubt: null })
  })
})

describe('a game that the feed shows under way', () => {
  const live = { phase: 'live', period: 1, clock: '9:00' } as const
  const early = { begunEarly: true } as const
  it.each<[about: string, was: Partial<GameLine>, game: Partial<LiveGame>, now: number, is: boolean | undefined]>([
    ['well before its kickoff has begun early', {}, live, KICKOFF - 10 * MINUTE - 1, true],
    ['some minutes before it has not', {}, live, KICKOFF - 10 * MINUTE, undefined],
    ['before one to be announced has, too', { timeTbd: true }, live, KICKOFF + HOUR, true],
    ['from its kickoff on has not', {}, live, KICKOFF, undefined],
    ['still has, once that kickoff is over', early, live, KICKOFF, true],
    ['no longer has, once it has revealed', { ...early, revealedAt: REVEAL }, live, REVEAL, false],
    ['no longer has, if the feed takes it back', early, {}, KICKOFF - 1, false],
    ['no longer has, if it is postponed', early, { phase: 'postponed', homeScore: 7 }, KICKOFF - 1, false],
    [
      'has not, while its first snap is delayed',
      {},
      { ...live, clock: '15:00', pause: 'delayed' },
      KICKOFF - HOUR,
      undefined,
    ],
    ['has, though a commissioner says that it is to come', SAID_TO_COME, live, KICKOFF - HOUR, true],
  ])('%s', (_about, was, game, now, is) => {
    expect(merge(was, { timeTbd: was.timeTbd ?? false }, now, game).begunEarly).toBe(is)
  })

  it('keeps its mark while no reading lists it', () => {
    const { line } = mergeLine(ironBowl(early), { ...UNLISTED, before: upcoming, after: upcoming }, KICKOFF - HOUR)
    expect(line.begunEarly).toBe(true)
  })
})

it('a game that is cancelled loses its time without an entry of its own', () => {
  const canceled = { phase: 'canceled', timeTbd: true } as const
  const update = {
    ...UNLISTED,
    before: upcoming,
    after: { ...upcoming, ...canceled },
    listed: { game: feedGame(canceled), readAt: 0 },
  }
  const { line, entries } = mergeLine(ironBowl(), update, KICKOFF - HOUR)
  expect(line).toMatchObject({ timeTbd: true, void: true })
  expect(entries.map(({ kind }) => kind)).toEqual(['void'])
})

it('a doubt keeps the kickoff that was announced, and the lock it puts off', () => {
  const now = KICKOFF - HOUR
  expect(merge({}, { kickoff: KICKOFF - DAY }, now)).toMatchObject({
    ...{ kickoff: KICKOFF, kickoffWas: null, lockWas: REVEAL, moveDecidedAt: now, movedAt: null },
    doubt: { kickoff: KICKOFF - DAY, since: now, readings: 1, last: now },
  })
})

describe('a lock that a change puts off is kept', () => {
  const later = { kickoff: KICKOFF + HOUR }
  const kept = { lockWas: REVEAL, moveDecidedAt: 1, movedAt: null }
  const stamp = { lockWas: REVEAL, moveDecidedAt: REVEAL - 31_000 }
  it.each<[about: string, was: Partial<GameLine>, next: Partial<GameLine>, is: Partial<GameLine>]>([
    ['by a later kickoff', {}, later, kept],
    ['by one to be announced', {}, { timeTbd: true }, kept],
    ['not by an earlier kickoff', later, {}, {}],
    ['not by the same', {}, {}, {}],
    ['not where there was none', { timeTbd: true }, later, {}],
    ['again, by the second change', { ...stamp, movedAt: REVEAL - 60_000 }, later, kept],
    [
      'as it was, by a change after one that came too late',
      { ...stamp, movedAt: REVEAL },
      { ...later, ...stamp },
      stamp,
    ],
  ])('%s', (_about, was, next, is) => {
    const line = ironBowl({ lockWas: null, moveDecidedAt: null, ...next })
    expect(withLockWas(ironBowl(was), line, 1)).toEqual({ ...line, ...is })
  })
})

describe('a new date of a revealed game is logged', () => {
  const says = (game: Partial<LiveGame>, given: FeedGame | undefined, kickoff: number, line: Partial<GameLine> = {}) =>
    mergeLine(
      ironBowl({ revealedAt: REVEAL, ...line }),
      {
        ...UNLISTED,
        before: upcoming,
        after: { ...upcoming, kickoff, ...game },
        listed: given && { game: given, readAt: 0 },
      },
      REVEAL + HOUR,
    ).entries.filter(({ text }) => / moved from /.test(text)).length

  it.each<[about: string, game: Partial<LiveGame>, given: FeedGame | undefined, kickoff: number, expected: number]>([
    ['when it is put off', {}, feedGame(), KICKOFF + DAY, 1],
    ['when it is suspended', { phase: 'suspended' }, feedGame(), KICKOFF + DAY, 1],
    ['not while it is live', { phase: 'live' }, feedGame(), KICKOFF + DAY, 0],
    ['not while it is to be announced', { timeTbd: true }, feedGame(), KICKOFF + DAY, 0],
    ['not when it is earlier', {}, feedGame(), KICKOFF - DAY, 0],
    ['not when nothing was read', {}, undefined, KICKOFF + DAY, 0],
  ])('%s', (_about, game, given, kickoff, expected) => expect(says(game, given, kickoff)).toBe(expected))

  it('not when it is the line’s own kickoff', () => {
    expect(says({}, feedGame(), KICKOFF + DAY, { kickoff: KICKOFF + DAY })).toBe(0)
  })
})

describe('a final on the line', () => {
  const final = { phase: 'final', homeScore: 20, awayScore: 27, revealedAt: REVEAL } as const
  it('stays, whatever the feed says', () => {
    expect(merge(final, {}, REVEAL, { phase: 'suspended' })).toMatchObject(final)
  })

  it('can be called off by the feed', () => {
    expect(merge(final, {}, REVEAL, { phase: 'canceled' })).toMatchObject({ void: true, voidSource: 'feed' })
  })
})
