import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { closedBecause } from '#common/game/lock'
import { feedGame, feedScore, KICKOFF, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { reading } from '../../../tests/fixtures/week-state'
import { correctionEntries, decideLines } from './decide-lines'
import { feedMayChange, nextWake, PERIODIC_PASS_EVERY, periodicPassEvery } from './wake'

const NOW = KICKOFF - 2 * DAY
const ID = ironBowl().gameId
const wrong = feedGame({ phase: 'final', period: 4, clock: '0:00', ...feedScore(20, 27) })

/** The game after one reading that says, two days before its kickoff, that it is over. */
const over = (line: Partial<GameLine> = {}) =>
  decideLines([ironBowl(line)], { [ID]: upcoming }, reading([wrong]), NOW, [])

describe('a final two days before the kickoff', () => {
  it('closes the game, which is still read every quarter of an hour, and before its kickoff', () => {
    const { lines, games } = over()
    expect(lines[0]).toMatchObject({ phase: 'final', begunEarly: true })
    expect(feedMayChange({ games, doubted: false }, NOW)).toBe(true)
    expect(periodicPassEvery({ games, doubted: false }, NOW)).toBe(PERIODIC_PASS_EVERY)
    expect(nextWake(lines, games, NOW)).toBe(KICKOFF - 5 * MINUTE)
  })

  it('counts as early also minutes before it, when play alone would be an early start', () => {
    const at = KICKOFF - 5 * MINUTE
    const begun = (listed: typeof wrong) =>
      decideLines([ironBowl()], { [ID]: upcoming }, reading([listed], { at }), at, [])
    expect(begun(wrong).lines[0]).toMatchObject({ phase: 'final', begunEarly: true })
    expect(begun({ ...wrong, phase: 'live' }).lines[0]?.begunEarly ?? false).toBe(false)
  })

  it.each([
    ['is still scheduled', feedGame(), 'pre'],
    ['is postponed', feedGame({ phase: 'postponed', timeTbd: true }), 'postponed'],
  ] as const)('is undone by a reading by which the game %s', (_about, listed, phase) => {
    const was = over()
    const { lines, games } = decideLines(was.lines, was.games, reading([listed]), NOW + MINUTE, [])
    const [line = ironBowl()] = lines
    expect(line).toMatchObject({ phase, homeScore: null, awayScore: null, begunEarly: false })
    expect(closedBecause(line, NOW + MINUTE)).toBeNull()
    expect(games[ID]).toMatchObject({ phase, homeScore: 0, awayScore: 0 })
    const text = 'Alabama at Auburn is not over after all: its final, 27–20, was a mistake of the score feed.'
    expect(correctionEntries(was.lines, lines, new Map())).toEqual([{ kind: 'final', text, gameId: ID }])
  })

  it('is undone once the game is live, its score with it', () => {
    const was = over()
    const live = feedGame({ phase: 'live', period: 1, clock: '14:20', ...feedScore(0, 3) })
    const { lines, games } = decideLines(was.lines, was.games, reading([live]), KICKOFF + 3 * MINUTE, [])
    expect(lines[0]).toMatchObject({ phase: 'live', homeScore: null, awayScore: null })
    expect(games[ID]).toMatchObject({ phase: 'live', period: 1, homeScore: 0, awayScore: 3 })
    expect(correctionEntries(was.lines, lines, new Map())).toMatchObject([{ kind: 'final' }])
    const [home, away] = [
      { ...live.home, score: null },
      { ...live.away, score: null },
    ]
    const blank = decideLines(was.lines, was.games, reading([{ ...live, home, away }]), KICKOFF, [])
    expect(blank.games[ID]).toMatchObject({ phase: 'live', homeScore: 0, awayScore: 0 })
  })

  it('stays once the game has revealed, or after a final that came when it was to be played', () => {
    const live = reading([feedGame({ phase: 'live', period: 4, clock: '0:10', ...feedScore(20, 27) })])
    const revealed = over({ revealedAt: KICKOFF + 10 * MINUTE })
    expect(decideLines(revealed.lines, revealed.games, live, KICKOFF + 3 * DAY, []).lines[0]?.phase).toBe('final')
    const inTime = decideLines([ironBowl()], { [ID]: upcoming }, reading([wrong]), KICKOFF + 3 * MINUTE, [])
    expect(decideLines(inTime.lines, inTime.games, live, KICKOFF + 4 * MINUTE, []).lines[0]?.phase).toBe('final')
  })

  it('stays once the game has revealed: then its date was wrong', () => {
    const revealed = ironBowl({ phase: 'final', homeScore: 20, awayScore: 27, revealedAt: NOW - DAY })
    const was = over(revealed)
    const { lines } = decideLines(was.lines, was.games, reading([feedGame()]), NOW + MINUTE, [])
    expect(lines[0]).toMatchObject({ phase: 'final', homeScore: 20, awayScore: 27 })
  })

  it('is refuted by a commissioner who says that the game has not begun', () => {
    const was = over()
    const said = { ...(was.lines[0] ?? ironBowl()), byHand: { phase: 'pre', homeScore: 0, awayScore: 0 } } as const
    const { lines } = decideLines([{ ...said, phase: 'pre' }], was.games, reading([wrong]), NOW + MINUTE, [])
    const [line = ironBowl()] = lines
    expect(line).toMatchObject({ phase: 'pre', begunEarly: false })
    expect(closedBecause(line, NOW + MINUTE)).toBeNull()
  })
})
