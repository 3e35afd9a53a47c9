import type { LifetimeDoc } from '#common/boards/lifetime'
import type { OverallBoardDoc } from '#common/boards/overall-board'
import type { WeeklyBoardDoc } from '#common/boards/weekly-board'
import type { GameLine } from '#common/game/line'
import type { Slip } from '#common/game/pick'
import type { MinigameBoardDoc } from '#common/nicknames/minigame-board'
import type { Directory, User } from '#common/people/profile'
import type { LogEntry } from '#common/week/log-entry'
import type { Settings, Week, WeekScores } from '#common/week/week'
import type { WeekStatusDoc } from '#common/week/week-status'

/**
 * The path of a document that holds a `T`. At run time it is a plain string; the type tells whoever reads the document
 * what is in it. `__doc` never exists.
 */
export type DocPath<T> = string & { readonly __doc?: T }

/** The path of a collection whose documents each hold a `T`. */
export type CollectionPath<T> = string & { readonly __docs?: T }

const season = (year: number) => `seasons/${year}`
const week = (year: number, number: number) => `${season(year)}/weeks/${number}`

/** The paths of what pages follow. They stand apart, so that no page loads the paths that only the server uses. */
export const pagePaths = {
  settings: (): DocPath<Settings> => 'settings/app',
  season,
  week: (year: number, number: number): DocPath<Week> => week(year, number),
  lines: (year: number, number: number): CollectionPath<GameLine> => `${week(year, number)}/lines`,
  slip: (year: number, number: number, uid: string): DocPath<Slip> => `${week(year, number)}/slips/${uid}`,
  scores: (year: number, number: number): DocPath<WeekScores> => `${season(year)}/scores/${number}`,
  weeklyBoard: (year: number, number: number): DocPath<WeeklyBoardDoc> => `${season(year)}/leaderboards/week-${number}`,
  overallBoard: (year: number): DocPath<OverallBoardDoc> => `${season(year)}/leaderboards/overall`,
  status: (year: number, number: number): DocPath<WeekStatusDoc> => `${season(year)}/status/week-${number}`,
  changes: (year: number): CollectionPath<LogEntry> => `${season(year)}/changes`,
  seasonMinigameBoard: (year: number): DocPath<MinigameBoardDoc> => `${season(year)}/leaderboards/minigames`,
  /** All rounds ever counted. */
  minigameBoard: (): DocPath<MinigameBoardDoc> => 'leaderboards/minigames',
  lifetime: (): DocPath<LifetimeDoc> => 'leaderboards/lifetime',
  directory: (): DocPath<Directory> => 'directory/members',
  user: (uid: string): DocPath<User> => `users/${uid}`,
} as const
