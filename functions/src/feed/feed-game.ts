import type { Phase, Side } from '#common/game/line'
import type { CalendarWeek } from '#common/week/calendar'

/** One team of a game as the feed tells it. */
export interface FeedTeam {
  id: string
  abbr: string
  /** The school, e.g. `Ohio State`. */
  name: string
  nickname: string
  /** #rrggbb, or empty. */
  color: string
  rank: number | null
  record: string
  /** Null when the feed leaves it blank. */
  score: number | null
}

/** One game as the feed tells it, in the product's words. */
export interface FeedGame {
  id: string
  kickoff: number
  timeTbd: boolean
  neutralSite: boolean
  home: FeedTeam
  away: FeedTeam
  phase: Phase
  period: number
  clock: string
  pause: 'halftime' | 'delayed' | null
  possession: Side | null
  down: string
  broadcast: string
  /** From the home side; null when the feed offers none. */
  spread: number | null
  /** The side the feed flags as the favourite, or null when it flags none. */
  favorite: Side | null
  overUnder: number | null
}

/** What one reading of the feed brought. */
export interface Scoreboard {
  /** When it was asked for (epoch ms). */
  at: number
  season: number | null
  week: number | null
  /** The weeks of the season that was asked for; empty where the answer does not tell. */
  calendar: CalendarWeek[]
  games: Map<string, FeedGame>
  /** Games it lists twice and differently; they are not among `games`. */
  doubtful: ReadonlySet<string>
  /** What was wrong with the answer, in a sentence, or empty. */
  trouble: string
}

/** The game with home and away as the slate has them: the feed may turn a neutral site round after it was chosen. */
export function facingAs(game: FeedGame, homeTeamId: string): FeedGame {
  return game.away.id === homeTeamId ? turnedRound(game) : game
}

function turnedRound(game: FeedGame): FeedGame {
  const turned = (side: Side | null): Side | null => (side === null ? null : side === 'HOME' ? 'AWAY' : 'HOME')
  return {
    ...game,
    home: game.away,
    away: game.home,
    possession: turned(game.possession),
    favorite: turned(game.favorite),
    spread: game.spread === null ? null : -game.spread || 0,
  }
}

/** What keeps the feed's number from being taken blindly, in a sentence, or empty. */
export function spreadProblem(game: Pick<FeedGame, 'spread' | 'favorite'>): string {
  if (game.spread === null) return 'The feed has no number for this game.'
  const favored = game.spread === 0 ? null : game.spread < 0 ? 'HOME' : 'AWAY'
  if (game.favorite && favored && game.favorite !== favored) return 'The feed’s number and its favourite disagree.'
  return ''
}
