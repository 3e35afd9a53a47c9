import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { sentenceOf } from '#web/errors'
import { useIsMounted } from '../useIsMounted'
import styles from './Form.module.css'
import { toastFailure } from './useAttempt'

/** What is typed into a field of a form; empty for a field that is disabled or not there. */
export const fieldText = (fields: FormData, name: string): string => String(fields.get(name) ?? '').trim()

/**
 * Sends a form: `busy` until the response is here, then `problem`, a sentence, if the call failed; a toast says it if
 * the form was left meanwhile. `send` is given the fields and the value of the button that was pressed. It resolves to
 * `'leaving'` when another screen comes next: the form then stays busy until that is here. Fields are uncontrolled
 * unless the screen shows what is typed. A problem goes with the next try, or with `clearProblem`.
 *
 * Not React's `useActionState`, which empties the fields after a refusal.
 */
export function useSubmit(send: (fields: FormData, pressed: string) => Promise<unknown>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isMounted = useIsMounted()
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    setBusy(true)
    setProblem('')
    try {
      const next = await send(new FormData(event.currentTarget), submitter?.getAttribute('value') ?? '')
      if (next === 'leaving') return
    } catch (failure) {
      if (isMounted.current) setProblem(sentenceOf(failure))
      else toastFailure(failure)
    }
    setBusy(false)
  }
  return { busy, problem, onSubmit, clearProblem: () => setProblem('') }
}

/**
 * The field that the server refused. It gets the focus. No two forms of a page may have a field of the same name.
 * @param fields the fields that the server refuses, by its sentence.
 */
export function useRefusedField<Field extends string>(problem: string, fields: Readonly<Record<string, Field>>) {
  const refused = fields[problem]
  useEffect(() => {
    if (refused) document.querySelector<HTMLElement>(`form [name=${refused}]`)?.focus()
  }, [refused])
  return refused
}

export function Form(form: ComponentProps<'form'>) {
  return <form {...form} className={styles.form} />
}

/** What went wrong. Screen readers read it as it comes. */
export function FormProblem({ children }: { children: string }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  )
}

/** A line below the buttons with a link to another screen. */
export function FormElsewhere({ children }: { children: ReactNode }) {
  return <p className={styles.other}>{children}</p>
}
