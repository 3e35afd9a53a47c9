import type { PushSwitches } from './push'

/** A time in which somebody was not a member of the league. */
interface Absence {
  /** When they left (epoch ms). */
  from: number
  /** When they were let back (epoch ms); missing while they are away. */
  to?: number
}

interface Absent {
  away?: readonly Absence[]
}

/** Whether somebody has left the league, and has not been let back. */
export const hasLeft = ({ away = [] }: Absent): boolean => away.some(({ to }) => to === undefined)

/**
 * Whether somebody was a member when one of these games revealed; a game still to come counts for the present members.
 * A member who was there for none of a week's games has no row on its board.
 * @param revealedAt of each game of a week (epoch ms), null for one that has not revealed.
 */
export function wasMember({ away = [] }: Absent, revealedAt: readonly (number | null)[]): boolean {
  const isThere = !hasLeft({ away })
  const wasAway = (at: number) => away.some(({ from, to = Number.POSITIVE_INFINITY }) => from <= at && at < to)
  if (revealedAt.length === 0) return isThere
  return revealedAt.some((at) => (at === null ? isThere : !wasAway(at)))
}

/** What a board shows of a player. */
export interface ShownPlayer {
  name: string
  /** Address of the avatar, or empty. */
  avatar: string
  favoriteTeam: string
  favoriteColor: string
  /** They are no longer a member; absent for those who are. */
  left?: true
}

/** A time in which a player was removed from the league. */
export interface Removal extends Absence {
  /** The uid of the commissioner who removed them. */
  by: string
  /** The reason that everybody may read. */
  reason: string
}

/** The public document `/users/{uid}`. */
export interface User {
  username: string
  favoriteTeam: string
  abbr: string
  conference: string
  about: string
  avatar: string
  favoriteColor: string
  displayName?: string
  name?: string
  /** When the account was made (epoch ms). Older accounts lack it: they were members from the first week on. */
  joinedAt?: number
  /** When a commissioner had removed them, the present removal last. */
  away?: Removal[]
}

/** The document `/users/{uid}/private/account`, which only its owner may read. */
export interface PrivateAccount {
  email: string
  phone: string
  /** See {@link wantsReminders}. */
  reminders?: boolean
  /** The token of the unsubscribe button in reminders. It can only stop reminders, so it needs no login. */
  unsubscribeToken?: string
  /** Which push notifications the player's devices get. */
  push?: PushSwitches
}

/** Whether a player gets reminders by mail. */
export const wantsReminders = (account: Pick<PrivateAccount, 'reminders'> | null | undefined): boolean =>
  account?.reminders ?? true

/** A member's entry in the directory: what every screen shows of a player. */
export interface Member {
  name: string
  /** #rrggbb */
  color: string
  team: string
  /** The version of the picture, or empty where there is none. */
  picture: string
  /** As in {@link User}. */
  joinedAt?: number
  /** When they were not a member. */
  away?: Absence[]
}

/**
 * `/directory/members`: every member by uid, in one document. Boards, status and log hold only uids, so that a change
 * of name writes this document and no other.
 */
export interface Directory {
  members: Record<string, Member>
}

/** A player's name: display name, name or username; else a placeholder with the end of the uid. */
export function displayName(user: Partial<Pick<User, 'displayName' | 'name' | 'username'>>, uid: string): string {
  return user.displayName || user.name || user.username || `Player ${uid.slice(-6)}`
}

/** A user's entry in the directory. Documents of older leagues may lack fields. */
export function memberOf(user: Partial<User>, uid: string): Member {
  const { avatar = '', favoriteColor: color = '', favoriteTeam: team = '', joinedAt, away } = user
  const picture = /[?&]v=(\w+)/.exec(avatar)?.[1] ?? ''
  const absences = away?.map(({ from, to }): Absence => (to === undefined ? { from } : { from, to }))
  const times = { ...(joinedAt !== undefined && { joinedAt }), ...(absences && { away: absences }) }
  return { name: displayName(user, uid), color, team, picture, ...times }
}

/** The name of everybody who has deleted their account. */
export const FORMER_MEMBER = 'Former member'

/** The entry of somebody who has deleted their account: their rows stay, and nothing tells whose they were. */
export function formerMember({ joinedAt, away = [] }: Pick<Member, 'joinedAt' | 'away'>, now: number): Member {
  const absences = hasLeft({ away }) ? away : [...away, { from: now }]
  const times = { ...(joinedAt !== undefined && { joinedAt }), away: absences }
  return { name: FORMER_MEMBER, color: '', team: '', picture: '', ...times }
}

/** The address of a player's picture. */
export const avatarAddress = (uid: string, picture: string): string =>
  picture ? `/api/avatars/${uid}?v=${picture}` : ''

/** The entry of a uid that came with a call: `constructor`, which every object inherits, is none. */
export const entryOf = <T>(entries: Record<string, T> | undefined, uid: string): T | undefined =>
  entries && Object.hasOwn(entries, uid) ? entries[uid] : undefined

/** What a board shows of a player; a placeholder for one who is not in the directory. */
export function shownPlayer(directory: Directory | null | undefined, uid: string): ShownPlayer {
  const member = entryOf(directory?.members, uid)
  return {
    name: member?.name ?? displayName({}, uid),
    avatar: avatarAddress(uid, member?.picture ?? ''),
    favoriteTeam: member?.team ?? '',
    favoriteColor: member?.color ?? '',
    ...(member && hasLeft(member) && { left: true }),
  }
}

const TOKEN = /\{uid:([\w-]{1,128})\}/g

/** Stands for a player in a stored sentence; {@link withNames} replaces it by the player's present name. */
export const nameToken = (uid: string): string => `{uid:${uid}}`

/** A stored sentence with every player's present name. */
export const withNames = (text: string, nameOf: (uid: string) => string): string =>
  text.replace(TOKEN, (_token, uid: string) => nameOf(uid))

/**
 * A player's name as a mail or a message for the chat writes it: a full stop before two letters or more has a space
 * after it. Programs make a link of `win.example.com`, and the league must send nobody a link that a player has chosen.
 */
export const nameWithoutLink = (name: string): string => name.replace(/\.(?=[^\s.]{2})/g, '. ')
