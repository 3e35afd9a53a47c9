import { useLayoutEffect } from 'react'
import type { GameLine } from '#common/game/line'
import { missingPicks } from '#common/game/missing'
import type { Slip } from '#common/game/pick'
import { useSlip, useWeek } from '#web/live/league'
import { timeNow } from '#web/session/serverTime'
import { useNow } from '#web/ui/useNow'
import { startPicking } from './picking'
import { usePickStates } from './usePickStates'

/**
 * What the player can still pick of these games and has not. A pick that waits to be saved, or was saved just now, is
 * not missing, although the slip lacks it. Starts the picking, which knows the taps of an earlier visit.
 * @param now epoch ms
 */
export function useMissingOfLines(lines: readonly GameLine[], slip: Slip | undefined, now: number) {
  const picks = usePickStates(slip)
  useLayoutEffect(startPicking, [])
  const unpicked = lines.filter(({ gameId }) => !picks[gameId]?.tap && !picks[gameId]?.saved)
  return missingPicks(unpicked, slip, now)
}

/** What depends on the time is looked at this often at least (ms). */
export const CLOCK_READ_EVERY = 30_000

/**
 * How many picks of a week are missing, 0 until that is known, and when the first of their games locks (epoch ms; null
 * for unknown). They are counted again when one is made or locks.
 */
export function useMissingPicks(n: number | undefined): { count: number; lockAt: number | null } {
  const { value: week } = useWeek(n)
  const { status, value: slip } = useSlip(n)
  const now = timeNow()
  const missing = useMissingOfLines(status === 'loading' ? [] : (week?.lines ?? []), slip, now)
  useNow(Math.min(CLOCK_READ_EVERY, (missing.lockAt ?? Number.POSITIVE_INFINITY) - now))
  return missing
}
