import type { Score } from '#common/game/grade'
import { hasScore, matchup } from '#common/game/line'
import type { NewTeam } from '#common/game/new-line'
import { BAD_SPREAD_TEXT, isSpread } from '#common/game/set-spread'
import { favoriteSide, otherSide, type Side } from '#common/game/sides'
import type { CalendarWeek } from '#common/week/calendar'
import type { PlayFields } from '#common/week/play'
import type { LiveGame } from '#common/week/week'

/** One team of a game, as read from the feed. */
export interface FeedTeam extends NewTeam {
  nickname: string
  /** #rrggbb, or empty. */
  color: string
  /** Null when the feed leaves it blank. */
  score: number | null
}

export interface FeedGame
  extends Pick<LiveGame, 'phase' | 'kickoff' | 'timeTbd' | 'period' | 'clock' | 'pause' | 'possession' | 'down'> {
  id: string
  neutralSite: boolean
  home: FeedTeam
  away: FeedTeam
  broadcast: string
  /** From the home side's view; null when the feed has none. */
  spread: number | null
  /** The side the feed flags as the favourite, or null when it flags none. */
  favorite: Side | null
  overUnder: number | null
}

/** One reading of the feed. */
export interface Scoreboard {
  /** When it was requested (epoch ms). */
  at: number
  /** Which season, part of it and week the response says that it is of; null where it does not say. */
  season: number | null
  seasonType: number | null
  week: number | null
  /** The weeks of the requested season; empty if the response does not contain them. */
  calendar: CalendarWeek[]
  games: Map<string, FeedGame>
  /**
   * Games that are listed but not among `games`, each with the reason in a sentence: twice and differently, unreadable,
   * of teams that are not known yet.
   */
  skipped: ReadonlyMap<string, string>
  /** What was wrong with the response, in sentences for a commissioner, or empty. */
  trouble: string
}

/** The game in a sentence, as {@link matchup} writes a line's. */
export const feedMatchup = ({ away, home, neutralSite }: FeedGame): string =>
  matchup({ awayName: away.name, homeName: home.name, neutralSite })

/**
 * Whether the teams are the slate's. If not, the feed has given the id to another game, or, as with bowls, one of the
 * teams does not come and another plays.
 */
export function hasTeamsOf({ home, away }: FeedGame, slate: Pick<LiveGame, 'homeTeamId' | 'awayTeamId'>): boolean {
  const teams = [home.id, away.id]
  return teams.includes(slate.homeTeamId) && (slate.awayTeamId === undefined || teams.includes(slate.awayTeamId))
}

/** The game with home and away as the slate has them: at a neutral site the feed may swap them at any time. */
export function withHomeTeam(game: FeedGame, homeTeamId: string): FeedGame {
  if (game.away.id !== homeTeamId) return game
  return {
    ...game,
    home: game.away,
    away: game.home,
    possession: game.possession && otherSide(game.possession),
    favorite: game.favorite && otherSide(game.favorite),
    spread: game.spread === null ? null : -game.spread || 0,
  }
}

/** The score that a reading gives, or null: before a game has begun its numbers mean nothing. */
export function feedScore({ phase, home, away }: FeedGame): Score | null {
  if (!hasScore(phase) || home.score === null || away.score === null) return null
  // College football has no ties: where a final has one, its score is not there yet.
  if (phase === 'final' && home.score === away.score) return null
  return { homeScore: home.score, awayScore: away.score }
}

/**
 * What a reading shows of play. Unlike {@link feedScore} it takes a missing score as 0: the clock may show play, too.
 */
export const playOf = ({ home, away, ...game }: FeedGame): PlayFields => ({
  ...game,
  homeScore: home.score ?? 0,
  awayScore: away.score ?? 0,
})

/** Why the feed's spread cannot be taken unseen, in a sentence, or empty. */
export function spreadProblem(game: Pick<FeedGame, 'spread' | 'favorite'>): string {
  if (game.spread === null) return 'The feed has no number for this game.'
  if (!isSpread(game.spread)) return BAD_SPREAD_TEXT
  const favored = favoriteSide(game)
  if (game.favorite && favored && game.favorite !== favored) return 'The feed’s number and its favorite disagree.'
  return ''
}
