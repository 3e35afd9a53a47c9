import { nextLock } from '#common/game/lock'
import { nudgeText } from '#common/week/reminders'
import { useWeekStatus } from '#web/live/boards'
import type { SlateWeek } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { copyShown } from '#web/ui/copyShown'
import styles from '../Commish.module.css'

/** A message to be copied into the group's chat: that the week is open, or whose picks are missing. */
export function Nudge({ week, now }: { week: SlateWeek; now: number }) {
  const { value: status } = useWeekStatus(week.week)
  const text = status && nudgeText(status, week, nextLock(week.lines, now), location.origin)
  if (!text) return null
  return (
    <section className={styles.panel} aria-labelledby="nudge">
      <h2 id="nudge">For the group chat</h2>
      <p className={styles.quote}>{text}</p>
      <div className={styles.buttons}>
        <Button onClick={() => copyShown('message', text)}>Copy this message</Button>
      </div>
    </section>
  )
}
