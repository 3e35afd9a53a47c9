import type { OverallBoardDoc } from '#common/boards/overall-board'
import type { WeeklyBoardDoc } from '#common/boards/weekly-board'
import type { DatabaseTime, GameLine } from '#common/game/line'
import type { StoredPick } from '#common/game/pick'
import type { MinigameBoardDoc } from '#common/nicknames/minigame-board'
import type { RoundResult } from '#common/nicknames/nickname-round'
import type { PrivateAccount, User } from '#common/people/profile'
import type { PushDevice } from '#common/people/push'
import type { LogEntry } from '#common/week/log-entry'
import type { Reminded } from '#common/week/reminders'
import type { Week } from '#common/week/week'
import { type CollectionPath, type DocPath, pagePaths } from './page-paths'

export type { CollectionPath, DocPath } from './page-paths'

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

/** `avatars/{uid}`: a player's picture. */
interface Avatar {
  bytes: Uint8Array
  /** The version: part of the address, so that another picture has another address. */
  tag: string
}

/** `deletions/{uid}`: an account that was deleted, until the last of it is gone. */
interface Deletion {
  /** The address, by which requests for a reset link are found. */
  email: string
}

/** `signInChanges/{uid}`: an auth user that a removal disables, or a return enables, until that is done. */
interface SignInChange {
  /** When the player was removed or let back (epoch ms). */
  at: number
  /**
   * Whether the password was the player's own when the auth user was disabled. It is stored before the sessions are
   * ended, which overwrites the service's time of the last change of the password.
   */
  isOurs?: boolean
}

/** Any of a season's boards. */
export type BoardDoc = WeeklyBoardDoc | OverallBoardDoc | MinigameBoardDoc

const { season, week } = pagePaths
const line = (year: number, number: number, gameId: string) => `${week(year, number)}/lines/${gameId}`

/**
 * The paths of all documents that more than one module uses, so that server, screens, tests and seeds cannot disagree.
 * Those that carry no type get one in the file of functions/ that owns the document, where a module of the server works
 * with it: the slips, the queues, the undo, the mailed links and the counters of tries.
 */
export const paths = {
  ...pagePaths,
  invite: (): DocPath<Invite> => 'settings/invite',
  weeks: (year: number): CollectionPath<Week> => `${season(year)}/weeks`,
  line: (year: number, number: number, gameId: string): DocPath<GameLine> => line(year, number, gameId),
  setAside: (year: number, number: number, gameId: string): DocPath<GameLine> =>
    `${week(year, number)}/setAside/${gameId}`,
  picks: (year: number, number: number, gameId: string): CollectionPath<StoredPick> =>
    `${line(year, number, gameId)}/picks`,
  pick: (year: number, number: number, gameId: string, uid: string): DocPath<StoredPick> =>
    `${line(year, number, gameId)}/picks/${uid}`,
  slips: (year: number, number: number) => `${week(year, number)}/slips`,
  reminded: (year: number, number: number, uid: string): DocPath<Reminded> => `${week(year, number)}/reminded/${uid}`,
  leaderboards: (year: number): CollectionPath<BoardDoc> => `${season(year)}/leaderboards`,
  change: (year: number, id: string): DocPath<LogEntry> => `${season(year)}/changes/${id}`,
  undo: (year: number, number: number) => `${season(year)}/undo/week-${number}`,
  nicknamePlays: (): CollectionPath<NicknamePlay> => 'minigames/nickname/plays',
  nicknamePlay: (uid: string, play: string): DocPath<NicknamePlay> => `minigames/nickname/plays/${uid}_${play}`,
  users: (): CollectionPath<User> => 'users',
  account: (uid: string): DocPath<PrivateAccount> => `users/${uid}/private/account`,
  devices: (uid: string): CollectionPath<PushDevice> => `users/${uid}/devices`,
  /** @param hash of the device's address at its push service. */
  device: (uid: string, hash: string): DocPath<PushDevice> => `users/${uid}/devices/${hash}`,
  usernames: (): CollectionPath<UsernameOwner> => 'usernames',
  /** @param key the name as `usernameKey` folds it. */
  username: (key: string): DocPath<UsernameOwner> => `usernames/${key}`,
  avatar: (uid: string): DocPath<Avatar> => `avatars/${uid}`,
  passwordResets: () => 'passwordResets',
  passwordReset: (hash: string) => `passwordResets/${hash}`,
  emailChanges: () => 'emailChanges',
  emailChange: (hash: string) => `emailChanges/${hash}`,
  deletions: (): CollectionPath<Deletion> => 'deletions',
  deletion: (uid: string): DocPath<Deletion> => `deletions/${uid}`,
  signInChanges: (): CollectionPath<SignInChange> => 'signInChanges',
  signInChange: (uid: string): DocPath<SignInChange> => `signInChanges/${uid}`,
  mail: () => 'mail',
  pushes: () => 'pushes',
  push: (id: string) => `pushes/${id}`,
  attempt: (key: string) => `attempts/${key}`,
} as const
