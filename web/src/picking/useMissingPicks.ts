import { useLayoutEffect } from 'react'
import { missingPicks } from '#common/game/missing'
import { useSlip, useWeek } from '#web/live/league'
import { timeNow } from '#web/session/serverTime'
import { useNow } from '#web/ui/useNow'
import { startPicking, usePicking } from './picking'

/** The longest time between two looks at the clock (ms). */
const LONGEST = 30_000

/**
 * How many picks of a week the player can still make and has not, 0 until that is known, and when the first of their
 * games locks (epoch ms; null for unknown). A pick that waits to be saved, or was saved just now, is not missing,
 * although the slip lacks it. They are counted again when one is made or locks.
 */
export function useMissingPicks(n: number | undefined): { count: number; lockAt: number | null } {
  const { value: week } = useWeek(n)
  const { status, value: slip } = useSlip(n)
  const picks = usePicking((state) => state.picks)
  useLayoutEffect(startPicking, [])
  const now = timeNow()
  const lines = status === 'loading' ? [] : (week?.lines ?? [])
  const unpicked = lines.filter(({ gameId }) => !picks[gameId]?.tap && !picks[gameId]?.saved)
  const { count, lockAt } = missingPicks(unpicked, slip, now)
  useNow(Math.min(LONGEST, (lockAt ?? Number.POSITIVE_INFINITY) - now))
  return { count, lockAt }
}
