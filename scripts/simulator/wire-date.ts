import { ordinal } from '#common/boards/place-words'
import { HOUR } from '#common/durations'

/** A date as the feed writes it, without seconds; only a kickoff set by hand has them. */
export const wireDate = (time: number): string => new Date(time).toISOString().replace(/(?::00\.000|\.\d+)Z$/, 'Z')

const eastern = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options })
  return (at: number) => format.format(at)
}

const hour = eastern({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
const weekday = eastern({ weekday: 'short' })
const dayOfMonth = eastern({ day: 'numeric' })
const longMonth = eastern({ month: 'long' })
const shortMonth = eastern({ month: 'short' })

/** `10/10` */
export const monthDay = eastern({ month: 'numeric', day: 'numeric' })

/** `10/10 - 12:00 PM EDT` */
export function shortKickoff(at: number): string {
  return `${monthDay(at)} - ${hour(at)}`
}

/** `Sat, October 10th at 12:00 PM EDT` */
export function longKickoff(at: number): string {
  return `${weekday(at)}, ${longMonth(at)} ${ordinal(Number(dayOfMonth(at)))} at ${hour(at)}`
}

/** A span of days in the calendar, e.g. `Nov 9-15` or `Oct 26-Nov 1`; `to` is exclusive. */
export function spanText(from: number, to: number): string {
  const last = to - HOUR
  const month = shortMonth(from) === shortMonth(last) ? '' : `${shortMonth(last)} `
  return `${shortMonth(from)} ${dayOfMonth(from)}-${month}${dayOfMonth(last)}`
}
