import type { GameLine } from './line'

/** The two sides of a game. A neutral site still has a nominal home side, and the spread is relative to it. */
export const SIDES = ['HOME', 'AWAY'] as const
export type Side = (typeof SIDES)[number]
/** The sides as screens show them: the away team first. */
export const SIDES_AS_SHOWN = ['AWAY', 'HOME'] as const satisfies readonly Side[]

export const otherSide = (side: Side): Side => (side === 'HOME' ? 'AWAY' : 'HOME')

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

/** The fields that describe the sides. The leaderboard's copy of a line has no records. */
type Sided = Pick<GameLine, 'homeTeamId' | 'awayTeamId' | 'homeAbbr' | 'awayAbbr' | 'homeName' | 'awayName'> &
  Pick<GameLine, 'homeRank' | 'awayRank' | 'spread'> &
  Partial<Pick<GameLine, 'homeRecord' | 'awayRecord'>>

/** One side of a line, with the spread as that side sees it. */
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

/** The home spread as `side` sees it; never −0. */
export function sideSpread(homeSpread: number | null, side: Side): number | null {
  if (homeSpread === null || side === 'HOME') return homeSpread
  return homeSpread === 0 ? 0 : -homeSpread
}

/** The favoured side, or null for a pick'em or a line without a spread. */
export function favoriteSide(line: Pick<GameLine, 'spread'>): Side | null {
  if (!line.spread) return null
  return line.spread < 0 ? 'HOME' : 'AWAY'
}
