import { favoriteSide, type GameLine, lineSide } from '#common/game/line'
import { formatSpread } from '#common/game/spread'
import { timeText } from '#web/ui/when'

/** A line from the favorite's view: `Alabama −6½`, `EVEN`, `No line yet`. */
export function lineText(line: GameLine): string {
  if (line.spread === null) return 'No line yet'
  const favorite = favoriteSide(line)
  if (!favorite) return 'EVEN'
  const { name, spread } = lineSide(line, favorite)
  return `${name} ${formatSpread(spread ?? 0)}`
}

/** Where the number came from, when, and what it was before: `by hand, Tue 9:04 AM, home was −6½`. */
export function sourceText({ spreadSource, spreadAt, spreadWas }: GameLine): string {
  if (!spreadSource || spreadAt === null) return ''
  const from = spreadSource === 'feed' ? 'from the feed' : 'by hand'
  const before = spreadWas === null ? '' : `, home was ${formatSpread(spreadWas)}`
  return `${from}, ${timeText(spreadAt)}${before}`
}
