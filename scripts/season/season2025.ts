import csv from './season-2025.csv?raw'

/** A real game of 2025 with at least one FBS team. */
export interface SeasonGame {
  /** The feed's own id. */
  id: string
  /** 2 regular season, 3 bowls. */
  seasonType: 2 | 3
  week: number
  /** A play-off game, which the feed also lists in its week 999. */
  playoff: boolean
  /** When it really kicked off (epoch ms). */
  playedAt: number
  awayId: string
  homeId: string
  awayScore: number
  homeScore: number
  /** 4 in regulation, 5 with one overtime, 6 with two or more. */
  periods: number
  /** Closing spread of the home side, in points. */
  homeSpread: number
  /** Closing over/under, in points. */
  total: number
  /** AP rank 1–25 in that week, or null. */
  awayRank: number | null
  homeRank: number | null
  neutralSite: boolean
}

const rank = (text: string | undefined) => (text ? Number(text) : null)

function parseGame(row: string): SeasonGame {
  const [id, week, kickoff, awayId, homeId, ...rest] = row.split(',')
  const [awayScore, homeScore, periods, homeSpread, total, awayRank, homeRank, neutral] = rest
  if (!id || !week || !kickoff || !awayId || !homeId) throw new Error(`not a game of the season: ${row}`)
  return {
    id,
    // `p1` is a bowl, `c1` a bowl of the play-offs.
    seasonType: /^[pc]/.test(week) ? 3 : 2,
    week: Number(week.replace(/^[pc]/, '')),
    playoff: week.startsWith('c'),
    playedAt: Date.parse(`${kickoff}Z`),
    awayId,
    homeId,
    awayScore: Number(awayScore),
    homeScore: Number(homeScore),
    periods: Number(periods),
    homeSpread: Number(homeSpread),
    total: Number(total),
    awayRank: rank(awayRank),
    homeRank: rank(homeRank),
    neutralSite: neutral === 'n',
  }
}

/** Every game of 2025 that an FBS team played, in the order of the kickoffs. */
export const season2025: readonly SeasonGame[] = csv
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => parseGame(row.trim()))
  .sort((a, b) => a.playedAt - b.playedAt || (a.id < b.id ? -1 : 1))

const byId = new Map(season2025.map((game) => [game.id, game]))

export function seasonGame(id: string): SeasonGame | undefined {
  return byId.get(id)
}

/** The games of a regular week. */
export const gamesOfWeek = (week: number): SeasonGame[] =>
  season2025.filter((game) => game.seasonType === 2 && game.week === week)
