import type { FormHTMLAttributes, ReactNode } from 'react'
import styles from './Form.module.css'

/** The card of a form. */
export function Form(form: FormHTMLAttributes<HTMLFormElement>) {
  return <form {...form} className={styles.form} />
}

/** The sentence of what went wrong, read out as it comes. */
export function FormProblem({ children }: { children: string }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  )
}

/** A line below the buttons that leads elsewhere. */
export function FormElsewhere({ children }: { children: ReactNode }) {
  return <p className={styles.other}>{children}</p>
}
