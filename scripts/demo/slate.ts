import { schoolOf } from './school'
import { gamesOfWeek, type SeasonGame } from './season2025'

/** Games a week of the demo league counts, and how many of them are doubles. */
export const DEMO_SLATE_SIZE = 12
export const DOUBLES = 2

/** How much a group of friends would want this game on its slate: ranked teams and a close line. */
export function interest({ awayRank, homeRank, homeSpread, homeId, awayId }: SeasonGame): number {
  const ranks = [awayRank, homeRank].map((rank) => (rank === null ? 0 : 14 + (26 - rank) / 2))
  const mismatch = [homeId, awayId].some((id) => schoolOf(id).conference === 'FCS') ? 60 : 0
  return ranks.reduce((sum, rank) => sum + rank, 0) - Math.abs(homeSpread) * 1.6 - mismatch
}

/** The twelve games of a week that the demo league picks, the most interesting first. */
export function slateOf(week: number): SeasonGame[] {
  return gamesOfWeek(2, week)
    .sort((a, b) => interest(b) - interest(a) || (a.id < b.id ? -1 : 1))
    .slice(0, DEMO_SLATE_SIZE)
}
