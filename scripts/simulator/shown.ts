import type { LaidGame } from '../demo/day'
import type { SeasonGame } from '../demo/season2025'
import { clockText } from './clock'
import { type Course, courseOf, type GameMoment, momentAt, unplayed } from './moment'
import type { GameOrder } from './orders'

const MINUTE = 60_000
/** Books open a game about two weeks ahead. */
const ODDS_AHEAD = 14 * 24 * 60 * MINUTE

/** What the feed shows of a game at one moment. */
export interface ShownGame {
  game: SeasonGame
  kickoff: number
  timeTbd: boolean
  moment: GameMoment
  odds: boolean
  flipped: boolean
  blankScores: boolean
  /** Under which of its weeks the feed lists the game. */
  week: number
}

/** How fast games go: `speed` real minutes of a game in one, counted from `start`. */
export interface Pace {
  start: number
  seed: number
  speed: number
}

const courses = new WeakMap<SeasonGame, Course>()

function course(game: SeasonGame, seed: number): Course {
  const known = courses.get(game)
  if (known?.seed === seed) return known
  const fresh = courseOf(game, seed)
  courses.set(game, fresh)
  return fresh
}

/** A game of the day as it goes by itself, or as far as `hand` does not say otherwise. */
export function showGame(
  { game, kickoff: laid, timeTbd }: LaidGame,
  hand: GameOrder,
  now: number,
  pace: Pace,
): ShownGame {
  const kickoff = hand.kickoff ?? laid
  const undecided = timeTbd && hand.kickoff === undefined && !hand.phase
  // Before the start the day went at its usual pace, so that kickoffs are the same at any speed.
  const paced = (at: number) => (at <= pace.start ? at : pace.start + (at - pace.start) * pace.speed)
  const natural = undecided ? unplayed('pre') : momentAt(course(game, pace.seed), paced(now) - paced(kickoff))
  const moment = byHand(natural, hand, game)
  const ahead = undecided || kickoff > now
  const odds = moment.phase === 'pre' && ahead && kickoff - now < ODDS_AHEAD
  const plain = { flipped: false, blankScores: false, week: game.week }
  return { game, kickoff, timeTbd: undecided, moment, odds, ...plain }
}

/** The game shortly before its end: what a feed shows that takes a final back. */
export function beforeTheEnd(game: SeasonGame, seed: number): GameMoment {
  return momentAt(course(game, seed), 199 * MINUTE)
}

function byHand(natural: GameMoment, hand: GameOrder, game: SeasonGame): GameMoment {
  const phase = hand.phase ?? natural.phase
  const { homeScore, awayScore, period, clock } = hand
  const touched = [phase === natural.phase ? undefined : phase, homeScore, awayScore, period, clock]
  if (touched.every((each) => each === undefined)) return natural
  if (phase === 'pre') return unplayed('pre')
  const base = phase === natural.phase ? natural : phase === 'final' ? ended(game) : kickedOff
  const moment: GameMoment = { ...base, phase, situation: null, pause: null, periods: [] }
  if (homeScore !== undefined) moment.homeScore = homeScore
  if (awayScore !== undefined) moment.awayScore = awayScore
  if (period !== undefined) moment.period = period
  if (clock !== undefined) {
    const [minutes = 0, seconds = 0] = clock.split(':').map(Number)
    moment.left = minutes * 60 + seconds
    moment.clock = clockText(moment.left)
  }
  if (phase === 'live' && moment.period === 2 && moment.left === 0) moment.pause = 'halftime'
  return moment
}

const kickedOff: GameMoment = { ...unplayed('live'), period: 1, left: 900, clock: '15:00' }

const ended = ({ homeScore, awayScore, periods }: SeasonGame): GameMoment => ({
  ...unplayed('final'),
  ...{ homeScore, awayScore, period: periods },
})
