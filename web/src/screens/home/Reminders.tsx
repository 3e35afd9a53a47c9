import { useState } from 'react'
import { call, sentenceOf } from '#web/api'
import { toast } from '#web/ui/toast'
import styles from './Reminders.module.css'

/** The switch for letters about missing picks. */
export function Reminders({ on }: { on: boolean }) {
  /** What was switched to here; until then what the server said. */
  const [wanted, setWanted] = useState(on)
  const [busy, setBusy] = useState(false)
  async function turn(reminders: boolean) {
    setWanted(reminders)
    setBusy(true)
    try {
      await call('PUT /users/me', { body: { reminders }, otherwise: 'The switch could not be saved.' })
    } catch (failure) {
      setWanted(!reminders)
      toast('bad', sentenceOf(failure))
    }
    setBusy(false)
  }
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={wanted} disabled={busy} onChange={(event) => turn(event.target.checked)} />
      <span>
        <b>Remind me by e-mail</b>
        <small>A day and an hour before a lock, only while picks are missing.</small>
      </span>
    </label>
  )
}
