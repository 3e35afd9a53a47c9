import { useId } from 'react'
import styles from './BoardHead.module.css'
import { chooseRowColor, ROW_COLORS, useRowColor } from './rowColor'

/** Whose color tints the rows. */
export function RowColorChoice() {
  const id = useId()
  const color = useRowColor((state) => state.choice)
  return (
    <div className={styles.color}>
      <label className="unseen" htmlFor={id}>
        Row color
      </label>
      <select
        id={id}
        value={color}
        onChange={(event) => chooseRowColor(ROW_COLORS.find((each) => each === event.target.value) ?? 'Leader color')}
      >
        {ROW_COLORS.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  )
}
