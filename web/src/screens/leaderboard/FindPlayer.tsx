import { Button } from '#web/ui/Button'
import styles from './FindPlayer.module.css'

interface Props {
  search: string
  onSearch: (search: string) => void
  /** Goes to the viewer's own row; absent for a viewer without one. */
  onAroundMe: (() => void) | undefined
}

/** The search of a long weekly table. */
export function FindPlayer({ search, onSearch, onAroundMe }: Props) {
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
      {onAroundMe && <Button onClick={onAroundMe}>Around me</Button>}
    </div>
  )
}
