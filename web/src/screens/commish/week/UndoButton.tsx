import { useEffect, useState } from 'react'
import type { LastChange } from '#common/api/responses'
import type { WeekScores } from '#common/week/week'
import { call } from '#web/api'
import type { SlateWeek } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { untilLeft } from '#web/ui/untilLeft'
import { Confirmation, useCommand, useCommandsEnded } from '../command'
import styles from './UndoButton.module.css'

interface Props {
  week: number
  /** Followed live, as the scores are: almost all that a commissioner does changes it. */
  opened: SlateWeek
  scores: WeekScores | undefined
}

/** Names the last change on the desk, and takes it back. */
export function UndoButton({ week, opened, scores }: Props) {
  const { busy, run, question } = useCommand()
  const commandsEnded = useCommandsEnded()
  const entered = (scores?.rereadPicks ?? []).join()
  const [last, setLast] = useState<LastChange | null>(null)
  // Asked again after every change of the week, every pick that is entered, and every command of this page, also one that
  // failed: it may have been stored, or refused because of a change that is not shown yet. No client may follow the
  // document itself, for it may hold picks. After a failure what was shown stays. The server refuses an undo of a change
  // that is no longer the last.
  useEffect(
    () => untilLeft(call('GET /commish/undo', { query: { week } }), (response) => setLast(response.last)),
    [week, opened, entered, commandsEnded],
  )
  const undo = ({ at }: LastChange) =>
    run(
      'Error undoing',
      (confirmed) => call('POST /commish/undo', { body: { week, at, confirmed } }),
      ({ undone }) => `Undone: ${undone}`,
      'Undo it',
    )
  // A question stays until it is answered, also when the other commissioner has undone the change meanwhile.
  return (
    <>
      {last && (
        <div className={styles.undo}>
          <p>
            <b>Last change</b>
            {!last.text.startsWith(last.by) && `, by ${last.by}`}: {last.text}
          </p>
          <Button disabled={busy} onClick={() => undo(last)}>
            Undo
          </Button>
        </div>
      )}
      <Confirmation question={question} />
    </>
  )
}
