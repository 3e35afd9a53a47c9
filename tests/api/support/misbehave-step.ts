import type { GameLine } from '#common/game/line'
import type { LiveGame } from '#common/week/week'

/** One thing the feed does with a game, and what the documents then hold. */
export interface Step {
  /** What the feed is ordered to say of the game: by hand, … */
  hand?: { phase?: 'pre' | 'live' | 'final'; homeScore?: number; awayScore?: number; period?: number; clock?: string }
  /** … its kickoff, in minutes from now, … */
  kickoff?: number
  /** A commissioner confirms a kickoff that the feed moved into the past. */
  confirm?: true
  /** … or a misbehaviour; null ends it. */
  misbehave?: string | null
  minutes?: number
  /** A commissioner calls it off, or on again. */
  void?: boolean
  line?: Partial<GameLine>
  live?: Partial<LiveGame>
  /** Points by player: the first has HOME, the second AWAY, at home −3½. */
  points?: [home: number, away: number]
  /** What the last entry of the open log about the game says. */
  log?: RegExp
  /** What is wrong with the feed; nothing, unless it is said. */
  trouble?: RegExp
  /** Whether a player may change the pick, and whether everybody sees it. */
  open?: boolean
  seen?: boolean
}

export interface Misbehaviour {
  name: string
  steps: Step[]
}

export const HOUR = 60
export const DAY = 24 * HOUR
/** The visitors cover: 24–21 is 3 for a home side that gives 3½. */
export const final = { phase: 'final', homeScore: 24, awayScore: 21, period: 4 } as const
