import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

/** What ties a control to its label, hint and problem. */
interface FieldWiring {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

interface Props {
  label: string
  hint?: ReactNode
  /** What is wrong with what was typed. */
  problem?: string | undefined
  children: (wiring: FieldWiring) => ReactNode
}

/** A labelled control with its hint and its problem. */
export function Field({ label, hint, problem, children }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': problem !== undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

type InputProps = Omit<Props, 'children'> & InputHTMLAttributes<HTMLInputElement>

/** A labelled one-line input. */
export function InputField({ label, hint, problem, ...input }: InputProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(wiring) => <input {...input} {...wiring} />}
    </Field>
  )
}
