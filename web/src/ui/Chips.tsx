import styles from './Chips.module.css'

interface Props<Value> {
  label: string
  chips: readonly { value: Value; name: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A row of round buttons of which one is chosen; it scrolls sideways when there are many. */
export function Chips<Value extends string | number>({ label, chips, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className={styles.chips}>
      <legend className="unseen">{label}</legend>
      {chips.map(({ value, name }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
