import { useEffect, useState } from 'react'
import type { LastChange } from '../../../../../common/answers'
import { call } from '../../../api'
import { Button } from '../../../ui/Button'
import { Confirmation } from '../Confirmation'
import { useCommand } from '../useCommand'
import styles from './UndoButton.module.css'

interface Props {
  week: number
  /** The week as it stands: whatever changes it, here or on the other officer's desk, changes what can be undone. */
  state: unknown
}

/** Takes back the last change on the desk, and says which that is. */
export function UndoButton({ week, state }: Props) {
  const { busy, run, question } = useCommand()
  const [last, setLast] = useState<LastChange | null>(null)
  // Asked again with every change of the week's state.
  useEffect(() => {
    let gone = false
    call('GET /commish/undo', { query: { week } }).then(
      (answer) => gone || setLast(answer.last),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [week, state])
  if (!last) return null
  const undo = () =>
    run(
      'Error undoing',
      (confirmed) => call('POST /commish/undo', { body: { week, at: last.at, confirmed } }),
      ({ undone }) => undone,
    )
  return (
    <div className={styles.undo}>
      <p>
        <b>Last change</b>, by {last.by}: {last.text}
      </p>
      <Button disabled={busy} onClick={undo}>
        Undo
      </Button>
      <Confirmation question={question} />
    </div>
  )
}
