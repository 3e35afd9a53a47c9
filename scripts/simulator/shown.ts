import { DAY, MINUTE } from '#common/durations'
import { clockText, FOUR_QUARTERS } from '../season/clock'
import type { ScheduledGame } from '../season/day'
import type { SeasonGame } from '../season/season2025'
import { type Course, courseOf, type GameMoment, momentAt, unplayed } from './moment'
import type { GameOverride } from './orders'

/** Odds appear two weeks before kickoff (ms). */
const ODDS_AHEAD = 14 * DAY
/** The seed of every game's course. */
const SEED = 1

/** What the feed shows of a game at one moment. */
export interface ShownGame extends ScheduledGame {
  moment: GameMoment
  odds: boolean
  flipped: boolean
  blankScores: boolean
  /** Under which of its weeks the feed lists the game. */
  week: number
}

/** How fast games go: from `start` (epoch ms) on, `speed` minutes of a game pass in one real minute. */
export interface Pace {
  start: number
  speed: number
}

const courses = new WeakMap<SeasonGame, Course>()

function course(game: SeasonGame): Course {
  const known = courses.get(game)
  if (known) return known
  const fresh = courseOf(game, SEED)
  courses.set(game, fresh)
  return fresh
}

/** A game as the simulation has it at `now`, with the fields of `override` in place of its own. */
export function showGame(
  { game, kickoff: scheduled, timeTbd }: ScheduledGame,
  override: GameOverride,
  now: number,
  pace: Pace,
): ShownGame {
  const kickoff = override.kickoff ?? scheduled
  const noKickoff = timeTbd && override.kickoff === undefined && !override.phase
  // Only time after the start is sped up, so kickoffs before it are the same at any speed.
  const paced = (time: number) => (time <= pace.start ? time : pace.start + (time - pace.start) * pace.speed)
  const natural = noKickoff ? unplayed('pre') : momentAt(course(game), paced(now) - paced(kickoff))
  const moment = byHand(natural, override, game)
  const ahead = noKickoff || kickoff > now
  const odds = moment.phase === 'pre' && ahead && kickoff - now < ODDS_AHEAD
  const plain = { flipped: false, blankScores: false, week: game.week }
  return { game, kickoff, timeTbd: noKickoff, moment, odds, ...plain }
}

/** The game shortly before its end, for a feed that takes a final back. */
export function beforeTheEnd(game: SeasonGame): GameMoment {
  return momentAt(course(game), FOUR_QUARTERS - MINUTE)
}

function byHand(natural: GameMoment, override: GameOverride, game: SeasonGame): GameMoment {
  const phase = override.phase ?? natural.phase
  const { homeScore, awayScore, period, clock } = override
  const touched = [phase === natural.phase ? undefined : phase, homeScore, awayScore, period, clock]
  if (touched.every((each) => each === undefined)) return natural
  if (phase === 'pre') return unplayed('pre')
  const otherwise = phase === 'final' ? ended(game) : kickedOff
  const moment: GameMoment = {
    ...(phase === natural.phase ? natural : otherwise),
    phase,
    situation: null,
    pause: null,
    periods: [],
  }
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
  homeScore,
  awayScore,
  period: periods,
})
