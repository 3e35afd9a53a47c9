import { isHandMade } from '#common/game/by-hand'
import { otherSide } from '#common/game/sides'
import type { LiveGame, WeekScores } from './week'

/** How far a game under way is, and its score, as the feed says. A score is null where the feed leaves it blank. */
export type GameClock = Pick<LiveGame, 'homeTeamId' | 'period' | 'clock' | 'possession' | 'down'> &
  Record<'homeScore' | 'awayScore', number | null>

/** The clocks of a week's games under way, by game; games that are on no slate may be among them. */
export interface WeekClocks {
  /** When the feed was read (epoch ms); 0 when it could not be. */
  at: number
  clocks: Record<string, GameClock>
  /** The games of the feed's week that have ended, or stopped for good or another day; absent from older releases. */
  stopped?: string[]
}

/** The clocks that scores show. Scores kept by an older release may lack their games. */
export const clocksOf = ({ feedAt = 0, games = {} }: Partial<WeekScores>): WeekClocks => ({
  at: feedAt,
  clocks: Object.fromEntries(Object.entries(games).filter(([, { phase }]) => phase === 'live')),
})

/**
 * The scores with newer clocks: of games that are under way and have no result by hand. They stay as they are while the
 * feed says more of a game than its clock (it has begun or ended, or has another score): the referee stores that within
 * seconds, and where it does not, the screen has to show how stale the scores are.
 */
export function withClocks(scores: WeekScores, newest: WeekClocks): WeekScores {
  const { at, clocks } = newest
  const games = Object.entries(scores.games)
  if (at <= scores.feedAt || games.some(([id, game]) => isBehind(id, game, newest))) return scores
  const newer = games.map(([id, game]): [string, LiveGame] => {
    const clock = clocks[id]
    return [id, clock && game.phase === 'live' && !game.feed ? { ...game, ...clockFields(game, clock) } : game]
  })
  return { ...scores, feedAt: at, games: Object.fromEntries(newer) }
}

const isSwapped = (game: LiveGame, { homeTeamId }: GameClock) => homeTeamId !== game.homeTeamId

/** At a neutral site the feed may have swapped home and away, and with them who has the ball. */
function clockFields(game: LiveGame, newest: GameClock): Pick<LiveGame, 'period' | 'clock' | 'possession' | 'down'> {
  const { period, clock, possession, down } = newest
  return { period, clock, down, possession: possession && isSwapped(game, newest) ? otherSide(possession) : possession }
}

/**
 * Whether the feed says that a game has begun or ended, or has another score. A game that the feed has moved to another
 * week is in neither list: it keeps its stored clock, and does not delay the others.
 */
function isBehind(id: string, game: LiveGame, { clocks, stopped = [] }: WeekClocks): boolean {
  if (game.feed || game.unlisted || isHandMade(id)) return false
  const clock = clocks[id]
  if (!clock) return game.phase === 'live' && stopped.includes(id)
  if (game.phase !== 'live') return game.phase === 'pre'
  const scores = [clock.homeScore, clock.awayScore]
  const [home, away] = isSwapped(game, clock) ? scores.reverse() : scores
  return (home ?? game.homeScore) !== game.homeScore || (away ?? game.awayScore) !== game.awayScore
}
