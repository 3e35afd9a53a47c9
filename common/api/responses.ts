import type { GameLine } from '#common/game/line'
import type { PickView } from '#common/game/pick'
import type { User } from '#common/people/profile'
import type { WeekName } from '#common/week/week'

/** A signed-in user as an answer carries it. */
export type UserResponse = User & { id: string; isCommissioner: boolean }
/** The caller's own account: what is public, and what is nobody else's business. */
export interface OwnUserResponse {
  user: UserResponse
  /** Whether reminders of missing picks come by mail. */
  reminders: boolean
}

export interface SessionResponse {
  token: string
  customToken: string
  user: UserResponse
}

/** A game line as the API answers it: the kept facts and what follows from them. */
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

/** Why a number of the feed is not simply taken. */
export type OfferFlag = 'unlisted' | 'no-number' | 'kicked-off' | 'locked' | 'sign' | 'all-equal' | 'by-hand' | 'jump'

/** A number the feed offers for a game. */
export interface SpreadOffer {
  gameId: string
  spread: number | null
  overUnder: number | null
  /** Why it should not be taken blindly, in a sentence, or empty. */
  problem: string
  /** The same in a word; absent when there is nothing. */
  flag?: OfferFlag
  /** Whether a commissioner may take it all the same, by naming it in `accept`. */
  acceptable: boolean
}

/** The last change on the desk of a week: what Undo would take back. */
export interface LastChange {
  text: string
  /** The commissioner's name. */
  by: string
  at: number
}

export interface WeekView {
  week: number
  totals: { earned: number; possiblePoints: number; correct: number; possiblePicks: number }
  picks: PickView[]
}

/** The weeks of the season that may be opened. */
export interface CalendarResponse {
  season: number
  /** With the time each spans (epoch ms, the end not included), or nulls while the feed's calendar is not known. */
  weeks: (WeekName & { start: number | null; end: number | null })[]
  /** The week that is on or comes next, or null while the feed's calendar is not known. */
  current: number | null
}
