import type { RevealedPicks, WeeklyBoard } from '../../../common/leaderboard'
import type { GameLine } from '../../../common/line'
import { paths } from '../../../common/paths'
import type { Pick } from '../../../common/pick'
import { picksOf } from '../../../common/weekly-board'
import { readAll } from '../firebase'

/**
 * Everybody's revealed picks of the week. Those that stand on the board already are taken from there; the picks of a
 * game that has just revealed are read, once; with no board to trust, those of every revealed game are.
 * The line's `revealedAt` must be written before this reads: it is what turns away a save still in flight.
 */
export async function revealedPicks(
  season: number,
  lines: readonly GameLine[],
  board: WeeklyBoard | null,
): Promise<Map<string, RevealedPicks>> {
  const known = new Set(board?.revealed)
  const picks = new Map((board?.rows ?? []).map((row) => [row.userId, picksOf(row, known)]))
  const fresh = lines.filter((line) => line.revealedAt !== null && !known.has(line.gameId))
  const read = await Promise.all(fresh.map((line) => readAll<Pick>(paths.picks(season, line.week, line.gameId))))
  for (const pick of read.flatMap((of) => [...of.values()])) {
    const mine = picks.get(pick.uid) ?? { sides: {} }
    mine.sides[pick.gameId] = pick.pickTeam
    if (pick.points) mine.worth = { ...mine.worth, [pick.gameId]: pick.points }
    if (pick.fixedBy) mine.fixed = [...(mine.fixed ?? []), pick.gameId]
    picks.set(pick.uid, mine)
  }
  return picks
}
