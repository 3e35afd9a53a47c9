import { teamColor } from '#common/game/pick'
import { teamById } from '#common/teams/teams'
import { inkOn } from './contrast'

/** A fill and a text colour that can be read over it, as custom properties. */
export function fillStyle(fill: string, preferredInk?: string) {
  return { '--fill': fill, '--ink': inkOn(fill, preferredInk) }
}

/** A team's colours as custom properties. */
export const teamPaint = (teamId: string) => fillStyle(teamColor(teamId), teamById(teamId)?.scolor)
