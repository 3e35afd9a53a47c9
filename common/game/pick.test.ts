import { describe, expect, test } from 'vitest'
import { teamColor } from '#common/teams/teams'
import { ironBowl } from '../../tests/fixtures/line'
import type { GameLine } from './line'
import { LOCK_AFTER_KICKOFF } from './lock'
import { HIDDEN_TEXT, hiddenPick, type PickView, pickView } from './pick'

const kickoff = ironBowl().kickoff
const over = kickoff + 4 * 3_600_000
const final = { phase: 'final', homeScore: 20, awayScore: 27 } as const

test('a pick is shown with the data of its line', () => {
  expect(pickView(ironBowl({ multiplier: 2 }), { pickTeam: 'AWAY' }, kickoff)).toEqual({
    gameId: '401752784',
    week: 14,
    pickTeam: 'AWAY',
    pickSide: 'AWAY',
    selectedTeam: 'Alabama',
    opponentTeamName: 'Auburn',
    spread: -7,
    game: 'Alabama vs. Auburn',
    teamColor: '#9e1b32',
    teamLogo: '/logos/ALA.png',
    rank: 10,
    gameTime: kickoff,
    timeTbd: false,
    channel: 'ABC',
    isDouble: true,
    hidden: false,
    result: null,
    points: null,
    gameOutcome: null,
    homeScore: null,
    awayScore: null,
  } satisfies PickView)
})

describe('the result on a pick of Auburn', () => {
  type Graded = [result: PickView['result'], points: number | null, gameOutcome: boolean | null]
  const cases: [about: string, line: Partial<GameLine>, now: number, ...graded: Graded][] = [
    ['as it was: a push', final, over, 'PUSH', 0, null],
    ['had Auburn got 7½', { ...final, spread: 7.5 }, over, 'WIN', 1, true],
    ['had it been a double', { ...final, spread: 7.5, multiplier: 2 }, over, 'WIN', 2, true],
    ['had Auburn got 6½', { ...final, spread: 6.5 }, over, 'LOSS', 0, false],
    ['still live', { phase: 'live' }, over, null, null, null],
    ['called off before kickoff', { void: true }, kickoff, 'VOID', 0, null],
    ['called off after the final', { ...final, void: true }, over, 'VOID', 0, null],
    ['final without a spread', { ...final, spread: null }, over, 'VOID', 0, null],
    // A feed may call a game final before its reveal; a result would then give the pick away.
    ['final a millisecond before the reveal', final, kickoff + LOCK_AFTER_KICKOFF - 1, null, null, null],
    ['final at the reveal', final, kickoff + LOCK_AFTER_KICKOFF, 'PUSH', 0, null],
    ['final, TBD, revealed', { ...final, timeTbd: true, revealedAt: kickoff }, over, 'PUSH', 0, null],
  ]
  test.each(cases)('%s', (_about, changed, now, result, points, gameOutcome) => {
    expect(pickView(ironBowl(changed), { pickTeam: 'HOME' }, now)).toMatchObject({ result, points, gameOutcome })
  })

  test('stands beside the final score, of which there is none before', () => {
    const view = (line: Partial<GameLine>) => pickView(ironBowl(line), { pickTeam: 'AWAY' }, over)
    expect(view(final)).toMatchObject({ homeScore: 20, awayScore: 27 })
    expect(view({ ...final, phase: 'live' })).toMatchObject({ homeScore: null, awayScore: null })
  })

  test('a worth of its own counts', () => {
    const pick = { pickTeam: 'HOME', points: 2 } as const
    expect(pickView(ironBowl({ ...final, spread: 7.5 }), pick, over).points).toBe(2)
  })
})

test.each([1, 2] as const)('a game worth %d is a double or not, hidden or shown', (multiplier) => {
  const line = ironBowl({ multiplier })
  expect(pickView(line, { pickTeam: 'HOME' }, kickoff).isDouble).toBe(multiplier === 2)
  expect(hiddenPick(line).isDouble).toBe(multiplier === 2)
})

test('a game without a broadcaster says so', () => {
  expect(pickView(ironBowl({ broadcast: '' }), { pickTeam: 'HOME' }, kickoff).channel).toBe('No Channel Info')
})

test('a school outside the catalogue has a neutral blue and a logo by its code', () => {
  const visitor = ironBowl({ awayTeamId: '999999', awayAbbr: 'A&B', awayName: 'Anywhere' })
  const view = pickView(visitor, { pickTeam: 'AWAY' }, kickoff)
  expect(view).toMatchObject({ teamColor: teamColor('999999'), teamLogo: '/logos/A&B.png', selectedTeam: 'Anywhere' })
  expect(view.teamColor).toMatch(/^#[0-9a-f]{6}$/)
})

test('a school of the catalogue has its own logo, whatever the feed calls it', () => {
  expect(pickView(ironBowl({ awayAbbr: 'BAMA' }), { pickTeam: 'AWAY' }, kickoff).teamLogo).toBe('/logos/ALA.png')
})

test('a team in a commissioner’s words has no logo', () => {
  const byHand = ironBowl({ awayTeamId: 'hand-a', awayName: 'Anywhere' })
  expect(pickView(byHand, { pickTeam: 'AWAY' }, kickoff)).toMatchObject({ teamLogo: '', selectedTeam: 'Anywhere' })
})

test('a hidden pick shows the game and nothing of the pick', () => {
  expect(hiddenPick(ironBowl())).toEqual({
    gameId: '401752784',
    week: 14,
    game: 'Alabama vs. Auburn',
    gameTime: kickoff,
    timeTbd: false,
    isDouble: false,
    hidden: true,
  })
  expect(HIDDEN_TEXT).toBe('Hidden until 10 min after kickoff')
})
