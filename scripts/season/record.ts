import { schoolOf } from './school'
import { type SeasonGame, season2025 } from './season2025'

/** Won–lost records as the scoreboard prints them, e.g. `8-1`. */
export interface Records {
  overall: string
  home: string
  away: string
  conference: string
}

const gamesOf = new Map<string, SeasonGame[]>()
for (const game of season2025) {
  for (const teamId of [game.homeId, game.awayId]) gamesOf.set(teamId, [...(gamesOf.get(teamId) ?? []), game])
}

const isConferenceGame = ({ homeId, awayId }: SeasonGame) => schoolOf(homeId).conference === schoolOf(awayId).conference

/**
 * A team's records as they stood before `game`, or with it.
 * Null for FCS schools: the season's data has only their games against the FBS.
 */
export function recordsOf(teamId: string, game: SeasonGame, counting: 'before' | 'with'): Records | null {
  if (schoolOf(teamId).conference === 'FCS') return null
  const played = (gamesOf.get(teamId) ?? []).filter(
    (each) => each.playedAt < game.playedAt || (counting === 'with' && each.id === game.id),
  )
  const record = (games: readonly SeasonGame[]) => {
    const won = games.filter((each) => each.homeScore > each.awayScore === (each.homeId === teamId)).length
    return `${won}-${games.length - won}`
  }
  return {
    overall: record(played),
    home: record(played.filter((each) => each.homeId === teamId)),
    away: record(played.filter((each) => each.awayId === teamId)),
    conference: record(played.filter(isConferenceGame)),
  }
}
