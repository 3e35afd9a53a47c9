import { useId, useState } from 'react'
import { Button } from '#web/ui/Button'
import { BoardLegend } from './BoardLegend'
import styles from './BoardTools.module.css'
import { COLUMNS, type Column, MANY_PLAYERS } from './standings'

interface Props {
  players: number
  sorted: Column
  onSort: (by: Column) => void
  search: string
  onSearch: (search: string) => void
  /** Goes to the viewer's own row; absent for a viewer without one. */
  onAroundMe: (() => void) | undefined
}

/** What stands above the weekly table: its order where it has no head, the search of a long one, and the legend. */
export function BoardTools({ players, sorted, onSort, search, onSearch, onAroundMe }: Props) {
  const id = useId()
  const [explained, setExplained] = useState(false)
  return (
    <div className={styles.tools} data-screen-only>
      {players >= MANY_PLAYERS && (
        <div className={styles.find}>
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
      )}
      <div className={styles.sort}>
        <label htmlFor={`${id}-sort`}>Sort by:</label>
        <select
          id={`${id}-sort`}
          value={sorted}
          onChange={({ target }) => onSort(COLUMNS.find((column) => column === target.value) ?? 'Rank')}
        >
          {COLUMNS.map((column) => (
            <option key={column}>{column}</option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className={styles.explain}
        aria-expanded={explained}
        aria-controls={`${id}-legend`}
        onClick={() => setExplained(!explained)}
      >
        What do the squares mean?
      </button>
      <div id={`${id}-legend`} className={styles.legend} hidden={!explained}>
        {explained && <BoardLegend />}
      </div>
    </div>
  )
}
