import type { WeekStatus } from '#common/week/week'
import styles from './WhoIsIn.module.css'

/** How many late players are named before the rest are counted. */
const NAMED = 4

/** Who is in, never what: `10 of 12 in · Bea 1 left · Sam 2 left`, and everybody on request. Nothing once all is closed. */
export function WhoIsIn({ status }: { status: WeekStatus }) {
  if (!status.players.length || !status.games.length) return null
  const late = status.players.filter((player) => player.missing > 0)
  const done = status.players.filter((player) => player.missing === 0)
  const named = late.slice(0, NAMED).map((player) => `${player.name} ${player.missing} left`)
  if (late.length > NAMED) named.push(`${late.length - NAMED} more`)
  return (
    <details className={styles.status}>
      <summary>
        <span>
          <b>
            {done.length} of {status.players.length}
          </b>{' '}
          {['in', ...named].join(' · ')}
        </span>
      </summary>
      <ul className={styles.players}>
        {[...late, ...done].map(({ userId, name, missing }) => (
          <li key={userId} data-in={missing === 0}>
            <span>{name}</span> <b>{missing ? `${missing} left` : 'in ✓'}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}
