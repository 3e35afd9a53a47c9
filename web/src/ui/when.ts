import { DAY, HOUR } from '#common/durations'
import type { Kickoff } from '#common/game/lock'
import { timeNow } from '#web/session/serverTime'

const SATURDAY = 'Sat'

// Not by `Intl`, which a phone takes 65 ms to load, and every screen would wait for it. A date's own methods
// follow a player who travels with the app open, and are in English everywhere: `Sat Oct 10 2026`.
const dayOf = (date: Date) => date.toDateString().slice(0, 3)
const twoDigits = (value: number) => String(value).padStart(2, '0')
const clockOf = (date: Date) =>
  `${date.getHours() % 12 || 12}:${twoDigits(date.getMinutes())} ${date.getHours() < 12 ? 'AM' : 'PM'}`

const noonOf = (at: number) => new Date(at).setHours(12, 0, 0, 0)

/**
 * Whether a moment is seven calendar days away or more, so that its weekday alone would not say which day is meant.
 * From noon to noon, so that all games of a Saturday are written alike; half a day less, since the clock may change.
 */
export const isFar = (at: number): boolean => Math.abs(noonOf(at) - noonOf(timeNow())) > 6.5 * DAY

/**
 * The time of a kickoff, `3:40 PM`, with the weekday before it except on Saturday: `Fri 9:00 PM`; a week from now with
 * the date. In the viewer's zone.
 * @param isMoved with the weekday on Saturday, too.
 */
export function timeText(at: number, isMoved = false): string {
  if (isFar(at)) return dateText(at)
  const date = new Date(at)
  return dayOf(date) === SATURDAY && !isMoved ? clockOf(date) : `${dayOf(date)} ${clockOf(date)}`
}

/**
 * A time that is no kickoff, with its weekday unless it is today: `Sat 3:40 PM`; a week from now with the date. The
 * rule of Saturday is for kickoffs; another time without a day would be read as today's. In the viewer's zone.
 */
export function dayTimeText(at: number): string {
  const date = new Date(at)
  const isToday = date.toDateString() === new Date(timeNow()).toDateString()
  if (isFar(at)) return dateText(at)
  return isToday ? clockOf(date) : `${dayOf(date)} ${clockOf(date)}`
}

/** A date this far away (ms) is shown with its year: it may be of another season. */
const SHOWS_YEAR = 180 * DAY

const yearText = (at: number, year: number | string = new Date(at).getFullYear()) =>
  Math.abs(at - timeNow()) > SHOWS_YEAR ? `, ${year}` : ''

/**
 * A time of another day, with its date: `Sat, Oct 10, 3:30 PM`; with its year where that is far away. In the viewer's
 * zone.
 */
export function dateText(at: number): string {
  const date = new Date(at)
  return `${dayOf(date)}, ${date.toDateString().slice(4, 7)} ${date.getDate()}${yearText(at)}, ${clockOf(date)}`
}

/**
 * Whether a game is seven calendar days away or more. The placeholder of an unknown hour is midnight in the East, which
 * is the day before farther west. Noon in the East is on the right day in all of America, so that counts.
 */
export const isGameFar = ({ kickoff, timeTbd }: Kickoff): boolean => isFar(timeTbd ? kickoff + 12 * HOUR : kickoff)

/**
 * When a game kicks off, `Fri 9:00 PM`, or `Sun, time TBD` while the hour is to be announced; a week from now with the
 * date: `Mon, Dec 28, time TBD`.
 * @param isDated with the date in any case, as in a list whose other kickoffs have theirs.
 * @param isMoved with the weekday on Saturday, too.
 */
export function kickoffText(game: Kickoff, isDated = isGameFar(game), isMoved = false): string {
  const { kickoff, timeTbd } = game
  if (!timeTbd) return isDated ? dateText(kickoff) : timeText(kickoff, isMoved)
  // Midnight in the East is four or five hours after midnight UTC.
  const [day = '', date, month, year] = new Date(kickoff - 4 * HOUR).toUTCString().split(/,? /)
  if (isDated) return `${day}, ${month} ${Number(date)}${yearText(kickoff, year)}, time TBD`
  return day === SATURDAY && !isMoved ? 'Time TBD' : `${day}, time TBD`
}

/** A stretch of time as a countdown: `1:12:40`, `9:05`, `2 d 4 h` from two days up. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  const rest = twoDigits(seconds % 60)
  return hours ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}
