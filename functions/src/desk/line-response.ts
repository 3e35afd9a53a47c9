import type { LineResponse } from '#common/api/responses'
import { favoriteSide, type GameLine, lineSide, millisOf, otherSide } from '#common/game/line'

/** A line with what follows from it, as the API answers it. */
export function lineResponse(line: GameLine): LineResponse {
  const favored = favoriteSide(line)
  const favorite = favored && lineSide(line, favored)
  return {
    ...line,
    movedAt: line.movedAt == null ? null : millisOf(line.movedAt),
    favTeamId: favorite?.teamId ?? null,
    dogTeamId: favored ? lineSide(line, otherSide(favored)).teamId : null,
    homeIsFav: favored === 'HOME',
    favorite: favorite?.name ?? null,
    favoriteAbbr: favorite?.abbr ?? null,
    isDouble: line.multiplier === 2,
    type: line.multiplier === 2 ? 'double' : 'single',
    status: line.phase,
  }
}
