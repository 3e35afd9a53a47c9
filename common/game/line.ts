/** The two sides of a game. A neutral site still has a nominal home side, and the spread is relative to it. */
export const SIDES = ['HOME', 'AWAY'] as const
export type Side = (typeof SIDES)[number]

/** What a game is doing. Only `final` grades; `postponed`, `canceled` and `suspended` wait for a decision. */
export const PHASES = ['pre', 'live', 'final', 'postponed', 'canceled', 'suspended'] as const
export type Phase = (typeof PHASES)[number]

/** Where a line's number came from. */
export const SPREAD_SOURCES = ['feed', 'commissioner'] as const
export type SpreadSource = (typeof SPREAD_SOURCES)[number]

/** A moment: epoch milliseconds, or the database's own timestamp where the database filled it in. */
export type DatabaseTime = number | { toMillis(): number }

/** A moment in epoch milliseconds. */
export const millisOf = (moment: DatabaseTime): number => (typeof moment === 'number' ? moment : moment.toMillis())

/**
 * A kickoff the feed gives that lies in the past while the game has not begun. It is believed only after repeated
 * readings: until then nobody can pick the game and its picks stay hidden.
 */
export interface KickoffDoubt {
  /** What the feed says (epoch ms). */
  kickoff: number
  /** When the feed first said so (epoch ms). */
  since: number
  /** How many readings of the feed have said so. */
  readings: number
  /** The time of the last of them (epoch ms): no reading counts twice. */
  last: number
}

/** A game of the slate with its number: `seasons/{season}/weeks/{week}/lines/{gameId}`. Times are epoch milliseconds. */
export interface GameLine {
  gameId: string
  week: number
  homeTeamId: string
  awayTeamId: string
  homeAbbr: string
  awayAbbr: string
  homeName: string
  awayName: string
  /** Poll rank 1–25, or null when unranked. */
  homeRank: number | null
  awayRank: number | null
  /** Won–lost before the game, e.g. `8-1`; empty when unknown. */
  homeRecord: string
  awayRecord: string
  neutralSite: boolean
  broadcast: string
  /** Scheduled kickoff; a placeholder while `timeTbd`. */
  kickoff: number
  timeTbd: boolean
  /** The kickoff that was announced before the game moved to the present one; null while it never moved. */
  kickoffWas: number | null
  /** Who set the kickoff. A commissioner's stands until they give the game back to the feed. */
  kickoffSource: SpreadSource
  doubt: KickoffDoubt | null
  /** The lock that the last change of the kickoff or a doubt took the place of; null while there was none. */
  lockWas: number | null
  /** When that change was decided, by the server's clock, and when it was stored, by the database's. */
  moveDecidedAt: number | null
  movedAt: DatabaseTime | null
  /** From the home side, a multiple of ½, negative when the home side is favoured; null until a number is set. */
  spread: number | null
  spreadSource: SpreadSource | null
  spreadAt: number | null
  /** The number that was out before the present one; null while it never changed. */
  spreadWas: number | null
  overUnder: number | null
  lineType: 'SPREAD'
  /** Points a win is worth: 1, or 2 for a double. */
  multiplier: 1 | 2
  /** Locked by a commissioner's hand. */
  isLocked: boolean
  /** Called off: worth nothing and out of everybody's denominator. */
  void: boolean
  /** Who decided on `void` last. What the feed called off, the feed can call on again; a commissioner's word stands. */
  voidSource: SpreadSource | null
  /** When the picks of this game were opened to all; once set the game never becomes secret or editable again. */
  revealedAt: number | null
  phase: Phase
  /** The final score; null before the game is final. */
  homeScore: number | null
  awayScore: number | null
}

export const otherSide = (side: Side): Side => (side === 'HOME' ? 'AWAY' : 'HOME')

/** The poll ranks this many teams. */
export const RANKED_TEAMS = 25

/** A poll rank, 1 to 25; null for every other number: the feed writes 99 for an unranked team. */
export const pollRank = (rank: number): number | null => (rank >= 1 && rank <= RANKED_TEAMS ? rank : null)

/** One side of a line in its own words. */
export interface LineSide {
  side: Side
  teamId: string
  abbr: string
  name: string
  rank: number | null
  record: string
  /** The spread from this side's view. */
  spread: number | null
}

/** The facts that describe one side, of a whole line or of the leaderboard's shorter copy. */
type Sided = Pick<GameLine, 'homeTeamId' | 'awayTeamId' | 'homeAbbr' | 'awayAbbr' | 'homeName' | 'awayName'> &
  Pick<GameLine, 'homeRank' | 'awayRank' | 'spread'> &
  Partial<Pick<GameLine, 'homeRecord' | 'awayRecord'>>

/** Reads one side off a line. */
export function lineSide(line: Sided, side: Side): LineSide {
  const home = side === 'HOME'
  return {
    side,
    teamId: home ? line.homeTeamId : line.awayTeamId,
    abbr: home ? line.homeAbbr : line.awayAbbr,
    name: home ? line.homeName : line.awayName,
    rank: home ? line.homeRank : line.awayRank,
    record: (home ? line.homeRecord : line.awayRecord) ?? '',
    spread: sideSpread(line.spread, side),
  }
}

/** The home spread seen from `side`; 0 stays a plain 0. */
export function sideSpread(homeSpread: number | null, side: Side): number | null {
  if (homeSpread === null || side === 'HOME') return homeSpread
  return homeSpread === 0 ? 0 : -homeSpread
}

/** The favoured side, or null for a pick'em or a line without a number. */
export function favoriteSide(line: Pick<GameLine, 'spread'>): Side | null {
  if (!line.spread) return null
  return line.spread < 0 ? 'HOME' : 'AWAY'
}

/** The game as the product writes it, e.g. `LSU vs. Texas A&M` (away first). */
export function gameLabel(line: Pick<GameLine, 'homeName' | 'awayName'>): string {
  return `${line.awayName} vs. ${line.homeName}`
}

/** The game in a sentence, e.g. `LSU at Texas A&M`. */
export function matchup({ awayName, homeName }: Pick<GameLine, 'homeName' | 'awayName'>): string {
  return `${awayName} at ${homeName}`
}
