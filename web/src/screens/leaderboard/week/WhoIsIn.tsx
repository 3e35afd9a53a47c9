import { useState } from 'react'
import type { WeekStatus } from '#common/week/week-status'
import styles from './WhoIsIn.module.css'

/** How many players with picks left are named in the summary; the rest are counted. */
const SUMMARY_NAMES_MAX = 4

/**
 * `10 of 12 finished picking. Still to pick: Bea (1), Sam (2)`, and every player when unfolded: who is done, never what
 * they picked. Nothing once every game is closed.
 */
export function WhoIsIn({ status }: { status: WeekStatus }) {
  const [open, setOpen] = useState(false)
  if (!status.players.length || !status.games.length) return null
  const unfinished = status.players.filter((player) => player.missing > 0)
  const done = status.players.filter((player) => player.missing === 0)
  const named = unfinished.slice(0, SUMMARY_NAMES_MAX).map((player) => `${player.name}\u00a0(${player.missing})`)
  const more = unfinished.length - named.length
  return (
    <details className={styles.status} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <b>
            {done.length} of {status.players.length}
          </b>{' '}
          finished picking.
          {named.length > 0 && ` Still to pick: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`}
        </span>
      </summary>
      {open && <PicksLeft players={[...unfinished, ...done]} />}
    </details>
  )
}

/** Each player with the picks they have left. */
export const PicksLeft = ({ players }: Pick<WeekStatus, 'players'>) => (
  <ul className={styles.players}>
    {players.map(({ userId, name, missing }) => (
      <li key={userId} data-in={missing === 0}>
        <span>{name}</span> <b>{missing ? `${missing} left` : 'done ✓'}</b>
      </li>
    ))}
  </ul>
)
