import { isHandMade } from '#common/game/by-hand'
import { type GameLine, matchups } from '#common/game/line'

/** More added games than this are counted, not named. Removed ones are always named: somebody will look for them. */
const NAMED_MAX = 3

/** What the open log says of a change of a slate. */
export function slateText(label: string, added: readonly GameLine[], removed: readonly GameLine[]): string {
  const locked = added.filter((line) => line.isLocked)
  const others = added.filter((line) => !line.isLocked)
  const parts = [addedText(others), locked.length > 0 && `${addedText(locked)}, locked`]
  if (removed.length) parts.push(`${matchups(removed)} taken off`)
  return `Slate of ${label}: ${parts.filter(Boolean).join('; ')}.`
}

function addedText(lines: readonly GameLine[]): string {
  if (lines.length === 0) return ''
  const games = lines.length > NAMED_MAX ? `${lines.length} games` : matchups(lines)
  return `${games} added${lines.every((line) => isHandMade(line.gameId)) ? ' by hand' : ''}`
}
