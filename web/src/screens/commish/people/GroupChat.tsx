import { chatResult } from '#common/boards/week-news'
import { nextLock } from '#common/game/lock'
import { nudgeText } from '#common/week/reminders'
import { useOverallBoard, useWeeklyBoard, useWeekStatus } from '#web/live/boards'
import type { SlateWeek } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { copyShown } from '#web/ui/copyShown'
import styles from '../Commish.module.css'

/**
 * A message to be copied into the group's chat: that the week is open, whose picks are missing, or its result.
 * @param isOver whether the week is scored and over: only then the boards are read.
 */
export function GroupChat({ isOver, ...rest }: { week: SlateWeek; season: number; now: number; isOver: boolean }) {
  return isOver ? <Result {...rest} /> : <Nudge {...rest} />
}

function Nudge({ week, now }: { week: SlateWeek; now: number }) {
  const { value: status } = useWeekStatus(week.week)
  return <Message text={status && nudgeText(status, week, nextLock(week.lines, now), location.origin)} />
}

function Result({ week, season }: { week: SlateWeek; season: number }) {
  const { value: board } = useWeeklyBoard(week.week)
  const { value: overall } = useOverallBoard()
  return <Message text={board && chatResult(board, overall, { ...week, season }, location.origin)} />
}

function Message({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <section className={styles.panel} aria-labelledby="chat">
      <h2 id="chat">For the group chat</h2>
      <p className={styles.quote}>{text}</p>
      <div className={styles.buttons}>
        <Button onClick={() => copyShown('message', text)}>Copy this message</Button>
      </div>
    </section>
  )
}
