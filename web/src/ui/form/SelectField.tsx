import type { SelectHTMLAttributes } from 'react'
import { Field } from './Field'

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  hint?: string | undefined
  options: readonly { value: string | number; name: string }[]
  /** What stands for no choice, where there may be none. */
  empty?: string | false
  onChoose: (value: string) => void
}

/** A choice from a list, with its label and hint. */
export function SelectField({ label, hint, options, empty, onChoose, ...select }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(wiring) => (
        <select {...select} {...wiring} onChange={({ target }) => onChoose(target.value)}>
          {empty && <option value="">{empty}</option>}
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
