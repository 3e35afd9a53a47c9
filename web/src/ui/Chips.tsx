import { useLayoutEffect, useRef } from 'react'
import styles from './Chips.module.css'

interface Props<Value> {
  label: string
  chips: readonly { value: Value; name: string }[]
  /** Undefined while none is chosen. */
  chosen: Value | undefined
  onChoose: (value: Value) => void
}

/** A row of round buttons of which one is chosen. A row that is too long scrolls sideways, to the chosen one. */
export function Chips<Value extends string | number>({ label, chips, chosen, onChoose }: Props<Value>) {
  const row = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>(`[data-value="${chosen}"]`)
    if (!row.current || !pressed) return
    const left = pressed.offsetLeft - row.current.offsetLeft
    row.current.scrollLeft = left - (row.current.clientWidth - pressed.offsetWidth) / 2
  }, [chosen])
  return (
    <fieldset ref={row} className={styles.chips}>
      <legend className="unseen">{label}</legend>
      {chips.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          data-value={value}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
