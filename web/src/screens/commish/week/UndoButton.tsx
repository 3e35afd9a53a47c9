import { useEffect, useState } from 'react'
import type { LastChange } from '#common/api/responses'
import { call } from '#web/api'
import type { SlateWeek } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { untilLeft } from '#web/ui/untilLeft'
import { Confirmation, useCommand, useCommandsDone } from '../command'
import styles from './UndoButton.module.css'

interface Props {
  week: number
  /** Followed live: almost all that a commissioner does changes it. */
  opened: SlateWeek
}

/** Names the last change on the desk, and takes it back. */
export function UndoButton({ week, opened }: Props) {
  const { busy, run, question } = useCommand()
  const commandsDone = useCommandsDone()
  const [last, setLast] = useState<LastChange | null>(null)
  // Asked again after every change of the week and every command of this page. A pick that was entered on another
  // page changes only the scores, as the feed does all day, so it is shown with the next of these changes. No client may
  // follow the document itself, for it may hold picks. After a failure what was shown stays. The server refuses an undo of a change
  // that is no longer the last.
  useEffect(
    () => untilLeft(call('GET /commish/undo', { query: { week } }), (response) => setLast(response.last)),
    [week, opened, commandsDone],
  )
  if (!last) return null
  const undo = () =>
    run(
      'Error undoing',
      (confirmed) => call('POST /commish/undo', { body: { week, at: last.at, confirmed } }),
      ({ undone }) => `Undone: ${undone}`,
      'Undo it',
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
