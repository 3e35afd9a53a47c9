import { type DocPath, pagePaths } from '#common/page-paths'
import { type Directory, shownPlayer } from '#common/people/profile'
import { type LogEntry, namedEntry } from '#common/week/log-entry'
import { Skeleton } from '#web/ui/Skeleton'
import { dayTimeText } from '#web/ui/when'
import { useWeekDocument, useWithNames } from './league'
import styles from './OpenLog.module.css'

const LOG_ERROR = 'Failed to load the log'

/** The entries of one week; the page follows them as one. */
const changesPath = (season: number, week: number): DocPath<LogEntry[]> => `${pagePaths.changes(season)}?week=${week}`

/** The entries with the members' names, latest first. */
const namedLog = (entries: readonly LogEntry[], directory: Directory | null): LogEntry[] => {
  const nameOf = (uid: string) => shownPlayer(directory, uid).name
  return entries.map((entry) => namedEntry(entry, nameOf)).sort((a, b) => b.at - a.at)
}

function Entry({ entry: { at, by, text } }: { entry: LogEntry }) {
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
  const { status, value: entries } = useWithNames(doc, LOG_ERROR, namedLog)
  if (status === 'loading') return <Skeleton count={2} height={44} label="Loading the log" />
  if (!entries?.length) return <p className={styles.none}>Nothing was changed.</p>
  return (
    <ol>
      {entries.map((entry) => (
        <Entry key={`${entry.at} ${entry.text}`} entry={entry} />
      ))}
    </ol>
  )
}
