import { plainName } from '#common/plain-name'
import { isHandMade } from './by-hand'
import type { GameLine } from './line'

/** Which two teams meet in a game, and whether it counts. */
export type Meeting = Pick<GameLine, 'gameId' | 'homeTeamId' | 'awayTeamId' | 'homeName' | 'awayName' | 'void'>

/**
 * The game of a slate in which the teams of a game meet already under another id, as in a game by hand, whichever is at
 * home: with both their game would count twice. One that was called off leaves room for the same game under another id,
 * under which the feed may list it again.
 */
export function meetingOn<T extends Meeting>(slate: readonly T[], game: Omit<Meeting, 'void'>): T | undefined {
  const teams = teamsOf(game)
  return slate.find(
    (other) =>
      other.gameId !== game.gameId &&
      !other.void &&
      teamsOf(other).every((team) => teams.some((each) => isSameTeam(each, team))),
  )
}

interface Team {
  id: string
  name: string
}

const teamsOf = ({ homeTeamId, homeName, awayTeamId, awayName }: Omit<Meeting, 'void'>): Team[] => [
  { id: homeTeamId, name: homeName },
  { id: awayTeamId, name: awayName },
]

/** A team that is known by a commissioner's word only, such as a small school, has an id of its own: its name tells. */
const isSameTeam = (a: Team, b: Team): boolean =>
  a.id === b.id || ((isHandMade(a.id) || isHandMade(b.id)) && plainName(a.name) === plainName(b.name))
