/** One team of a {@link ScoreboardGame}, in the feed's words. */
export interface ScoreboardTeam {
  homeAway: 'home' | 'away'
  team: {
    id: string
    abbreviation: string
    displayName: string
    location: string
    name: string
    color: string
    logo: string
  }
  score: string
  curatedRank: { current: number }
  records: { summary: string }[]
}

/**
 * A game in the shape of the feed's scoreboard, as the API lists the games of a week. The desk reads only a part of it.
 */
export interface ScoreboardGame {
  id: string
  date: string
  timeValid: boolean
  neutralSite: boolean
  competitions: [
    {
      competitors: ScoreboardTeam[]
      odds: { spread: number | null; overUnder: number | null }[]
      broadcasts: { names: string[] }[]
      status: GameStatus
      situation: { possession: string; downDistanceText: string } | null
    },
  ]
  /** The same again: the feed has it in both places. */
  status: GameStatus
}

interface GameStatus {
  period: number
  displayClock: string
  type: ScoreboardStatus
}

export interface ScoreboardStatus {
  name: string
  state: 'pre' | 'in' | 'post'
  completed: boolean
  shortDetail: string
}
