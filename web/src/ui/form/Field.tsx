import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import { classes } from '../classes'
import styles from './Field.module.css'

/** The attributes that tie a control to its label, hint and problem. */
interface FieldWiring {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

interface Props {
  label: string
  hint?: ReactNode
  /** What is wrong with what was typed; an empty text marks the field and says nothing. */
  problem?: string | undefined
  children: (wiring: FieldWiring) => ReactNode
}

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

export function InputField({ label, hint, problem, ...input }: InputProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(wiring) =>
        input.type === 'password' ? <Password label={label} {...input} {...wiring} /> : <input {...input} {...wiring} />
      }
    </Field>
  )
}

/** A password, with a button that shows it: unseen, a long one is hard to type on a phone. */
function Password({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <span className={styles.password}>
      <input {...input} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'} <span className="unseen">{label}</span>
      </button>
    </span>
  )
}

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** Looks of the row. */
  className: string | undefined
}

/** A checkbox with words beside it: a name in `<b>`, more in `<small>`. The whole row is its label. */
export function CheckboxRow({ className, children, ...input }: CheckboxProps) {
  return (
    <label className={classes(styles.checkbox, className)}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  )
}
