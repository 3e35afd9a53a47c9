import { withNames } from '#common/people/profile'

/** An entry of the open log: `changes/{id}`. */
export interface LogEntry {
  week: number
  gameId: string | null
  /**
   * For whoever reads the log; the product only looks for `final`, of which no picker is notified. `slate` is also what
   * concerns a whole week or the season: opened, named, finished.
   */
  kind: 'line' | 'kickoff' | 'void' | 'final' | 'slate' | 'lock' | 'pick' | 'member'
  /** What happened, in a sentence for everybody. Players are in it as a `nameToken` (`profile.ts`), never by name. */
  text: string
  at: number
  /** The uid of the commissioner who did it, `feed`, or `grading` for what follows from other changes. */
  by: string
  /** The player whom it is about: whose pick was entered or changed, who was removed or let back. */
  userId?: string
}

/** What an entry says, without when it was made, by whom, and of which game. */
export type EntryText = Pick<LogEntry, 'kind' | 'text'>

/** What everybody reads for `feed` and `grading`. Nobody can take either as a name. */
export const APP_NAMES = { feed: 'the score feed', grading: 'the grading' }

const isAppName = (by: string): by is keyof typeof APP_NAMES => Object.hasOwn(APP_NAMES, by)

/**
 * An entry of the open log with the names of today. The stored `by` says who is the feed: a member may be named `feed`.
 */
export const namedEntry = (entry: LogEntry, nameOf: (uid: string) => string): LogEntry => ({
  ...entry,
  text: withNames(entry.text, nameOf),
  by: isAppName(entry.by) ? APP_NAMES[entry.by] : nameOf(entry.by),
})
