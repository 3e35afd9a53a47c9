import type { Phase } from '#common/game/line'
import { seededRandom } from '#common/random'
import { clockText, type Instant, instantAt, OVERTIME, QUARTER } from '../season/clock'
import type { SeasonGame } from '../season/season2025'
import { type Drive, drivesOf, type Situation, situationAt } from './drives'
import { type ScoringPlay, scoringPlays } from './scoring'

export interface Course {
  game: SeasonGame
  seed: number
  plays: ScoringPlay[]
  drives: Drive[]
}

export interface GameMoment extends Pick<Instant, 'period' | 'left' | 'pause'> {
  phase: Phase
  clock: string
  homeScore: number
  awayScore: number
  /** Points by period so far, from the first. */
  periods: { home: number; away: number }[]
  situation: Situation | null
}

/** The course of a game to its real final; the same for the same game and seed. */
export function courseOf(game: SeasonGame, seed: number): Course {
  const random = seededRandom(game.id, seed)
  const plays = scoringPlays(game, random)
  return { game, seed, plays, drives: drivesOf(plays, game.periods, random) }
}

/** A game before its kickoff, or one that is postponed or cancelled. */
export function unplayed(phase: Phase): GameMoment {
  const nothing = { period: 0, left: 0, clock: '0:00', pause: null, homeScore: 0, awayScore: 0, periods: [] }
  return { phase, ...nothing, situation: null }
}

/** The game `elapsed` real ms after its kickoff. */
export function momentAt({ game, seed, plays, drives }: Course, elapsed: number): GameMoment {
  const { phase, period, left, played, pause } = instantAt(elapsed, game.periods)
  if (phase === 'pre') return unplayed('pre')
  const done = plays.filter((play) => play.second <= played)
  const points = (side: 'HOME' | 'AWAY', when = (_: ScoringPlay) => true) =>
    done.filter((play) => play.side === side && when(play)).reduce((sum, play) => sum + play.points, 0)
  const periods = Array.from({ length: period }, (_, index) => {
    const within = (play: ScoringPlay) => periodOf(play.second) === index + 1
    return { home: points('HOME', within), away: points('AWAY', within) }
  })
  const situation = phase === 'live' && pause === null ? situationAt(drives, played, seed) : null
  const score = { homeScore: points('HOME'), awayScore: points('AWAY') }
  return { phase, period, left, clock: clockText(left), pause, ...score, periods, situation }
}

const REGULATION = 4 * QUARTER
const periodOf = (second: number) =>
  second < REGULATION ? Math.floor(second / QUARTER) + 1 : 5 + Math.floor((second - REGULATION) / OVERTIME)
