import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { feedGame, feedScore, KICKOFF, liveGame, REVEAL } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import {
  answer,
  decideAtReveal,
  finalLine,
  lineOf,
  noAnswer,
  pick,
  scoresOf,
  slip,
  storedScores,
  weekState,
} from '../../../tests/fixtures/week-state'
import { decideWeek, gamesToRead } from './decide-week'
import type { WeekState } from './week-state'

const ID = ironBowl().gameId

describe('the picks of a game are read', () => {
  const onBoard = { board: decideAtReveal({ lines: [finalLine()] }, [pick('ann', 'AWAY')]).board }
  it.each<[about: string, state: Partial<WeekState>, read: string[]]>([
    ['never before its reveal', { lines: [ironBowl()], scores: storedScores({ rereadPicks: [ID] }) }, []],
    ['once it has revealed', { lines: [finalLine()] }, [ID]],
    ['only once', { lines: [finalLine()], ...onBoard }, []],
    [
      'again when a commissioner entered one',
      { lines: [finalLine()], ...onBoard, scores: storedScores({ rereadPicks: [ID] }) },
      [ID],
    ],
    [
      'not for another game’s entry',
      { lines: [finalLine()], ...onBoard, scores: storedScores({ rereadPicks: ['a'] }) },
      [],
    ],
  ])('%s', (_about, state, read) => expect(gamesToRead(weekState(state))).toEqual(read))
})

it('the status counts the open games on each slip, and holds no side', () => {
  const lines = [
    finalLine(),
    ...['a', 'b'].map((id) => lineOf(id, { kickoff: KICKOFF + HOUR })),
    lineOf('locked', { kickoff: KICKOFF + HOUR, isLocked: true }),
  ]
  const slips = new Map([['ann', slip(5_000, { [ID]: 'HOME', a: 'AWAY', locked: 'HOME' })]])
  const { status, scores } = decideAtReveal({ lines, slips })
  expect(status).toEqual({ week: 14, games: ['a', 'b'], made: { ann: 1, bob: 0 } })
  expect(scores.gatheredTo?.toMillis()).toBe(5_000)
})

describe('the scores', () => {
  it('have the next times, and no more requests', () => {
    const asked = { passRequested: true, rereadPicks: [ID], refusal: 'no', doubted: true, wakeAt: 1, trouble: 'down' }
    const lines = [finalLine(), lineOf('next', { kickoff: KICKOFF + HOUR, kickoffSource: 'commissioner' })]
    const { scores } = decideAtReveal({ lines, scores: scoresOf(liveGame({ phase: 'final' }), asked) })
    expect(scores).toMatchObject({
      ...{ passRequested: false, rereadPicks: [], refusal: '', doubted: false, trouble: 'down' },
      ...{ wakeAt: KICKOFF + 55 * 60_000, revealAt: REVEAL + HOUR, nextLock: REVEAL + HOUR, gatheredTo: null },
      ...{ kickoffsByHand: ['next'] },
    })
    expect(Object.keys(scores.games)).toEqual([ID, 'next'])
  })

  it.each([
    ['says so, so that every reading is looked at', KICKOFF - 25 * HOUR, true],
    ['asks for another look, at the lock that was put off', KICKOFF + HOUR, false],
  ])('a kickoff in doubt or moved %s', (_about, kickoff, doubted) => {
    const state = weekState({ lines: [ironBowl(), lineOf('another')] })
    const { scores, entries, lines } = decideWeek(
      state,
      new Map(),
      answer([feedGame({ kickoff })], { at: KICKOFF }),
      KICKOFF,
    )
    expect(scores).toMatchObject({ doubted, passRequested: true })
    expect(lines[0]?.moveDecidedAt).toBe(KICKOFF)
    const moved = entries.map(({ text, ...rest }) => ({ ...rest, moved: /kickoff moved from/.test(text) }))
    const entry = { week: 14, gameId: ID, kind: 'kickoff', at: KICKOFF, by: 'feed', moved: true }
    expect(moved).toEqual(doubted ? [] : [entry])
  })

  it('follow a reading as new as the one already used, but no older one', () => {
    const scores = scoresOf(liveGame({ phase: 'final', homeScore: 19, awayScore: 27 }), { feedAt: 1_000 })
    const corrected = feedGame({
      phase: 'final',
      ...feedScore(20, 27),
    })
    const after = (at: number) =>
      decideWeek(weekState({ lines: [finalLine()], scores }), new Map(), answer([corrected], { at }), REVEAL)
    expect(after(999)).toMatchObject({ lines: [{ homeScore: 19 }], entries: [], scores: { feedAt: 1_000 } })
    expect(after(1_000)).toMatchObject({ lines: [{ homeScore: 20 }], scores: { games: { [ID]: { homeScore: 20 } } } })
    expect(after(1_000).entries).toMatchObject([{ week: 14, gameId: ID, kind: 'final', at: REVEAL, by: 'feed' }])
  })
})

describe('the scores of a week', () => {
  it('say when the feed was read, and what was wrong with it', () => {
    const { scores } = decideWeek(weekState(), new Map(), noAnswer('down', KICKOFF), KICKOFF)
    expect(scores).toMatchObject({ trouble: 'down', feedDown: true })
    expect(decideWeek(weekState(), new Map(), answer([feedGame()]), KICKOFF).scores.feedAt).toBe(1_000)
  })

  it('name the version of the settings only if those change', () => {
    const { settings } = weekState()
    const next = decideAtReveal({ lines: [finalLine()], settings: { ...settings, activeWeek: 15, version: 7 } })
    expect([next.settings.version, next.scores.settingsVersion]).toEqual([8, 8])
    const same = decideAtReveal({ lines: [finalLine()], settings: { ...settings, version: 7 } })
    expect(same.settings.version).toBe(7)
    expect(same.scores).not.toHaveProperty('settingsVersion')
  })

  it('stay doubted while the feed is down, and no longer once it has not repeated itself for an hour', () => {
    const doubt = { kickoff: KICKOFF - 25 * HOUR, since: 0, readings: 1, last: KICKOFF - 3 * HOUR }
    const doubted = (feedAt: number) => {
      const scores = scoresOf(liveGame({ phase: 'pre' }), { feedAt })
      const state = weekState({ lines: [ironBowl({ doubt })], scores })
      return decideWeek(state, new Map(), null, KICKOFF - HOUR).scores.doubted
    }
    expect([doubted(doubt.last), doubted(doubt.last + HOUR)]).toEqual([true, false])
  })

  it('call nothing doubted of a game that the feed no longer lists', () => {
    const doubt = { kickoff: KICKOFF - 25 * HOUR, since: 0, readings: 1, last: KICKOFF - HOUR }
    const doubted = (over: object) => {
      const state = weekState({ lines: [ironBowl({ doubt })], scores: scoresOf(liveGame({ phase: 'pre', ...over })) })
      return decideWeek(state, new Map(), null, KICKOFF - HOUR).scores.doubted
    }
    expect([doubted({}), doubted({ unlisted: true })]).toEqual([true, false])
  })
})

it('a week has a result once: when the last of its games is over', () => {
  const under = finalLine({ phase: 'live', homeScore: null, awayScore: null })
  const board = (line: GameLine) => decideAtReveal({ lines: [line] }).board
  expect(decideAtReveal({ lines: [finalLine()], board: board(under) }).result).toEqual({ winners: [], before: null })
  expect(decideAtReveal({ lines: [finalLine()], board: board(finalLine()) }).result, 'again').toBeNull()
  expect(decideAtReveal({ lines: [under], board: board(under) }).result, 'too early').toBeNull()
  expect(decideAtReveal({ lines: [finalLine()] }).result, 'with its first board').toBeNull()
})

it('the log counts the picks that a corrected final changes, those just read and those on the board', () => {
  const lines = [finalLine()]
  const scores = scoresOf(liveGame({ phase: 'final', homeScore: 21, awayScore: 27 }))
  const read = [pick('ann', 'AWAY'), pick('bob', 'HOME')]
  const text = 'Alabama at Auburn: final corrected, 27–19 → 27–21, 2 results changed.'
  expect(decideAtReveal({ lines, scores }, read).entries[0]?.text).toBe(text)
  const { board } = decideAtReveal({ lines }, read)
  expect(decideAtReveal({ lines, scores, board }).entries[0]?.text).toBe(text)
})

describe('a week is finished', () => {
  const doubt = { kickoff: KICKOFF - DAY, since: 0, readings: 1, last: 0 }
  const again = { homeScore: 1, awayScore: 0, since: 0, readings: 1, last: KICKOFF + DAY }
  const settled = lineOf('b', { phase: 'canceled', void: true, timeTbd: true })
  it.each<[about: string, lines: GameLine[], finished: boolean]>([
    ['once all its games are final and revealed', [finalLine(), finalLine()], true],
    ['or called off', [finalLine(), finalLine({ phase: 'canceled', void: true })], true],
    ['or will never reveal', [finalLine(), settled], true],
    ['or was called off with its kickoff in doubt', [finalLine(), { ...settled, timeTbd: false, doubt }], true],
    [
      'or was called off by a commissioner, whenever it would have kicked off',
      [finalLine(), { ...settled, timeTbd: false, kickoff: KICKOFF + HOUR, voidSource: 'commissioner' }],
      true,
    ],
    [
      'not while one that the feed has called off has still to reveal',
      [finalLine(), { ...settled, timeTbd: false, kickoff: KICKOFF + HOUR }],
      false,
    ],
    ['not while one is to come', [finalLine(), ironBowl({ kickoff: KICKOFF + HOUR })], false],
    ['not while one is live', [finalLine(), finalLine({ phase: 'live' })], false],
    ['not while a further correction of a final waits', [finalLine({ finalAgain: again })], false],
    [
      'not while one that is final has still to reveal',
      [finalLine(), finalLine({ revealedAt: null, kickoff: KICKOFF + HOUR })],
      false,
    ],
    ['not while one to be announced may still be played', [finalLine(), ironBowl({ timeTbd: true })], false],
    ['not without games', [], false],
  ])('%s', (_about, lines, finished) => {
    const { settings } = weekState()
    const next = decideAtReveal({ lines, settings: { ...settings, activeWeek: 15 } })
    expect(next.settings.openWeeks).toEqual(finished ? [] : [14])
  })
})
