import { describe, expect, it } from 'vitest'
import type { LiveGame } from '#common/week/week'
import type { WeekStatusDoc } from '#common/week/week-status'
import { feedGame, feedScore, KICKOFF, liveGame } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { answer, noAnswer, scoresOf, slip, storedScores } from '../../../tests/fixtures/week-state'
import type { StoredScores } from '../db/week'
import { affectsWeek, decideScores, isWorthWriting } from './decide-scores'
import { countSlips } from './decide-status'
import { latestSave } from './week-state'

const ID = ironBowl().gameId
const NOW = KICKOFF + 3_600_000
const upcoming = liveGame({ phase: 'pre', homeScore: 0, awayScore: 0, period: 0, clock: '' })

describe('the scores after polling the feed', () => {
  const before = scoresOf(liveGame(), {
    feedAt: 1_000,
    trouble: 'The score feed did not answer in time.',
    feedDown: true,
  })
  const at = (time: number) => answer([feedGame({ phase: 'live', ...feedScore(31, 21) })], { at: time })

  it('are those of the reading, with its time', () => {
    const after = decideScores(before, at(2_000), NOW)
    expect(after).toEqual({
      ...before,
      trouble: '',
      feedDown: false,
      feedAt: 2_000,
      games: { [ID]: expect.anything() },
    })
    expect(after.games[ID]).toMatchObject({ phase: 'live', homeScore: 31, awayScore: 21 })
  })

  it.each([
    ['no answer', null],
    ['an older reading than the one used', at(999)],
  ])('are as they were: %s', (_about, given) => expect(decideScores(before, given, NOW)).toBe(before))

  it('take the same reading a second time', () => {
    expect(decideScores(before, at(1_000), NOW).games[ID]?.homeScore).toBe(31)
  })

  it('hold why the feed cannot be read, and the time of the last reading', () => {
    const trouble = 'The score feed cannot be reached.'
    const was = scoresOf(liveGame(), { feedAt: 1_000 })
    expect(decideScores(was, noAnswer(trouble, 1_000), NOW)).toEqual({ ...was, trouble, feedDown: true })
  })

  it('do not call the feed down because an earlier request fails later', () => {
    const was = scoresOf(liveGame(), { feedAt: 1_000 })
    expect(decideScores(was, noAnswer('The score feed did not answer in time.', 999), NOW)).toBe(was)
  })

  it('do not call the feed down for a fault in one game', () => {
    const trouble = 'The score feed lists a game twice and differently: Alabama at Auburn.'
    expect(decideScores(before, { ...at(2_000), trouble }, NOW)).toMatchObject({ trouble, feedDown: false })
  })

  it('keep a kickoff that a commissioner set, and follow the feed’s otherwise', () => {
    const later = answer([feedGame({ kickoff: KICKOFF + 60_000, timeTbd: true })], { at: 2_000 })
    const game = (scores: StoredScores) => decideScores(scores, later, KICKOFF - 1).games[ID]
    expect(game(scoresOf(upcoming))).toMatchObject({ kickoff: KICKOFF + 60_000, timeTbd: true })
    expect(game(scoresOf(upcoming, { kickoffsByHand: ['another'] }))).toMatchObject({ timeTbd: true })
    const byHand = game(scoresOf(upcoming, { kickoffsByHand: [ID] }))
    expect(byHand).toMatchObject({ kickoff: KICKOFF, timeTbd: false, clock: '0:00' })
  })
})

describe('new scores', () => {
  type Case = [about: string, was: StoredScores, is: StoredScores, affects: boolean]
  const live = (over: Partial<LiveGame> = {}) => scoresOf(liveGame(over), { feedAt: 2_000 })
  const two = (...[first, second]: LiveGame[]) => storedScores({ games: { a: first, b: second } as never })
  const byHand = (feed: LiveGame) => scoresOf(liveGame({ feed }))
  const cases: Case[] = [
    ['with another clock do not concern the week', live(), live({ clock: '0:01' }), false],
    ['with a final affect it', live(), live({ phase: 'final' }), true],
    ['with one final of two affect it', two(liveGame(), upcoming), two(liveGame(), liveGame()), true],
    ['with a start beneath a result by hand affect it', byHand(upcoming), byHand(liveGame()), true],
    ['with a clock beneath a result by hand do not', byHand(liveGame()), byHand(liveGame({ clock: '0:01' })), false],
    ['with a game that is new affect it', storedScores(), live(), true],
    [
      'while a kickoff is in doubt affect it',
      scoresOf(upcoming, { doubted: true, feedAt: 1 }),
      scoresOf(upcoming, { feedAt: 2 }),
      true,
    ],
    ['of the same reading do not, in doubt or not', scoresOf(upcoming, { doubted: true }), scoresOf(upcoming), false],
    ['without a doubt need news', scoresOf(upcoming, { feedAt: 1 }), scoresOf(upcoming, { feedAt: 2 }), false],
  ]
  it.each(cases)('%s', (_about, was, is, affects) => expect(affectsWeek(was, is)).toBe(affects))
})

describe('a write', () => {
  type Change = [about: string, change: Partial<LiveGame>]
  const was = scoresOf(liveGame(), { feedAt: 100_000 })
  const is = (change: Partial<LiveGame>, feedAt: number) => scoresOf(liveGame(change), { feedAt })

  it.each<Change>([
    ['points', { homeScore: 27 }],
    ['points of the away team', { awayScore: 24 }],
    ['a final', { phase: 'final' }],
    ['a break', { pause: 'halftime' }],
    ['a neutral site turned round', { homeTeamId: '333' }],
    ['a moved kickoff', { kickoff: KICKOFF + 1 }],
  ])('goes out at once for %s', (_about, change) => {
    expect(isWorthWriting(was, is(change, 100_001), NOW)).toBe(true)
  })

  it.each<Change>([
    ['a clock', { clock: '0:01' }],
    ['nothing but the time of the reading', {}],
  ])('waits until 290 s have passed for %s', (_about, change) => {
    expect(isWorthWriting(was, is(change, 389_999), NOW)).toBe(false)
    expect(isWorthWriting(was, is(change, 390_000), NOW)).toBe(true)
  })

  it('waits until 50 s have passed for a game that the feed drops', () => {
    expect(isWorthWriting(was, is({ unlisted: true }, 149_999), NOW)).toBe(false)
    expect(isWorthWriting(was, is({ unlisted: true }, 150_000), NOW)).toBe(true)
  })

  it('goes out at once for a game that the feed lists again', () => {
    const dropped = scoresOf(liveGame({ unlisted: true }), { feedAt: 100_000 })
    expect(isWorthWriting(dropped, is({}, 100_001), NOW)).toBe(true)
    expect(isWorthWriting(dropped, is({ unlisted: true }, 100_001), NOW), 'and not while it is not').toBe(false)
  })

  it('is not needed for a clock if nothing is under way, but for a game that comes and goes', () => {
    const later = { feedAt: 900_000 }
    const idle = scoresOf(upcoming, { feedAt: 100_000 })
    expect(isWorthWriting(idle, scoresOf(upcoming, later), KICKOFF - 1)).toBe(false)
    expect(isWorthWriting(idle, scoresOf({ ...upcoming, unlisted: true }, later), KICKOFF - 1)).toBe(true)
    expect(isWorthWriting(idle, scoresOf({ ...upcoming, unlisted: true }, { feedAt: 100_001 }), KICKOFF - 1)).toBe(
      false,
    )
  })

  it.each<[about: string, was: StoredScores, is: StoredScores]>([
    ['a game that is new', storedScores(), scoresOf(upcoming)],
    ['a game that is gone', scoresOf(upcoming), storedScores()],
    ['why the feed cannot be read', scoresOf(upcoming), scoresOf(upcoming, { trouble: 'down' })],
    ['when to wake', scoresOf(upcoming), scoresOf(upcoming, { wakeAt: 1 })],
  ])('goes out at once for %s', (_about, before, after) => {
    expect(isWorthWriting(before, after, KICKOFF - 1)).toBe(true)
  })

  it('is not needed for a new version alone', () => {
    expect(isWorthWriting(was, { ...was, version: 7 }, NOW)).toBe(false)
  })

  it('is needed for one score among many', () => {
    const many = (a: LiveGame, b: LiveGame) => storedScores({ games: { a, b } })
    const one = many(liveGame(), liveGame())
    expect(isWorthWriting(one, many(liveGame(), liveGame({ homeScore: 27 })), NOW)).toBe(true)
    expect(isWorthWriting(one, { ...many(liveGame(), { ...liveGame(), unlisted: true }), feedAt: 50_000 }, NOW)).toBe(
      true,
    )
  })
})

describe('newly saved slips', () => {
  const status: WeekStatusDoc = { week: 14, games: ['a', 'b'], made: { ann: 0, bob: 2 } }

  it('are counted by the games that can be picked now', () => {
    const slips = new Map([['ann', slip(1, { a: 'HOME', gone: 'AWAY' })]])
    expect(countSlips(status, slips)).toEqual({ ...status, made: { ann: 1, bob: 2 } })
    expect(status.made.ann).toBe(0)
  })

  it('of a new member, or before there is a status, need the whole week decided', () => {
    expect(
      countSlips(
        status,
        new Map([
          ['ann', slip(1, {})],
          ['new', slip(1, {})],
        ]),
      ),
    ).toBeNull()
    expect(countSlips(null, new Map())).toBeNull()
    expect(countSlips(status, new Map())).toEqual(status)
  })

  it('move the cursor of the counted slips forward, never back', () => {
    const [early, late] = [slip(1_000, {}), slip(2_000, {})]
    expect(latestSave([early, late, early], null)).toBe(late.at)
    expect(latestSave([early], late.at)).toBe(late.at)
    expect(latestSave([late], early.at)).toBe(late.at)
    expect(latestSave([], null)).toBeNull()
    expect(latestSave([], early.at)).toBe(early.at)
  })
})
