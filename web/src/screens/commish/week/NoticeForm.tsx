import type { FormEvent, KeyboardEvent } from 'react'
import { NOTICE_MAX } from '#common/week/week'
import { call } from '#web/api'
import type { SlateWeek } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { Field } from '#web/ui/form/Field'
import styles from '../Commish.module.css'
import { useCommand } from '../command'
import { useUnsavedField } from '../useUnsavedField'
import { inSentence } from './steps'

/** A notice is one paragraph: Enter saves it. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** A sentence for everybody above the week's games. @param isOpen whether players can look at the week yet. */
export function NoticeForm({ week, isOpen }: { week: SlateWeek; isOpen: boolean }) {
  const { busy, run } = useCommand()
  const { typed, isUnsaved, seen, type, forget, forgetSaved, settle, failed } = useUnsavedField(
    { week: week.week },
    week.notice,
    ({ text }) => text.trim() === week.notice,
  )
  const shownText = isOpen
    ? 'Everybody sees the notice now.'
    : `Saved. Everybody sees the notice once ${inSentence(week.label)} is open.`
  async function save(event: FormEvent) {
    event.preventDefault()
    // Enter in the field submits it also while there is nothing to save.
    if (!typed || !isUnsaved || busy) return
    const body = { week: week.week, notice: typed.text.trim(), seen }
    const saved = await run('Error saving', () => call('POST /commish/notice', { body }), {
      done: ({ notice }) => (notice ? shownText : 'The notice is gone.'),
      failed,
    })
    if (saved) settle(saved.notice)
  }
  return (
    <form className={styles.column} onSubmit={save}>
      <Field label="Notice to everybody">
        {(wiring) => (
          <textarea
            {...wiring}
            rows={3}
            placeholder="Shown above everybody's picks"
            maxLength={NOTICE_MAX}
            value={typed?.text ?? week.notice}
            onChange={(event) => type(event.target.value)}
            onKeyDown={saveOnEnter}
            onBlur={forgetSaved}
          />
        )}
      </Field>
      {isUnsaved && (
        <div className={styles.buttons}>
          <Button onClick={forget}>Cancel</Button>
          <Button type="submit" weight="primary" disabled={busy}>
            Save notice
          </Button>
        </div>
      )}
    </form>
  )
}
