import { useEffect, useState } from 'react'
import type { LastChange } from '#common/api/responses'
import type { WeekScores } from '#common/week/week'
import { call } from '#web/api'
import type { SlateWeek } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { Confirmation } from '../Confirmation'
import { useCommand } from '../useCommand'
import styles from './UndoButton.module.css'

interface Props {
  week: number
  /** What of the week is followed live: whatever an officer does moves one of the two, a pick entered the latter. */
  opened: SlateWeek
  scores: WeekScores | null | undefined
}

/** Takes back the last change on the desk, and says which that is. */
export function UndoButton({ week, opened, scores }: Props) {
  const { busy, run, question } = useCommand()
  const [last, setLast] = useState<LastChange | null>(null)
  // Asked again with every change of the week: nobody may read the document itself, for it may hold picks.
  useEffect(() => {
    let gone = false
    call('GET /commish/undo', { query: { week } }).then(
      (answer) => gone || setLast(answer.last),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [week, opened, scores])
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
