import { describe, expect, it } from 'vitest'
import type { GameLine } from '#common/game/line'
import type { Side } from '#common/game/sides'
import { newScores } from '#common/week/week'
import { boardOf } from '../../../../tests/fixtures/board'
import { KICKOFF, liveGame } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { phaseOf, standingText } from './LastStanding'
import { aheadText } from './Today'

const final = { phase: 'final', homeScore: 20, awayScore: 30, revealedAt: KICKOFF } as const
const slip = { picks: { [ironBowl().gameId]: { pickTeam: 'AWAY' as const, spread: -7, savedAt: 0 } } }
const scores = { ...newScores(14), games: { [ironBowl().gameId]: liveGame({ homeScore: 0, awayScore: 20 }) } }

describe('the phase of a week', () => {
  const second = ironBowl({ gameId: 'second', void: true })
  it.each<[about: string, lines: GameLine[], phase: string]>([
    ['with none begun', [ironBowl()], 'ahead'],
    ['with a game on', [ironBowl({ phase: 'live' })], 'playing'],
    ['between two games', [ironBowl(final), ironBowl({ gameId: 'none', spread: null })], 'playing'],
    ['with all final, one called off', [ironBowl(final), second], 'over'],
    [
      'with all final, one put off',
      [ironBowl(final), ironBowl({ gameId: 'off', phase: 'postponed', isLocked: true })],
      'over',
    ],
    ['without games', [], 'ahead'],
    ['whose only game was stopped', [ironBowl({ phase: 'suspended' }), ironBowl()], 'playing'],
  ])('%s', (_, lines, phase) => expect(phaseOf(lines, undefined)).toBe(phase))

  it('begins with the first snap, however long that is delayed', () => {
    const delayed = liveGame({ homeScore: 0, awayScore: 0, period: 1, clock: '15:00', pause: 'delayed' })
    const waiting = { ...scores, games: { [ironBowl().gameId]: delayed } }
    expect(phaseOf([ironBowl({ phase: 'live' })], waiting)).toBe('ahead')
  })

  it('begins when the feed says so, before the line does', () => {
    expect(phaseOf([ironBowl()], scores)).toBe('playing')
  })
})

it('does not say of a week without lines that all is picked', () => {
  const before = KICKOFF - 1
  expect(aheadText([], undefined, before)).toBe('No games to pick yet')
  expect(aheadText([ironBowl({ spread: null })], undefined, before)).toBe('No games to pick yet')
  expect(aheadText([ironBowl()], slip, before)).toBe('All picked')
  expect(aheadText([ironBowl()], { picks: {} }, before), 'it is saved, and not in the slip yet').toBe('All picked')
  expect(aheadText([], slip, before), 'its game was taken off').toBe('No games to pick yet')
  expect(aheadText([ironBowl({ void: true })], slip, before)).toBe('Every game was called off')
  expect(aheadText([ironBowl({ isLocked: true })], undefined, before)).toBe('Nothing left to pick')
  const missed = ironBowl({ gameId: 'missed', isLocked: true })
  expect(aheadText([ironBowl(), missed], slip, before), 'the week was locked early').toBe('Nothing left to pick')
})

describe('how a player stands', () => {
  const board = (line: Partial<GameLine> = {}) => {
    const picked = (side: Side) => ({ sides: { [ironBowl().gameId]: side } })
    const picks = { ray: picked('AWAY'), dee: picked('HOME'), maggie: picked('HOME') }
    return boardOf([ironBowl({ revealedAt: KICKOFF, ...line })], picks)
  }

  it('counts the games under way as if they ended now', () => {
    expect(standingText(board(), 'ray', scores)).toBe('1st of 3, 1 point')
    expect(standingText(board(), 'dee', scores)).toBe('Tied for 2nd of 3, 0 points')
    expect(standingText(board(), 'ray'), 'before anybody has a point').toBe('0 points')
  })

  it('counts finals as they ended, and says nothing of who has no row', () => {
    expect(standingText(board(final), 'ray')).toBe('1st of 3, 1 point')
    expect(standingText(board(final), 'wes')).toBeNull()
  })
})
