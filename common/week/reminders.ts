import { counted, picksAre } from '#common/counted'
import { HOUR, isRecent, MINUTE } from '#common/durations'
import { isDouble } from '#common/game/grade'
import type { DatabaseTime, GameLine } from '#common/game/line'
import { canBePicked, lockOrNever } from '#common/game/lock'
import { firstLockText } from '#common/game/missing'
import { nameWithoutLink } from '#common/people/profile'
import type { PushMessage } from '#common/people/push'
import { eastern } from './eastern'
import type { WeekName } from './week'
import { picksPath } from './week-address'
import type { WeekStatus } from './week-status'

/** The two reminders of a lock: how long before it each is due, and for how long from then on it may be sent (ms). */
const REMINDERS = {
  day: { before: 24 * HOUR, sendableFor: 12 * HOUR },
  hour: { before: HOUR, sendableFor: HOUR },
} as const

export type ReminderKind = keyof typeof REMINDERS

/**
 * The lock (epoch ms) that a player was last reminded of, by reminder; when the last of either was queued, and which
 * lock it named. Those of older releases have neither `named` nor `expireAt`.
 */
export type Reminded = Partial<Record<ReminderKind, number>> & { at?: number; named?: number; expireAt?: DatabaseTime }

/** A reminder that comes due within this time (ms) of another one is not sent. */
const MERGED_WITHIN = 10 * MINUTE

/**
 * Whether a reminder has just gone out, so that another one would say the same again: it named this lock, or an earlier
 * one.
 * @param lock epoch ms @param now epoch ms
 */
export const isRemindedJustNow = ({ at, named = 0 }: Reminded, lock: number, now: number): boolean =>
  at !== undefined && isRecent(at, MERGED_WITHIN, now) && named <= lock

/**
 * The reminder that is due for the next lock, or null. The day-before reminder is sent between 24 and 12 hours before
 * the lock, not later: a Saturday has a lock every few hours, and players would get a mail before each of them.
 */
export function reminderDue(nextLock: number | null, now: number): ReminderKind | null {
  const left = nextLock === null ? 0 : nextLock - now
  const isDue = ({ before, sendableFor }: (typeof REMINDERS)[ReminderKind]) =>
    left <= before && left > before - sendableFor
  return (['hour', 'day'] as const).find((reminder) => isDue(REMINDERS[reminder])) ?? null
}

/**
 * A game gets a day-before reminder of its own only if that can be sent for this long (ms) after the lock before it.
 */
const OWN_SENDABLE_FOR = 15 * MINUTE

/**
 * The games that a reminder is for while this is the week's next lock: those that can be picked and lock soon after it.
 * The reminder an hour before is also for games that lock within an hour of that lock, so that whoever lacks several
 * gets one for them all. The one a day before is also for each game that locks within about twelve hours of another of
 * these: once that one has locked, it would be too late for its own. Games further ahead have a reminder of their own:
 * whoever lacks the last one alone would otherwise be reminded before every lock of the day, or of the four weeks of
 * bowls.
 */
export function gamesRemindedOf(
  lines: readonly GameLine[],
  reminder: ReminderKind,
  nextLock: number,
  now: number,
): GameLine[] {
  const { sendableFor } = REMINDERS[reminder]
  const reach = reminder === 'day' ? sendableFor + OWN_SENDABLE_FOR : sendableFor
  const open = lines.filter((line) => canBePicked(line, now)).map((line) => ({ line, lock: lockOrNever(line) }))
  const soon: GameLine[] = []
  let last = nextLock
  for (const { line, lock } of open.sort((a, b) => a.lock - b.lock)) {
    if (lock - last >= reach) break
    soon.push(line)
    if (reminder === 'day') last = lock
  }
  return soon
}

/** A later game brings another reminder only if the last one is at least this old (ms). */
const APART = 45 * MINUTE

/** The games of a reminder that a player has not picked. */
interface Unpicked {
  /** The first of their locks, and the last (epoch ms). */
  lock: number
  lastLock: number
  /** The game that locks first. */
  first: Pick<GameLine, 'kickoff' | 'kickoffWas'>
}

/**
 * Whether a player already had this reminder: for this lock, or for one so close that it must be the same lock moved.
 * - A game that was moved up by ten minutes or more brings another one: a player without a pick has no other news of
 *   it. Only the move of the game that locks first counts, since the lock is also earlier once a game is added.
 * - The hour reminder covers the games that lock less than an hour after its lock. An unpicked game that locks later
 *   brings another one now: after the locks before it, its own would be minutes away. It does not soon after the last
 *   one, since games that kick off every half hour would bring one at each lock.
 * @param now epoch ms
 */
export function wasReminded(
  reminded: Reminded,
  reminder: ReminderKind,
  { lock, lastLock, first }: Unpicked,
  now: number,
): boolean {
  const before = reminded[reminder]
  if (before === undefined) return false
  const isMovedUp = first.kickoffWas !== null && first.kickoff < first.kickoffWas
  if (isMovedUp && lock <= before - MERGED_WITHIN) return false
  const { sendableFor } = REMINDERS[reminder]
  const isSoonAfter = reminded.at !== undefined && isRecent(reminded.at, APART, now)
  if (reminder === 'hour' && lastLock - before >= sendableFor && !isSoonAfter) return false
  return Math.abs(before - lock) < sendableFor
}

/** A week by its number and its label. */
export type NamedWeek = Pick<WeekName, 'week' | 'label'>

/**
 * The push notification; `functions/src/mail/wording.ts` says the same in a mail. Both lead to the picks of this week,
 * since another one may be active when the player follows them.
 */
export function reminderPush({ week, label }: NamedWeek, missing: number, lock: number): PushMessage {
  return {
    title: `${label}: ${picksAre(missing)} still missing`,
    body: `${firstLockText(missing, eastern(lock))}. Tap your teams.`,
    path: picksPath(week),
    tag: `missing-${week}`,
  }
}

/** A message names at most so many players; the rest are counted. */
const NUDGED_MAX = 30

/**
 * A message for the group's chat: that a week is open, or whose picks are missing and how many; and until when. Empty
 * while no game can be picked.
 * @param site the product's address.
 */
export function nudgeText(
  { games, players }: Pick<WeekStatus, 'games' | 'players'>,
  { week, label, lines }: NamedWeek & { lines: readonly GameLine[] },
  nextLock: number | null,
  site: string,
): string {
  if (games.length === 0) return ''
  const unfinished = players.filter((player) => player.missing > 0)
  if (unfinished.length === 0) return `Everybody is in for ${label}.`
  const until = nextLock === null ? '' : ` Next lock ${eastern(nextLock)}.`
  // A week that has just opened, of which nothing has locked: naming everybody would read as a reproach.
  if (lines.every((line) => !line.isLocked && !line.revealedAt) && players.every(({ made }) => made === 0)) {
    const doubles = lines.filter((line) => isDouble(line) && games.includes(line.gameId)).length
    const ofThem = doubles > 0 ? `, ${games.length === 1 ? '' : `${doubles} of them `}double` : ''
    return `${label} is open: ${counted(games.length, 'game')} to pick${ofThem}.${until} ${site}${picksPath(week)}`
  }
  const named = unfinished.slice(0, NUDGED_MAX).map(({ name, missing }) => `${nameWithoutLink(name)} (${missing})`)
  const more = unfinished.length - named.length
  const names = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return `${label}, picks still missing: ${names}.${until} ${site}${picksPath(week)}`
}
