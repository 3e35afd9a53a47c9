import { type ReactNode, useId } from 'react'
import { Button } from '#web/ui/Button'
import { FormProblem, type useSubmit } from '#web/ui/Form'
import styles from './Account.module.css'

interface Props {
  title: string
  form: ReturnType<typeof useSubmit>
  /** Whether the fields hold what the server may take. */
  isReady: boolean
  /** The words of the button, before it is pressed and until the response is here. */
  button: readonly [idle: string, busy: string]
  children: ReactNode
}

/** A part of the account with a form of its own. */
export function AccountForm({ title, form: { busy, problem, onSubmit }, isReady, button, children }: Props) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form onSubmit={onSubmit}>
        {children}
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" disabled={busy || !isReady}>
          {button[busy ? 1 : 0]}
        </Button>
      </form>
    </section>
  )
}
