import { type FormEvent, useState } from 'react'
import { NOTICE_MAX } from '#common/week/week'
import { call } from '#web/api'
import type { SlateWeek } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { InputField } from '#web/ui/Field'
import styles from '../Commish.module.css'
import { useCommand } from '../command'

/** A sentence for everybody above the week's games. */
export function NoticeForm({ week }: { week: SlateWeek }) {
  const { busy, run } = useCommand()
  /** What is being typed; undefined shows the saved sentence. */
  const [typed, setTyped] = useState<string>()
  /** The saved sentence when typing began, or when the last attempt to save was refused, with that sentence. */
  const [seen, setSeen] = useState(week.notice)
  async function save(event: FormEvent) {
    event.preventDefault()
    // Enter in the field submits it also while there is nothing to save.
    if (typed === undefined || typed === week.notice) return
    const body = { week: week.week, notice: typed.trim(), seen }
    const saved = await run(
      'Error saving',
      () => call('POST /commish/notice', { body }),
      ({ notice }) => (notice ? 'Everybody sees the notice now.' : 'The notice is gone.'),
    )
    // What was typed meanwhile is still to be saved.
    if (saved) setTyped((now) => (now === typed ? undefined : now))
    setSeen(saved?.notice ?? week.notice)
  }
  return (
    <form className={styles.column} onSubmit={save}>
      <InputField
        label="Notice to everybody"
        placeholder="None"
        maxLength={NOTICE_MAX}
        value={typed ?? week.notice}
        onChange={(event) => {
          if (typed === undefined) setSeen(week.notice)
          setTyped(event.target.value)
        }}
      />
      {typed !== undefined && typed !== week.notice && (
        <div className={styles.buttons}>
          <Button onClick={() => setTyped(undefined)}>Cancel</Button>
          <Button type="submit" weight="primary" disabled={busy}>
            Save notice
          </Button>
        </div>
      )}
    </form>
  )
}
