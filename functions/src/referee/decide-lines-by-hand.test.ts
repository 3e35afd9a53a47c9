import { describe, expect, it } from 'vitest'
import { HOUR } from '#common/durations'
import type { GameLine, HandResult } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { feedGame, feedScore, KICKOFF, liveGame } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { answer, lineOf, reading, scoresOf, settings, weekState } from '../../../tests/fixtures/week-state'
import { decideLines } from './decide-lines'
import { decideScores } from './decide-scores'
import { decideWeek } from './decide-week'
import { effectiveGame } from './merge-game'
import { nextWake } from './wake'

const NOW = KICKOFF + HOUR
const ID = ironBowl().gameId
const FINAL: HandResult = { phase: 'final', homeScore: 20, awayScore: 27 }
const open = { revealedAt: KICKOFF + 600_000 }

/** A line after one reading of a feed that knew `known` of its game. */
function after(line: Partial<GameLine>, known: LiveGame, listed: Parameters<typeof feedGame>[0] | null, now = NOW) {
  const was = ironBowl(line)
  const { lines, games } = decideLines([was], { [ID]: known }, listed ? reading([feedGame(listed)]) : null, now, [])
  return { line: lines[0], game: games[ID] }
}

describe('what a commissioner says of a game', () => {
  const byHand = { ...open, byHand: FINAL, phase: 'final', homeScore: 20, awayScore: 27 } as const
  const live = { phase: 'live', ...feedScore(31, 21) } as const

  it('beats the feed, which is heard beneath', () => {
    const { line, game } = after(byHand, effectiveGame(byHand, liveGame()), live)
    expect(line).toMatchObject({ phase: 'final', homeScore: 20, awayScore: 27 })
    expect(game).toMatchObject({ phase: 'final', homeScore: 20, feed: { phase: 'live', homeScore: 31 } })
  })

  it('is taken up whatever the scores have known before, and let go again', () => {
    expect(after(byHand, liveGame(), null).game).toMatchObject({ ...FINAL, feed: { phase: 'live', homeScore: 24 } })
    const { line, game } = after({ ...open, phase: 'live' }, effectiveGame(byHand, liveGame()), live)
    expect(line).toMatchObject({ phase: 'live', homeScore: null })
    expect(game).toMatchObject({ phase: 'live', homeScore: 31 })
    expect(game).not.toHaveProperty('feed')
  })

  it('beats the feed also where only the scores are read', () => {
    const before = scoresOf(effectiveGame(byHand, liveGame()), { feedAt: 1 })
    const next = decideScores(before, answer([feedGame(live)], { at: 2 }), NOW)
    expect(next.games[ID]).toMatchObject({ ...FINAL, feed: { homeScore: 31 } })
  })

  it('calls the game off without a second entry in the log', () => {
    const off = { ...open, byHand: { ...FINAL, phase: 'canceled' }, phase: 'canceled', void: true } as const
    const { entries } = decideLines([ironBowl({ ...off, voidSource: 'feed' })], {}, null, NOW, [])
    expect(entries).toEqual([])
  })

  it('is no witness: a date of the feed in the past is doubted all the same', () => {
    const said = { byHand: { ...FINAL, phase: 'live' }, phase: 'live' } as const
    const ahead = liveGame({ phase: 'pre', homeScore: 0, awayScore: 0 })
    const { line } = after(said, effectiveGame(said, ahead), { kickoff: KICKOFF - 24 * HOUR }, KICKOFF - HOUR)
    expect(line).toMatchObject({ kickoff: KICKOFF, doubt: { kickoff: KICKOFF - 24 * HOUR } })
  })

  it('that it has not begun does not keep a game open that the feed sees played', () => {
    const said = { byHand: { ...FINAL, phase: 'pre' }, kickoff: NOW + HOUR, kickoffSource: 'commissioner' } as const
    const { line } = after(said, effectiveGame(said, liveGame()), { phase: 'live', ...feedScore(7, 0) })
    expect(line).toMatchObject({ kickoff: KICKOFF, kickoffSource: 'feed', phase: 'pre' })
  })
})

describe('a game that a commissioner added', () => {
  const added = lineOf('hand-1', {
    kickoffSource: 'commissioner',
    byHand: { phase: 'pre', homeScore: 0, awayScore: 0 },
  })

  it('is decided without the feed, and never called unlisted', () => {
    const { lines, games } = decideLines([added], {}, reading([], { unlisted: new Set(['hand-1']) }), NOW, [])
    expect(lines).toEqual([added])
    expect(games['hand-1']).toMatchObject({ phase: 'pre', kickoff: KICKOFF })
    expect(games['hand-1']).not.toHaveProperty('unlisted')
  })

  it('wakes nobody to read the feed', () => {
    expect(nextWake([added], {}, KICKOFF)).toBeNull()
    expect(nextWake([added, ironBowl()], {}, KICKOFF)).toBe(KICKOFF - 300_000)
  })

  it('ends its week with its final', () => {
    const done = { ...added, ...open, byHand: FINAL, phase: 'final', homeScore: 20, awayScore: 27 } as const
    const state = weekState({ lines: [done], settings: settings({ activeWeek: 15 }) })
    const next = decideWeek(state, new Map([['hand-1', []]]), null, NOW)
    expect(next.settings.finishedWeeks).toMatchObject([{ week: 14 }])
    expect(next.board.games[0]).toMatchObject({ phase: 'final', homeScore: 20, awayScore: 27 })
  })
})
