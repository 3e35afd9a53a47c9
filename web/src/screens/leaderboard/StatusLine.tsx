import { useStatus } from '#web/live/league'
import { WhoIsIn } from './WhoIsIn'

/** Who is in, read only where a game may still be picked. */
export function StatusLine({ week }: { week: number }) {
  const { value: status } = useStatus(week)
  return status ? <WhoIsIn status={status} /> : null
}
