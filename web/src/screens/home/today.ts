import { asItStands } from '#common/boards/as-it-stands'
import { tallyAt, type WeeklyBoard } from '#common/boards/leaderboard'
import { counted } from '#common/counted'
import type { GameLine } from '#common/game/line'
import { missingPicks } from '#common/game/missing'
import type { Slip } from '#common/game/pick'
import { phaseNow, type WeekScores } from '#common/week/week'
import { placeText } from '#web/ui/place'

/** Where the active week is for a player: picks are missing, its games have begun, all are over, or none has begun. */
export type WeekPhase = 'picking' | 'playing' | 'over' | 'ahead'

/** The phase of the week. A pick that is missing comes before everything, for only that can be too late. */
export function phaseOf(
  lines: readonly GameLine[],
  slip: Slip | undefined,
  scores: WeekScores | undefined,
  now: number,
): WeekPhase {
  if (missingPicks(lines, slip, now).count > 0) return 'picking'
  const phaseIn = (line: GameLine) => phaseNow(line, scores?.games[line.gameId])
  // A game that was put off or called off is not awaited today.
  const played = lines.filter((line) => !line.void && !['postponed', 'canceled'].includes(phaseIn(line)))
  if (!played.some((line) => ['live', 'final'].includes(phaseIn(line)))) return 'ahead'
  return played.every((line) => line.phase === 'final') ? 'over' : 'playing'
}

/** The state of a week that is ahead, where there is none before it. Games without a line cannot be picked yet. */
export const aheadText = (slip: Slip | undefined): string =>
  Object.keys(slip?.picks ?? {}).length > 0 ? 'All picked' : 'No games to pick yet'

/**
 * How the player stands in a week, with games under way counted as if they ended now: `2nd of 12, 5 points`. Null for
 * who is not on its board.
 */
export function standingText(board: WeeklyBoard, uid: string, scores?: WeekScores): string | null {
  const totals = tallyAt(board.games, asItStands(scores))
  const rows = board.rows.map((row) => ({ userId: row.userId, ...totals(row) }))
  const place = placeText(rows, uid)
  const points = rows.find(({ userId }) => userId === uid)?.points
  return place && `${place} of ${rows.length}, ${counted(points ?? 0, 'point')}`
}
