import { useMemo } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import type { SlipEntry } from '#common/game/pick'
import type { ViewerPicks } from '#common/race/race'
import { useSlip } from '#web/live/league'
import { useSession } from '#web/session/session'

/** The viewer's own picks of a week, read only while some of them are secret. */
export function useViewerPicks(board: WeeklyBoard): ViewerPicks | undefined {
  const userId = useSession(({ session }) => session?.uid)
  const secret = board.games.some(({ gameId }) => !board.revealed.includes(gameId))
  const { value: slip } = useSlip(secret ? board.week : undefined)
  return useMemo(() => (userId && slip ? { userId, ...picksOf(slip.picks) } : undefined), [userId, slip])
}

function picksOf(picks: Record<string, SlipEntry>): Omit<ViewerPicks, 'userId'> {
  const every = Object.entries(picks)
  const sides = Object.fromEntries(every.map(([gameId, { pickTeam }]) => [gameId, pickTeam]))
  const worth = Object.fromEntries(every.flatMap(([gameId, { points }]) => (points ? [[gameId, points]] : [])))
  return { sides, worth }
}
