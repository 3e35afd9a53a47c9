import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { KICKOFF, liveGame, REVEAL, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import {
  dateAwaitedUntil,
  feedMayChange,
  IDLE_PASS_EVERY,
  isUnderWay,
  nextReveal,
  nextWake,
  PERIODIC_PASS_EVERY,
  periodicPassEvery,
  takesPicks,
} from './wake'

const EIGHT_HOURS = 8 * 60 * MINUTE
const HALF_A_DAY = 12 * 60 * MINUTE
const TWO_DAYS = 4 * HALF_A_DAY
const LATE = KICKOFF - HALF_A_DAY
const WAKE = KICKOFF - 5 * MINUTE
const doubt = { kickoff: LATE, since: KICKOFF, readings: 1, last: KICKOFF }

describe('the referee wakes', () => {
  it.each([
    ['five minutes before the first kickoff', [ironBowl(), ironBowl({ kickoff: KICKOFF + 9 * MINUTE })], WAKE],
    ['in the past while a game is under way', [ironBowl({ phase: 'live', revealedAt: KICKOFF })], WAKE],
    ['never for finals', [ironBowl({ phase: 'final' })], null],
    ['never for a cancelled game that counts by hand', [ironBowl({ phase: 'canceled' })], null],
    ['never for a game called off', [ironBowl({ void: true })], null],
    ['never by itself for a kickoff to be announced', [ironBowl({ timeTbd: true })], null],
    ['never for an empty slate', [], null],
    ['for a postponed game whose picks are still open', [ironBowl({ phase: 'postponed' })], WAKE],
    ['never for a postponed game that has revealed', [ironBowl({ phase: 'postponed', revealedAt: KICKOFF })], null],
    ['at once while a kickoff is in doubt', [ironBowl({ doubt, kickoff: KICKOFF + HALF_A_DAY })], KICKOFF],
    ['at once while the kickoff of a final is in doubt', [ironBowl({ doubt, phase: 'final' })], KICKOFF],
    ['at once while that of a suspended game is in doubt', [ironBowl({ doubt, phase: 'suspended' })], KICKOFF],
    [
      'at once while that of a cancelled game is in doubt',
      [ironBowl({ doubt, phase: 'canceled', void: true })],
      KICKOFF,
    ],
    ['at once while a later kickoff waits', [ironBowl({ wavering: doubt, kickoff: KICKOFF + HALF_A_DAY })], KICKOFF],
    ['at once while one to be announced is in doubt', [ironBowl({ doubt, timeTbd: true })], KICKOFF],
    ['at once while a game has begun before its kickoff', [ironBowl({ begunEarly: true, phase: 'live' })], KICKOFF],
    ['at once while one to be announced has', [ironBowl({ begunEarly: true, timeTbd: true })], KICKOFF],
    [
      'only around its kickoff once it is final',
      [ironBowl({ begunEarly: true, phase: 'final' })],
      KICKOFF - 5 * MINUTE,
    ],
    ['no longer once that has revealed', [ironBowl({ begunEarly: true, phase: 'final', revealedAt: KICKOFF })], null],
    ['nor if that was called off', [ironBowl({ begunEarly: true, phase: 'final', void: true })], null],
    ['for a game without a final until twelve hours after', [ironBowl({ kickoff: LATE + 1 })], LATE + 1 - 5 * MINUTE],
    ['no longer for a game without a final since then', [ironBowl({ kickoff: LATE })], null],
  ])('%s', (_name, lines, at) => {
    expect(nextWake(lines, {}, KICKOFF)).toBe(at)
  })

  it.each([
    ['on the new date of a game that had revealed', { revealedAt: KICKOFF }, { phase: 'pre' }, 120],
    ['not all night for a suspended game', { phase: 'suspended', revealedAt: KICKOFF }, { phase: 'suspended' }, 0],
    ['on the date it resumes', { phase: 'suspended', revealedAt: KICKOFF }, { phase: 'suspended' }, 120],
    ['for no date that is to be announced', {}, { phase: 'pre', timeTbd: true }, 120],
  ] as const)('by what the feed says: %s', (_name, line, live, later) => {
    const games = { '401752784': liveGame({ ...upcoming, ...live, kickoff: KICKOFF + later * MINUTE }) }
    const isExpected = later > 0 && !('timeTbd' in live)
    expect(nextWake([ironBowl(line)], games, KICKOFF)).toBe(isExpected ? WAKE + later * MINUTE : null)
  })
})

it('the referee stays awake for a game that goes on the next day, for two days', () => {
  const wakes = (began: number) =>
    nextWake([ironBowl({ phase: 'live', revealedAt: REVEAL })], { '401752784': liveGame({ kickoff: began }) }, KICKOFF)
  expect(wakes(KICKOFF - TWO_DAYS + 1)).toBe(KICKOFF - TWO_DAYS + 1 - 5 * MINUTE)
  expect(wakes(KICKOFF - TWO_DAYS)).toBeNull()
})

it('the next reveal is that of the first game that has not revealed', () => {
  const lines = [
    ironBowl({ revealedAt: KICKOFF }),
    ironBowl({ kickoff: KICKOFF + MINUTE }),
    ironBowl({ timeTbd: true }),
  ]
  expect(nextReveal(lines)).toBe(KICKOFF + 11 * MINUTE)
})

describe('a week', () => {
  const final = liveGame({ phase: 'final', kickoff: KICKOFF - EIGHT_HOURS })
  const justFinal = { ...final, kickoff: final.kickoff + 1 }
  const late = liveGame({ phase: 'pre', kickoff: LATE })
  const begun = liveGame({ kickoff: KICKOFF - TWO_DAYS })
  const [OFTEN, SELDOM] = [PERIODIC_PASS_EVERY, IDLE_PASS_EVERY]
  const cases: [about: string, games: LiveGame[], mayChange: boolean, every: number][] = [
    ['with a game ahead', [final, liveGame({ phase: 'pre', kickoff: KICKOFF + HALF_A_DAY })], true, OFTEN],
    ['with a game under way', [final, liveGame()], true, OFTEN],
    ['with a game without news for just less than half a day', [{ ...late, kickoff: late.kickoff + 1 }], true, OFTEN],
    ['with a game without news for half a day', [final, late], false, SELDOM],
    [
      'with a game suspended less than two days ago',
      [{ ...begun, phase: 'suspended', kickoff: begun.kickoff + 1 }],
      true,
      OFTEN,
    ],
    [
      'with a postponed game whose kickoff was less than two days ago',
      [{ ...begun, phase: 'postponed', kickoff: begun.kickoff + 1 }],
      true,
      OFTEN,
    ],
    ['with a game that began two days ago', [final, begun], false, SELDOM],
    ['of finals and cancelled games', [final, liveGame({ phase: 'canceled' })], false, SELDOM],
    ['of finals less than eight hours after a kickoff', [final, justFinal], false, OFTEN],
    ['of which no game is known', [], false, OFTEN],
  ]
  it.each(cases)('%s', (_about, list, mayChange, every) => {
    const games = Object.fromEntries(list.map((game, index) => [String(index), game]))
    expect(feedMayChange({ games, doubted: false }, KICKOFF)).toBe(mayChange)
    expect(periodicPassEvery({ games, doubted: false }, KICKOFF)).toBe(every)
  })

  it('may change while something is in doubt, also if every game is over', () => {
    expect(feedMayChange({ games: { final }, doubted: true }, KICKOFF)).toBe(true)
    expect(periodicPassEvery({ games: { final }, doubted: true }, KICKOFF)).toBe(PERIODIC_PASS_EVERY)
    expect(feedMayChange({ games: { final }, doubted: false }, KICKOFF)).toBe(false)
  })

  it('is decided whole four times an hour, or four times a day', () => {
    expect([PERIODIC_PASS_EVERY / MINUTE, IDLE_PASS_EVERY / MINUTE]).toEqual([15, 360])
  })
})

it.each([
  ['a live game', [liveGame()], true],
  ['a game past its kickoff that has not begun', [liveGame({ phase: 'pre', kickoff: KICKOFF + MINUTE })], true],
  ['a game ahead', [liveGame({ phase: 'pre', kickoff: KICKOFF + 9 * MINUTE })], false],
  ['a game to be announced', [liveGame({ phase: 'pre', timeTbd: true })], false],
  ['a final', [liveGame({ phase: 'final' })], false],
  ['a live game among finals', [liveGame({ phase: 'final' }), liveGame()], true],
])('%s is under way: %s', (_name, games, under) => {
  expect(isUnderWay(games, KICKOFF + MINUTE)).toBe(under)
})

it.each<[about: string, nextLock: number | null, games: LiveGame[], takes: boolean]>([
  ['with a lock ahead', KICKOFF, [liveGame()], true],
  ['with a game whose kickoff is open', null, [liveGame(), liveGame({ phase: 'pre', timeTbd: true })], true],
  ['with a postponed game', null, [liveGame({ phase: 'postponed' })], true],
  ['when every game has locked', null, [liveGame(), liveGame({ phase: 'final' })], false],
  ['without a game', null, [], false],
])('whether a week takes picks: %s', (_about, nextLock, games, takes) => {
  expect(takesPicks({ nextLock, games: Object.fromEntries(games.map((game, index) => [index, game])) })).toBe(takes)
})

describe('a game without a date that can still be picked', () => {
  const tbd: Partial<GameLine> = { timeTbd: true, phase: 'postponed' }
  const UNTIL = KICKOFF + 14 * DAY

  it.each<[about: string, lines: Partial<GameLine>[], until: number | null]>([
    ['postponed', [tbd, {}], UNTIL],
    ['to be announced', [{ timeTbd: true }], UNTIL],
    ['of which there are two', [tbd, { ...tbd, kickoff: KICKOFF + DAY }], UNTIL + DAY],
    ['that has revealed cannot', [{ ...tbd, revealedAt: KICKOFF }], null],
    ['that was called off cannot', [{ ...tbd, void: true }], null],
    ['that is over cannot', [{ timeTbd: true, phase: 'final' }], null],
    ['by hand is none of the feed’s', [{ ...tbd, gameId: 'hand-1' }], null],
    ['with a date is none', [{}], null],
  ])('%s', (_about, lines, until) => expect(dateAwaitedUntil(lines.map(ironBowl))).toBe(until))

  it('is read every quarter of an hour for 14 days, and keeps nobody awake', () => {
    const games = { a: liveGame({ phase: 'postponed', timeTbd: true }) }
    const scores = { games, doubted: false, awaitsDateTo: UNTIL }
    expect(periodicPassEvery(scores, UNTIL - 1)).toBe(PERIODIC_PASS_EVERY)
    expect(feedMayChange(scores, UNTIL - 1)).toBe(false)
    expect(periodicPassEvery(scores, UNTIL)).toBe(IDLE_PASS_EVERY)
    expect(periodicPassEvery({ games, doubted: false }, UNTIL - 1)).toBe(IDLE_PASS_EVERY)
    expect(nextWake([ironBowl(tbd)], games, KICKOFF + DAY)).toBeNull()
  })
})

it('a game in doubt that the feed no longer lists does not keep the referee awake', () => {
  const line = ironBowl({ doubt, kickoff: KICKOFF + HALF_A_DAY })
  const games = { [line.gameId]: liveGame({ phase: 'pre', kickoff: line.kickoff, unlisted: true }) }
  expect(nextWake([line], games, KICKOFF)).toBe(line.kickoff - 5 * MINUTE)
})
