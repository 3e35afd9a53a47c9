import type { GameLine } from './line'
import type { PickView } from './pick'
import type { User } from './profile'
import type { WeekName } from './week'

/** A signed-in user as an answer carries it. */
export type UserAnswer = User & { id: string; isCommissioner: boolean }
/** The caller's own account: what is public, and what is nobody else's business. */
export interface MyAnswer {
  user: UserAnswer
  /** Whether reminders of missing picks come by mail. */
  reminders: boolean
}

export interface SessionAnswer {
  token: string
  customToken: string
  user: UserAnswer
}

/** A game line as the API answers it: the kept facts and what follows from them. */
export interface LineAnswer extends GameLine {
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

/** One team of a {@link Game}, in the feed's words. */
export interface Competitor {
  homeAway: 'home' | 'away'
  team: {
    id: string
    abbreviation: string
    displayName: string
    location: string
    name: string
    color: string
    logo: string
  }
  score: string
  curatedRank: { current: number }
  records: { summary: string }[]
}

/** A game as the sports feed describes it, trimmed to what the product reads. */
export interface Game {
  id: string
  date: string
  timeValid: boolean
  neutralSite: boolean
  competitions: [
    {
      competitors: Competitor[]
      odds: { spread: number | null; overUnder: number | null }[]
      broadcasts: { names: string[] }[]
      situation: { possession: string; downDistanceText: string } | null
    },
  ]
  status: { period: number; displayClock: string; type: GameStatus }
}

export interface GameStatus {
  name: string
  state: 'pre' | 'in' | 'post'
  completed: boolean
  shortDetail: string
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
export interface CalendarAnswer {
  season: number
  /** With the time each spans (epoch ms, the end not included), or nulls while the feed's calendar is not known. */
  weeks: (WeekName & { start: number | null; end: number | null })[]
  /** The week that is on or comes next, or null while the feed's calendar is not known. */
  current: number | null
}
