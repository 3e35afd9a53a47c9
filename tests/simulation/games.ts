import { MINUTE } from '#common/durations'
import { handLine } from '#functions/desk/hand-game'
import { slateOf } from '../../scripts/season/day'

export const START = Date.UTC(2026, 10, 7, 17)
export const SEASON = 2026
export const PLAYERS = Array.from({ length: 10 }, (_, index) => `player-${index}`)
export const COMMISSIONERS = ['commish', 'deputy'] as const
/** The two weeks of a run: the first is the active one at its start, the second is prepared ahead. */
export const FIRST_WEEK = 9
export const SECOND_WEEK = 10
export const BOTH_WEEKS = [FIRST_WEEK, SECOND_WEEK] as const
/** The kickoffs of their games in minutes after the start. */
const KICKOFFS = { [FIRST_WEEK]: [15, 15, 50], [SECOND_WEEK]: [80, 95, 95, 140] } as const
/** From this minute on nobody does anything and nothing fails. */
export const QUIET = 230
/** Games lock so many minutes after their kickoff. */
export const LOCK = 10
/** The most minutes by which a commissioner moves a kickoff. */
export const LATEST_MOVE = 80

/** A game of the run. */
export interface SimulatedGame {
  id: string
  week: number
  kickoff: number
}

export const GAMES: readonly SimulatedGame[] = Object.entries(KICKOFFS).flatMap(([week, minutes]) =>
  minutes.map((minute, index) => ({
    id: slateOf(Number(week))[index]?.id ?? '',
    week: Number(week),
    kickoff: START + minute * MINUTE,
  })),
)

/** The spread that the final of a game of the feed lands on: at it every pick of the game is a push. */
export function landsOn({ week, id }: SimulatedGame): number {
  const game = slateOf(week).find((each) => each.id === id)
  if (!game) throw new Error(`the feed has no game ${id}`)
  return game.awayScore - game.homeScore
}

/** The games that the commissioners add by hand, one in each week. The feed never lists them. */
export const HAND_GAMES: readonly (SimulatedGame & { homeTeam: string; awayTeam: string })[] = [
  { week: FIRST_WEEK, homeTeam: 'Army', awayTeam: 'Slippery Rock', minute: 40 },
  { week: SECOND_WEEK, homeTeam: 'Whitewater', awayTeam: 'Mount Union', minute: 110 },
].map(({ minute, ...game }) => {
  const kickoff = START + minute * MINUTE
  return { ...game, kickoff, id: handLine({ ...game, kickoff }, START).gameId }
})

/** What the feed says of a game that ended so. */
export const final = (homeScore: number, awayScore: number) => ({
  phase: 'final' as const,
  homeScore,
  awayScore,
  period: 4,
})
