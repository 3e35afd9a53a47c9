import { useStatus } from '../../live/league'
import styles from './StatusLine.module.css'

/** How many late players are named before the rest are counted. */
const NAMED = 4

/** Who is in, never what: `10 of 12 in · Bea 1 left · Sam 2 left`. Nothing once every game is closed. */
export function StatusLine({ week }: { week: number }) {
  const status = useStatus(week)
  if (!status?.players.length || !status.games.length) return null
  const late = status.players.filter((player) => player.missing > 0)
  const named = late.slice(0, NAMED).map((player) => `${player.name} ${player.missing} left`)
  if (late.length > NAMED) named.push(`${late.length - NAMED} more`)
  return (
    <p className={styles.status}>
      <b>
        {status.players.length - late.length} of {status.players.length}
      </b>{' '}
      {['in', ...named].join(' · ')}
    </p>
  )
}
