import type { LifetimeDoc } from '#common/boards/lifetime'
import type { OverallBoardDoc } from '#common/boards/overall-board'
import type { WeeklyBoardDoc } from '#common/boards/weekly-board'
import type { DatabaseTime, GameLine } from '#common/game/line'
import type { Slip, StoredPick } from '#common/game/pick'
import type { MinigameBoardDoc } from '#common/nicknames/minigame-board'
import type { RoundResult } from '#common/nicknames/nickname-round'
import type { Directory, PrivateAccount, User } from '#common/people/profile'
import type { Reminded } from '#common/week/reminders'
import type { Change, Settings, Week, WeekScores } from '#common/week/week'
import type { WeekStatusDoc } from '#common/week/week-status'

/**
 * The path of a document that holds a `T`. At run time it is a plain string; the type tells whoever reads the document
 * what is in it. `__doc` never exists.
 */
export type DocPath<T> = string & { readonly __doc?: T }

/** The path of a collection whose documents each hold a `T`. */
export type CollectionPath<T> = string & { readonly __docs?: T }

/** The owner of a username: `usernames/{key}`. */
interface UsernameOwner {
  uid: string
}

/** A counted round of the nickname game. */
interface NicknamePlay {
  result: RoundResult
  /** When it was counted (epoch ms). */
  at: number
  /** The database deletes the document some time after this. */
  expireAt: DatabaseTime
}

/** `settings/invite`: the code without which nobody can register, once there is one. Only commissioners get it. */
interface Invite {
  code: string
  /** The code that this one has replaced. */
  replaced?: string
}

const season = (year: number) => `seasons/${year}`
const week = (year: number, number: number) => `${season(year)}/weeks/${number}`
const line = (year: number, number: number, gameId: string) => `${week(year, number)}/lines/${gameId}`

/**
 * Every document path of the product, so that server, screens, tests and seeds cannot disagree. A path without a type
 * leads to a document that only the server reads; the file in functions/ that owns it says what it holds.
 */
export const paths = {
  settings: (): DocPath<Settings> => 'settings/app',
  invite: (): DocPath<Invite> => 'settings/invite',
  season,
  weeks: (year: number): CollectionPath<Week> => `${season(year)}/weeks`,
  week: (year: number, number: number): DocPath<Week> => week(year, number),
  lines: (year: number, number: number): CollectionPath<GameLine> => `${week(year, number)}/lines`,
  line: (year: number, number: number, gameId: string): DocPath<GameLine> => line(year, number, gameId),
  setAside: (year: number, number: number, gameId: string): DocPath<GameLine> =>
    `${week(year, number)}/setAside/${gameId}`,
  picks: (year: number, number: number, gameId: string): CollectionPath<StoredPick> =>
    `${line(year, number, gameId)}/picks`,
  pick: (year: number, number: number, gameId: string, uid: string): DocPath<StoredPick> =>
    `${line(year, number, gameId)}/picks/${uid}`,
  slips: (year: number, number: number) => `${week(year, number)}/slips`,
  slip: (year: number, number: number, uid: string): DocPath<Slip> => `${week(year, number)}/slips/${uid}`,
  reminded: (year: number, number: number, uid: string): DocPath<Reminded> => `${week(year, number)}/reminded/${uid}`,
  scores: (year: number, number: number): DocPath<WeekScores> => `${season(year)}/scores/${number}`,
  leaderboards: (year: number) => `${season(year)}/leaderboards`,
  weeklyBoard: (year: number, number: number): DocPath<WeeklyBoardDoc> => `${season(year)}/leaderboards/week-${number}`,
  overallBoard: (year: number): DocPath<OverallBoardDoc> => `${season(year)}/leaderboards/overall`,
  status: (year: number, number: number): DocPath<WeekStatusDoc> => `${season(year)}/status/week-${number}`,
  changes: (year: number): CollectionPath<Change> => `${season(year)}/changes`,
  change: (year: number, id: string): DocPath<Change> => `${season(year)}/changes/${id}`,
  undo: (year: number, number: number) => `${season(year)}/undo/week-${number}`,
  seasonMinigameBoard: (year: number): DocPath<MinigameBoardDoc> => `${season(year)}/leaderboards/minigames`,
  /** All rounds ever counted. */
  minigameBoard: (): DocPath<MinigameBoardDoc> => 'leaderboards/minigames',
  lifetime: (): DocPath<LifetimeDoc> => 'leaderboards/lifetime',
  nicknamePlays: (): CollectionPath<NicknamePlay> => 'minigames/nickname/plays',
  nicknamePlay: (uid: string, play: string): DocPath<NicknamePlay> => `minigames/nickname/plays/${uid}_${play}`,
  directory: (): DocPath<Directory> => 'directory/members',
  users: (): CollectionPath<User> => 'users',
  user: (uid: string): DocPath<User> => `users/${uid}`,
  account: (uid: string): DocPath<PrivateAccount> => `users/${uid}/private/account`,
  devices: (uid: string) => `users/${uid}/devices`,
  /** @param hash of the device's address at its push service. */
  device: (uid: string, hash: string) => `users/${uid}/devices/${hash}`,
  usernames: (): CollectionPath<UsernameOwner> => 'usernames',
  /** @param key the name as `usernameKey` folds it. */
  username: (key: string): DocPath<UsernameOwner> => `usernames/${key}`,
  avatar: (uid: string) => `avatars/${uid}`,
  passwordResets: () => 'passwordResets',
  passwordReset: (hash: string) => `passwordResets/${hash}`,
  emailChanges: () => 'emailChanges',
  emailChange: (hash: string) => `emailChanges/${hash}`,
  deletions: () => 'deletions',
  deletion: (uid: string) => `deletions/${uid}`,
  mail: () => 'mail',
  pushes: () => 'pushes',
  push: (id: string) => `pushes/${id}`,
  attempt: (key: string) => `attempts/${key}`,
} as const
