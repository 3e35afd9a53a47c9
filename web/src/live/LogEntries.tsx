import { type DocPath, pagePaths } from '#common/page-paths'
import { type Directory, memberProfile } from '#common/people/profile'
import { type Change, namedChange } from '#common/week/week'
import { Skeleton } from '#web/ui/Skeleton'
import { dayTimeText } from '#web/ui/when'
import { useWeekDocument, useWithNames } from './league'
import styles from './OpenLog.module.css'

const LOG_ERROR = 'Failed to load the log'

/** The entries of one week; the page follows them as one. */
const changesPath = (season: number, week: number): DocPath<Change[]> => `${pagePaths.changes(season)}?week=${week}`

/** The entries with the members' names, latest first. */
const namedLog = (changes: readonly Change[], directory: Directory | null): Change[] => {
  const nameOf = (uid: string) => memberProfile(directory, uid).name
  return changes.map((change) => namedChange(change, nameOf)).sort((a, b) => b.at - a.at)
}

function LogEntry({ change: { at, by, text } }: { change: Change }) {
  return (
    <li>
      <p>{text}</p>
      <small>
        {dayTimeText(at)} · {by}
      </small>
    </li>
  )
}

/** What was changed in a week, when and by whom, latest first. */
export default function LogEntries({ week }: { week: number }) {
  const doc = useWeekDocument(changesPath, week, LOG_ERROR)
  const { status, value: changes } = useWithNames(doc, LOG_ERROR, namedLog)
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
