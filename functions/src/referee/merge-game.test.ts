import { describe, expect, it } from 'vitest'
import { DAY } from '#common/durations'
import type { LiveGame } from '#common/week/week'
import { feedGame, feedScore, liveGame } from '../../../tests/fixtures/games'
import type { FeedGame } from '../feed/feed-game'
import { gameAfterReading, mergeGame } from './merge-game'
import type { FeedSnapshot } from './poll'

const NOW = Date.UTC(2025, 10, 8, 20)
const EARLIER = NOW - 3_600_000

describe('what the feed may not undo', () => {
  const HELD = [24, 21]
  it.each([
    ['a final stays a final when the feed says live', 'final', 'live', feedScore(3, 0), 'final', HELD],
    ['a final stays when the feed says upcoming', 'final', 'pre', feedScore(0, 0), 'final', HELD],
    ['a final keeps its score over a blank one', 'final', 'final', feedScore(null, null), 'final', HELD],
    ['a final takes a corrected score', 'final', 'final', feedScore(24, 20), 'final', [24, 20]],
    ['a live game keeps its score over a blank one', 'live', 'live', feedScore(null, 3), 'live', HELD],
    ['a suspended game does not return to upcoming', 'suspended', 'pre', feedScore(0, 0), 'suspended', HELD],
    ['a live game takes no half of a score', 'live', 'live', feedScore(31, null), 'live', HELD],
    ['a live game does not return to upcoming', 'live', 'pre', feedScore(0, 0), 'live', HELD],
    ['a live game takes a score that went down', 'live', 'live', feedScore(17, 21), 'live', [17, 21]],
    ['a final with a tie is not one yet', 'live', 'final', feedScore(0, 0), 'live', HELD],
    ['a final without a score is not one yet', 'live', 'final', feedScore(null, null), 'live', HELD],
    ['a postponed game keeps what was played', 'live', 'postponed', feedScore(0, 0), 'postponed', HELD],
    ['an upcoming game starts', 'pre', 'live', feedScore(7, 0), 'live', [7, 0]],
  ] as const)('%s', (_name, held, listed, scores, phase, [homeScore, awayScore]) => {
    const given = feedGame({ phase: listed, ...scores, kickoff: EARLIER })
    expect(mergeGame(liveGame({ phase: held, kickoff: EARLIER }), given, NOW)).toMatchObject({
      ...{ phase, homeScore, awayScore },
    })
  })

  it('lets a suspended game start again at a time ahead', () => {
    const merged = mergeGame(liveGame({ phase: 'live' }), feedGame({ phase: 'pre', kickoff: NOW + 86_400_000 }), NOW)
    expect(merged.phase).toBe('pre')
  })
})

it('a kickoff now is not ahead', () => {
  const merged = mergeGame(liveGame({ kickoff: EARLIER }), feedGame({ phase: 'pre', kickoff: NOW }), NOW)
  expect(merged.phase).toBe('live')
})

describe('a game that goes back to upcoming', () => {
  const goesBack = (known: Partial<LiveGame>, kickoff: number) =>
    mergeGame(liveGame(known), feedGame({ phase: 'pre', kickoff, ...feedScore(0, 0) }), NOW)
  const AHEAD = NOW + 3_600_000

  it.each([
    ['with its kickoff ahead has no score: it has not been played', { kickoff: AHEAD }, AHEAD, 'pre', 0, 0],
    ['with a kickoff to be announced has none either', { kickoff: EARLIER, timeTbd: true }, AHEAD, 'pre', 0, 0],
    ['need not have one ahead, if its own was', { kickoff: AHEAD }, EARLIER, 'pre', 0, 0],
    ['once it has kicked off keeps what was played', { kickoff: EARLIER }, AHEAD, 'pre', 24, 21],
    ['keeps that at the next reading, too', { phase: 'pre', kickoff: AHEAD }, AHEAD, 'pre', 24, 21],
    ['has no final either, if its kickoff is ahead', { phase: 'final', kickoff: AHEAD }, AHEAD, 'pre', 0, 0],
    ['is none if it was final and has kicked off', { phase: 'final', kickoff: EARLIER }, AHEAD, 'final', 24, 21],
    ['is none if the feed dates a final back', { phase: 'final', kickoff: AHEAD }, EARLIER, 'final', 24, 21],
  ] as const)('%s', (_about, known, kickoff, phase, homeScore, awayScore) =>
    expect(goesBack(known, kickoff)).toMatchObject({ phase, homeScore, awayScore }),
  )
})

it('a final before the kickoff is undone by a reading that has it ahead', () => {
  const final = liveGame({ phase: 'final', kickoff: NOW + 2 * DAY })
  const listed = feedGame({ kickoff: NOW + 2 * DAY, ...feedScore(0, 0) })
  const clear = { period: 0, clock: '0:00', homeScore: 0, awayScore: 0 }
  expect(mergeGame(final, listed, NOW)).toMatchObject({ phase: 'pre', ...clear })
  expect(mergeGame(final, { ...listed, phase: 'postponed' }, NOW)).toMatchObject({ phase: 'postponed', ...clear })
  expect(mergeGame(final, { ...listed, phase: 'final', ...feedScore(null, null) }, NOW)).toMatchObject({
    homeScore: 24,
  })
  expect(mergeGame(final, { ...listed, phase: 'live' }, NOW)).toMatchObject({ phase: 'final', homeScore: 24 })
})

it('a final of a game that has been played outlasts a wrong date that is repeated', () => {
  const final = liveGame({ phase: 'final', kickoff: NOW - DAY })
  const dated = mergeGame(final, feedGame({ phase: 'final', kickoff: NOW + 7 * DAY, ...feedScore(24, 20) }), NOW)
  expect(dated).toMatchObject({ phase: 'final', kickoff: NOW - DAY })
  expect(mergeGame(dated, feedGame({ kickoff: NOW + 7 * DAY }), NOW)).toMatchObject({ phase: 'final', homeScore: 24 })
})

it('merging is idempotent', () => {
  const listed = feedGame({ phase: 'live', ...feedScore(10, 3) })
  const once = mergeGame(liveGame(), listed, NOW)
  expect(mergeGame(once, listed, NOW)).toEqual(once)
})

describe('a reading of the feed', () => {
  const held = liveGame({ kickoff: EARLIER })
  const reading = (over: Partial<FeedSnapshot>): FeedSnapshot => ({
    ...{ at: NOW, season: 2025, seasonType: 2, week: 14, games: new Map(), skipped: new Map(), trouble: '' },
    ...{ calendar: [], otherWeekLabels: new Map(), unlisted: new Set(), outOfSeason: new Set() },
    ...over,
  })
  const dropped = gameAfterReading(held, 'a', reading({ unlisted: new Set(['a']) }), NOW)

  it('that has swapped home and away, as at a neutral site, is swapped back', () => {
    const listed = feedGame({ phase: 'live', ...feedScore(10, 3), possession: 'HOME' })
    const known = liveGame({ homeTeamId: listed.away.id })
    const game = gameAfterReading(known, 'a', reading({ games: new Map([['a', listed]]) }), NOW)
    expect(game).toMatchObject({ homeTeamId: listed.away.id, homeScore: 3, awayScore: 10, possession: 'AWAY' })
  })

  it('that no longer lists a game marks it as unlisted and keeps what is known', () => {
    expect(dropped).toEqual({ ...held, unlisted: true })
  })

  it.each([
    [
      'lists it again',
      reading({ games: new Map([['a', feedGame({ phase: 'live', ...feedScore(24, 21) })]]) }),
      undefined,
    ],
    [
      'lists it again as it was an hour ago',
      reading({ games: new Map([['a', feedGame({ kickoff: EARLIER })]]) }),
      undefined,
    ],
    ['cannot be trusted with it', reading({ skipped: new Map([['a', 'Twice.']]) }), true],
    ['was not made', null, true],
  ])('that %s', (_about, next, unlisted) => {
    const game = gameAfterReading(dropped, 'a', next, NOW)
    expect(game.unlisted).toBe(unlisted)
    expect('unlisted' in game).toBe(unlisted === true)
    expect(game).toMatchObject({ phase: 'live', homeScore: 24 })
  })

  it.each<[about: string, known: Partial<LiveGame>, given: Partial<FeedGame>, timeTbd: boolean]>([
    ['leaves the known one', {}, {}, false],
    ['leaves one to be announced', { timeTbd: true }, {}, true],
    ['may take the time away of one that is not in play', { phase: 'pre' }, { timeTbd: true }, true],
  ])('with a date out of the season %s', (_about, known, given, timeTbd) => {
    const listed = feedGame({ phase: 'live', kickoff: 0, ...feedScore(27, 21), ...given })
    const next = reading({ games: new Map([['a', listed]]), outOfSeason: new Set(['a']) })
    const game = gameAfterReading({ ...held, ...known }, 'a', next, NOW)
    expect(game).toMatchObject({ kickoff: EARLIER, timeTbd, homeScore: 27 })
  })
})

it.each([
  ['a live game', { phase: 'live', pause: null }, 'HOME', '2nd & 7'],
  ['a final', { phase: 'final', pause: null }, null, ''],
  ['a suspended game', { phase: 'suspended', pause: null }, null, ''],
] as const)('%s has the ball and the down as they are', (_about, game, possession, down) => {
  const listed = feedGame({ ...game, ...feedScore(10, 3), possession: 'HOME', down: '2nd & 7' })
  expect(mergeGame(liveGame(), listed, NOW)).toMatchObject({ possession, down })
})
