import { byName } from '#common/people/name-order'
import { type Directory, shownPlayer } from '#common/people/profile'

/** How many picks a player has made; never which. */
interface PlayerStatus {
  userId: string
  name: string
  made: number
  missing: number
}

/** The stored `status/week-{n}`. It is by uid, so that a change of name does not write it. */
export interface WeekStatusDoc {
  week: number
  /** The games that can be picked now. */
  games: string[]
  /** How many of them each member has picked, by uid. */
  made: Record<string, number>
}

/** The status of a week with the members' names, in the order of the names. */
export interface WeekStatus {
  week: number
  games: string[]
  players: PlayerStatus[]
}

/** A stored status with the members' names. */
export function joinStatus({ week, games, made }: WeekStatusDoc, directory: Directory | null): WeekStatus {
  const players = Object.entries(made).map(([userId, count]): PlayerStatus => {
    return { userId, name: shownPlayer(directory, userId).name, made: count, missing: games.length - count }
  })
  return { week, games, players: players.sort(byName) }
}
