import { asItStands } from '#common/boards/as-it-stands'
import { tally, type WeeklyBoard } from '#common/boards/leaderboard'
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
  const played = lines.filter((line) => !line.void)
  const phases = played.map((line) => phaseNow(line, scores?.games[line.gameId]))
  if (!phases.some((phase) => phase === 'live' || phase === 'final')) return 'ahead'
  return played.every((line) => line.phase === 'final') ? 'over' : 'playing'
}

/**
 * How the player stands in a week, with games under way counted as if they ended now: `2nd of 12, 5 points`. Null for
 * who is not on its board.
 */
export function standingText(board: WeeklyBoard, uid: string, scores?: WeekScores): string | null {
  const rows = board.rows.map((row) => ({ userId: row.userId, ...tally(board.games, row, asItStands(scores)) }))
  const place = placeText(rows, uid)
  const points = rows.find(({ userId }) => userId === uid)?.points
  return place && `${place} of ${rows.length}, ${points} ${points === 1 ? 'point' : 'points'}`
}
