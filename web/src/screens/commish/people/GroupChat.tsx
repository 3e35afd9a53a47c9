import { isWeekFinished } from '#common/boards/leaderboard'
import { chatResult } from '#common/boards/week-news'
import { nextLock } from '#common/game/lock'
import { nudgeText } from '#common/week/reminders'
import { useOverallBoard, useWeeklyBoard, useWeekStatus } from '#web/live/boards'
import { type SlateWeek, useIsSeasonFinished } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { copyShown } from '#web/ui/share/copyShown'
import { ShareButton } from '#web/ui/share/ShareButton'
import styles from '../Commish.module.css'

interface Props {
  week: SlateWeek
  season: number
  now: number
}

/**
 * A message for the group's chat, to be copied or shared: that the week is open, whose picks are missing, or its
 * result.
 * @param isOver whether the desk has nothing left to do in the week: only then the boards are read. A game that was put
 * off may still be awaited.
 */
export const GroupChat = ({ isOver, ...props }: Props & { isOver: boolean }) =>
  isOver ? <CopyResult {...props} /> : <Nudge {...props} />

function Nudge({ week, now }: Props) {
  const { value: status } = useWeekStatus(week.week)
  return <Message text={status && nudgeText(status, week, nextLock(week.lines, now), location.origin)} />
}

function CopyResult(props: Props) {
  const { week, season } = props
  const { value: board } = useWeeklyBoard(week.week)
  const { value: overall } = useOverallBoard()
  const inSeason = useIsSeasonFinished() ? undefined : overall
  if (board && !isWeekFinished(board)) return <Nudge {...props} />
  return <Message text={board && chatResult(board, inSeason, { ...week, season }, location.origin)} />
}

function Message({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <section className={styles.panel} aria-labelledby="chat">
      <h2 id="chat">For the group chat</h2>
      <p className={styles.quote}>{text}</p>
      <div className={styles.buttons}>
        <Button onClick={() => copyShown('message', text)}>Copy this message</Button>
        <ShareButton textOf={() => text} />
      </div>
    </section>
  )
}
