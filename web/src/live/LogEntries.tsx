import type { Change } from '#common/week/week'
import { Skeleton } from '#web/ui/Skeleton'
import { timeText } from '#web/ui/when'
import { useChanges } from './league'
import styles from './OpenLog.module.css'

const FEED = 'the score feed'

function LogEntry({ change: { at, by, text } }: { change: Change }) {
  return (
    <li>
      <p>{text}</p>
      <small>
        {timeText(at)} · {by === 'feed' ? FEED : by}
      </small>
    </li>
  )
}

/** What was changed in a week, when and by whom, latest first. */
export default function LogEntries({ week }: { week: number }) {
  const { status, value: changes } = useChanges(week)
  if (status === 'loading') return <Skeleton count={2} height={44} label="Loading the log" />
  if (!changes?.length) return <p className={styles.none}>Nothing has changed this week.</p>
  return (
    <ol>
      {changes.map((change) => (
        <LogEntry key={`${change.at} ${change.text}`} change={change} />
      ))}
    </ol>
  )
}
