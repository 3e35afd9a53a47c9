import { describe, expect, it } from 'vitest'
import type { HandResult } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { feedGame, feedScore, KICKOFF, liveGame, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { effectiveGame, gameOfLine, mergeGame } from './merge-game'

const NOW = KICKOFF + 3_600_000
const { awayTeamId: _, ...withoutAwayTeam } = liveGame()
const final: HandResult = { phase: 'final', homeScore: 20, awayScore: 27 }

describe('the clock after a reading', () => {
  it('of a final is that of the final', () => {
    const listed = feedGame({ phase: 'final', period: 5, clock: '0:00', ...feedScore(31, 24) })
    expect(mergeGame(liveGame(), listed, NOW)).toMatchObject({ phase: 'final', period: 5, clock: '0:00' })
  })

  it('of a game that was stopped before the referee saw it begin is that of the stop, once it has kicked off', () => {
    const listed = feedGame({ phase: 'postponed', period: 2, clock: '7:21' })
    expect(mergeGame(upcoming, listed, NOW)).toMatchObject({ period: 2, clock: '7:21' })
    expect(mergeGame(upcoming, listed, KICKOFF - 1)).toMatchObject({ period: 0, clock: '' })
  })
})

describe('the id of the away team', () => {
  const listed = feedGame({ phase: 'live', ...feedScore(24, 21) })
  const byHand = (game: LiveGame) => effectiveGame(ironBowl({ byHand: final }), game)

  it('stays with its game', () => {
    expect(mergeGame(liveGame(), listed, NOW).awayTeamId).toBe('333')
    expect(byHand(liveGame()).awayTeamId).toBe('333')
  })

  it('is left out where an older release did not store them', () => {
    expect(mergeGame(withoutAwayTeam, listed, NOW)).not.toHaveProperty('awayTeamId')
    expect(byHand(withoutAwayTeam)).not.toHaveProperty('awayTeamId')
  })
})

describe('a result by hand', () => {
  it('is shown with its phase and score, without a clock, above what the feed says', () => {
    const feed = liveGame({ possession: 'HOME', down: '2nd & 7', pause: 'halftime' })
    const shown = { ...final, period: 4, clock: '', pause: null, possession: null, down: '' }
    expect(effectiveGame(ironBowl({ byHand: final }), feed)).toEqual({ ...feed, ...shown, feed })
    expect(effectiveGame(ironBowl({ byHand: { ...final, phase: 'live' } }), feed).period).toBe(0)
    expect(effectiveGame(ironBowl(), feed)).toBe(feed)
  })

  it('says nothing of what the feed knows of the game before its first reading', () => {
    const line = { homeScore: 20, awayScore: 27, phase: 'final' } as const
    expect(gameOfLine(ironBowl({ ...line, byHand: final }))).toMatchObject({ phase: 'pre', homeScore: 0, awayScore: 0 })
    expect(gameOfLine(ironBowl(line))).toMatchObject(line)
    expect(gameOfLine(ironBowl())).toMatchObject({ phase: 'pre', homeScore: 0, awayScore: 0 })
  })
})
