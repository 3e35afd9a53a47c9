import { countedAre } from '#common/counted'
import { DAY, HOUR, MINUTE } from '#common/durations'
import type { DatabaseTime, GameLine } from '#common/game/line'
import { canBePicked, lockAt } from '#common/game/lock'
import type { PushMessage } from '#common/people/push'
import { eastern } from './eastern'
import { picksPath } from './season'
import type { WeekName } from './week'
import type { WeekStatus } from './week-status'

/** The two reminders of a lock: how long before it each is due, and for how long from then on it may be sent (ms). */
const REMINDERS = {
  day: { before: 24 * HOUR, sendableFor: 12 * HOUR },
  hour: { before: HOUR, sendableFor: HOUR },
} as const

export type Reminder = keyof typeof REMINDERS

/**
 * The lock (epoch ms) that a player was last reminded of, by reminder, and when the last of either was queued. Those of
 * older releases do not expire.
 */
export type Reminded = Partial<Record<Reminder, number>> & { at?: number; expireAt?: DatabaseTime }

/** A reminder that comes due within this time (ms) of another one is not sent. */
const MERGED_WITHIN = 10 * MINUTE

/** Whether a reminder has just gone out, so that another one would say the same again. @param now epoch ms */
export const isRemindedJustNow = (reminded: Reminded | undefined, now: number): boolean =>
  reminded?.at !== undefined && now - reminded.at < MERGED_WITHIN

/**
 * The reminder that is due for the next lock, or null. The day-before reminder is sent between 24 and 12 hours before
 * the lock, not later: a Saturday has a lock every few hours, and players would get a mail before each of them.
 */
export function reminderDue(nextLock: number | null, now: number): Reminder | null {
  const left = nextLock === null ? 0 : nextLock - now
  const isDue = ({ before, sendableFor }: (typeof REMINDERS)[Reminder]) => left <= before && left > before - sendableFor
  return (['hour', 'day'] as const).find((reminder) => isDue(REMINDERS[reminder])) ?? null
}

/**
 * The games that a reminder of the next lock is for: those that can be picked and lock within a day of it. The bowls
 * are one week of four, and whoever leaves the last one open would be reminded before every other.
 */
export function gamesRemindedOf(lines: readonly GameLine[], nextLock: number, now: number): string[] {
  const isSoon = (lock: number | null) => lock !== null && lock < nextLock + DAY
  return lines.filter((line) => canBePicked(line, now) && isSoon(lockAt(line))).map(({ gameId }) => gameId)
}

/**
 * Whether a player already had this reminder: for this lock, or for one so close that it must be the same lock moved.
 */
export function wasReminded(reminded: Reminded | undefined, reminder: Reminder, nextLock: number): boolean {
  const lock = reminded?.[reminder]
  return lock !== undefined && Math.abs(lock - nextLock) < REMINDERS[reminder].sendableFor
}

/** A week by its number and its label. */
export type NamedWeek = Pick<WeekName, 'week' | 'label'>

/**
 * The push notification; `functions/src/mail/wording.ts` says the same in a mail. Both lead to the picks of this week,
 * since another one may be active when the player follows them.
 */
export function reminderPush({ week, label }: NamedWeek, missing: number, nextLock: number): PushMessage {
  return {
    title: `${label}: ${countedAre(missing, 'pick')} still missing`,
    body: `The next game locks ${eastern(nextLock)}. Tap your teams.`,
    path: picksPath(week),
    tag: `missing-${week}`,
  }
}

/**
 * A message for the group's chat: whose picks are missing, how many, and until when; empty while no game can be picked.
 * @param site the product's address.
 */
export function nudgeText(
  { games, players }: Pick<WeekStatus, 'games' | 'players'>,
  { week, label }: NamedWeek,
  nextLock: number | null,
  site: string,
): string {
  if (games.length === 0) return ''
  const missing = players.filter((player) => player.missing > 0).map(({ name, missing }) => `${name} (${missing})`)
  if (missing.length === 0) return `Everybody is in for ${label}.`
  const until = nextLock === null ? '' : ` Next lock ${eastern(nextLock)}.`
  return `${missing.join(', ')}: picks still missing for ${label}.${until} ${site}${picksPath(week)}`
}
