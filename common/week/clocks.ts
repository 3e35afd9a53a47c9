import { otherSide } from '#common/game/line'
import type { LiveGame, WeekScores } from './week'

/** How far a game under way is, as the feed says. */
export type GameClock = Pick<LiveGame, 'homeTeamId' | 'period' | 'clock' | 'possession' | 'down'>

/** The clocks of a week's games under way, by game; games that are on no slate may be among them. */
export interface WeekClocks {
  /** When the feed was read (epoch ms); 0 when it could not be. */
  at: number
  clocks: Record<string, GameClock>
}

/** The scores with newer clocks: of games that are under way by both, and of which no commissioner has spoken. */
export function withClocks(scores: WeekScores, { at, clocks }: WeekClocks): WeekScores {
  if (at <= scores.feedAt) return scores
  const games = Object.entries(scores.games).map(([id, game]): [string, LiveGame] => {
    const clock = clocks[id]
    if (!clock || game.phase !== 'live' || game.feed) return [id, game]
    const { homeTeamId, possession, ...moment } = clock
    // At a neutral site the feed may have swapped home and away.
    const ball = possession && homeTeamId !== game.homeTeamId ? otherSide(possession) : possession
    return [id, { ...game, ...moment, possession: ball }]
  })
  return { ...scores, feedAt: at, games: Object.fromEntries(games) }
}
