import { useId, useState } from 'react'
import styles from './BoardFoot.module.css'
import { BoardLegend } from './BoardLegend'
import { chooseRowColor, ROW_COLORS, useRowColor } from './viewer'

/** What the squares of the weekly table mean, and whose color tints its rows. */
export function BoardFoot() {
  const id = useId()
  const color = useRowColor((state) => state.choice)
  const [explained, setExplained] = useState(false)
  return (
    <div className={styles.foot} data-screen-only>
      <button
        type="button"
        className={`${styles.explain} unfolds`}
        aria-expanded={explained}
        aria-controls={`${id}-legend`}
        onClick={() => setExplained(!explained)}
      >
        What do the squares mean?
      </button>
      <div className={styles.color}>
        <label htmlFor={id}>Tint rows:</label>
        <select id={id} value={color} onChange={(event) => chooseRowColor(event.target.value)}>
          {ROW_COLORS.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </div>
      <div id={`${id}-legend`} className={styles.legend} hidden={!explained}>
        {explained && <BoardLegend />}
      </div>
    </div>
  )
}
