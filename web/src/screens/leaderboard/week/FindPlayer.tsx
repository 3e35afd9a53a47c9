import { counted } from '#common/counted'
import { Button } from '#web/ui/Button'
import styles from './FindPlayer.module.css'

interface Props {
  search: string
  /** How many players the search has found; null without a search. */
  found: number | null
  onSearch: (search: string) => void
  /** Goes to the viewer's own row; absent for a viewer without one. */
  onAroundMe: (() => void) | undefined
}

export const NOBODY = 'Nobody by that name.'

/** The search of a long weekly table, which changes as one types: screen readers read how many players are left. */
export function FindPlayer({ search, found, onSearch, onAroundMe }: Props) {
  return (
    <div className={styles.find} data-screen-only>
      <input
        type="search"
        aria-label="Find a player"
        placeholder="Find a player"
        autoComplete="off"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      {/* It is always there: what comes with its text is not read by all screen readers. */}
      <p className="unseen" role="status">
        {found !== null && (found ? `${counted(found, 'player')} found.` : NOBODY)}
      </p>
      {onAroundMe && <Button onClick={onAroundMe}>Around me</Button>}
    </div>
  )
}
