import { favoriteSide, type GameLine, lineSide } from '../../../../common/line'
import { formatSpread } from '../../../../common/spread'

/** A line from the favorite's view: `Alabama −6½`, `EVEN`, `No line yet`. */
export function lineText(line: GameLine): string {
  if (line.spread === null) return 'No line yet'
  const favorite = favoriteSide(line)
  if (!favorite) return 'EVEN'
  const { name, spread } = lineSide(line, favorite)
  return `${name} ${formatSpread(spread ?? 0)}`
}
