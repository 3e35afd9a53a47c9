import type { GameLine } from '#common/game/line'
import type { PickView } from '#common/game/pick'
import type { User } from '#common/people/profile'
import type { PushKind } from '#common/people/push'
import type { WeekName } from '#common/week/week'

/** A user as the API responds with it. */
export type UserResponse = User & { id: string; isCommissioner: boolean }
/** The caller's own account: the public part, and what only they may read. */
export interface OwnUserResponse {
  user: UserResponse
  email: string
  /** The mobile number, or empty. */
  phone: string
  /** Whether reminders of missing picks come by mail. */
  reminders: boolean
  push: {
    /** The public key that a browser subscribes with (base64url); empty while push is off. */
    key: string
    switches: Record<PushKind, boolean>
  }
}

/** The league's invite, for commissioners. */
export interface InviteResponse {
  code: string
  /** Where a newcomer registers with it. */
  address: string
}

/** A member as the desk shows them. */
export interface MemberResponse {
  id: string
  name: string
  username: string
  isCommissioner: boolean
  /** When and why a commissioner removed them; null for a present member. */
  left: { at: number; reason: string } | null
}

/** What the open log says of a removal or a return; `isLate` if it says before that the login changes later. */
export interface MemberChangeResponse {
  text: string
  isLate: boolean
}

/** Who is in the league, by name, and the invite; null while everybody may register. */
export interface MembersResponse {
  invite: InviteResponse | null
  members: MemberResponse[]
}

export interface SessionResponse {
  token: string
  customToken: string
  user: UserResponse
}

/** Whether the league works. */
export interface HealthResponse {
  ok: true
  /** The deployed revision. */
  version: string
  /** When a pass of the referee last succeeded (epoch ms), to within five minutes; null for never. */
  lastPass: number | null
  feed: {
    /**
     * When a reading of it was last stored (epoch ms), within five minutes while a game is under way; null for never.
     */
    readAt: number | null
    /** Why it cannot be read at present, or empty. */
    trouble: string
  }
}

/** Something that went wrong, as the log has it. */
export interface Failure {
  /** When it was last noted (epoch ms). */
  at: number
  from: 'api' | 'referee' | 'feed'
  what: string
  /** What to do about it, or empty. */
  todo: string
}

/** Messages that go out one way, such as mail. */
export interface QueueStatus {
  /** How many are to be sent, those included that are tried again later. */
  waiting: number
  /** How many were given up, or may not have arrived. */
  failed: number
  /** Since when the oldest is due (epoch ms), or null if none is. */
  dueSince: number | null
}

/** How the league is doing, for commissioners. */
export interface StatusResponse extends Omit<HealthResponse, 'ok'> {
  /** Whether no pass of the referee has succeeded for a quarter of an hour while a game is on, or for an hour. */
  isSilent: boolean
  mail: QueueStatus
  /** Notifications; null while they are off. */
  pushes: QueueStatus | null
  /** How long the database and the sign-in service took to respond (ms); null for the one that did not. */
  responseTimes: { database: number; signIn: number | null }
  /** The last failures, newest first, each once. */
  failures: Failure[]
}

/** A line as the API responds with it: the stored fields, and others derived from them. */
export interface LineResponse extends GameLine {
  movedAt: number | null
  favTeamId: string | null
  dogTeamId: string | null
  homeIsFav: boolean
  favorite: string | null
  favoriteAbbr: string | null
  isDouble: boolean
  type: 'double' | 'single'
  status: string
}

/** Why a spread of the feed is not taken without asking. */
export type OfferFlag = 'unlisted' | 'no-number' | 'kicked-off' | 'locked' | 'sign' | 'all-equal' | 'by-hand' | 'jump'

/** A spread that the feed offers for a game. */
export interface SpreadOffer {
  gameId: string
  /** From the home side, in points; with the half point that a commissioner has added to the feed's, if so. */
  spread: number | null
  overUnder: number | null
  /** Why it is not taken without asking, in a sentence, or empty. */
  problem: string
  /** The same as a code; absent when there is no problem. */
  flag?: OfferFlag
  /** Whether a commissioner may take it nevertheless, by listing it in `accept`. */
  acceptable: boolean
}

/** The commissioners' last change of a week, which Undo would take back. */
export interface LastChange {
  text: string
  /** The commissioner's name. */
  by: string
  at: number
}

export interface WeekView {
  week: number
  /**
   * What is possible counts all games that do, also those still to be played; a board's `possible` only graded ones.
   */
  totals: { earned: number; possiblePoints: number; correct: number; possiblePicks: number }
  picks: PickView[]
}

/** The weeks of the season that may be opened. */
export interface CalendarResponse {
  season: number
  /** Each with its start and end (epoch ms, the end not included), both null while the feed's calendar is not known. */
  weeks: (WeekName & { start: number | null; end: number | null })[]
  /** The present or next week; null while neither the feed's calendar nor a week by hand is known. */
  current: number | null
}
