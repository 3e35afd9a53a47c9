import { DAY, HOUR, MINUTE } from '#common/durations'

/** How often something may be tried. Times are in ms. */
export interface Limit {
  /** How many tries need not wait. */
  tries: number
  /** The time within which they are counted. */
  within: number
  /** How long the next one must wait; the wait doubles with each further try. */
  firstWait: number
  /** The longest wait. */
  longestWait: number
  /**
   * Whether the count always ends `within` after its first try. Otherwise, once the limit is reached, it ends a day
   * after the last wait.
   */
  startsOver?: boolean
}

/** For guesses of a secret. The wait is short, because it also keeps out the owner of an account under attack. */
const GUESSES: Limit = { tries: 10, within: DAY, firstWait: MINUTE / 2, longestWait: 15 * MINUTE }
/** For calls that mail an address or say whether it has an account, and for the export, which reads all of a player. */
const RARE_CALLS: Limit = { tries: 5, within: HOUR, firstWait: 15 * MINUTE, longestWait: HOUR }
/** For what only costs the league something. The count starts over, since nobody guesses a secret. */
const COST_LIMIT = { within: 10 * MINUTE, firstWait: MINUTE / 2, longestWait: 10 * MINUTE, startsOver: true }
/** For changes of one's own profile: each is written to the directory, which every screen follows. */
const PROFILE_CHANGES: Limit = { tries: 30, ...COST_LIMIT }
/** For comparisons of two players: each reads every weekly board of up to all seasons. */
const COMPARISONS: Limit = { tries: 60, ...COST_LIMIT }
/**
 * For counted rounds of the mini game: each is kept for over a year. A person needs five hours for that many; whoever
 * plays on loses none: the browser sends a refused round again later. Each day starts over: to play daily is no attack.
 */
const NICKNAME_ROUNDS: Limit = { tries: 300, ...COST_LIMIT, within: DAY }
/**
 * For registrations with one invite, or without any: whoever is removed still takes a place in the directory, and
 * *Renew* gives the next invite a count of its own.
 */
const REGISTRATIONS: Limit = {
  tries: 500,
  within: DAY,
  firstWait: 15 * MINUTE,
  longestWait: DAY,
  startsOver: true,
}
/** For all calls without a session from one network, only to bound their cost: a whole league may share an address. */
export const PER_NETWORK = { tries: 1_000, within: 10 * MINUTE }
/**
 * For all calls without a session from one peer, in one process. The peer may be a proxy with many people behind it.
 * This also bounds whoever forges the address that a proxy names.
 */
export const PER_PEER = { tries: 20_000, within: 10 * MINUTE }

/** What is tried, and how often it may be. */
export const LIMITS = {
  login: GUESSES,
  // `register` counts the tries with one email address, `invite` the accounts made with one invite code.
  register: GUESSES,
  invite: REGISTRATIONS,
  reset: GUESSES,
  'confirm-email': GUESSES,
  unsubscribe: GUESSES,
  'username-reminder': RARE_CALLS,
  forgot: RARE_CALLS,
  'mail-reset': RARE_CALLS,
  email: RARE_CALLS,
  export: RARE_CALLS,
  profile: PROFILE_CHANGES,
  device: PROFILE_CHANGES,
  compare: COMPARISONS,
  nickname: NICKNAME_ROUNDS,
}
