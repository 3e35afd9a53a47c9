import { missingNow } from '#web/app/waitingText'
import { useNow } from '#web/ui/useNow'
import { useSlip, useWeek } from './league'

/**
 * How many picks of a week the player can still make and has not; 0 until that is known.
 * @param interval how often to look (ms): that a pick waits to be saved renders nothing by itself.
 */
export function useMissingPicks(n: number | undefined, interval: number): number {
  const { value: week } = useWeek(n)
  const { status, value: slip } = useSlip(n)
  const now = useNow(interval)
  return week && status !== 'loading' ? missingNow(week.lines, slip, now).count : 0
}
