// A formatter takes 90 µs to build and 1 µs to use, and a card formats twice a second before a lock: each is built
// once. It would keep the zone it was built in, also for a player who travels with the app open. So those for the
// viewer's zone are in UTC and are given the time that `inViewersZone` has shifted.
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZone: 'UTC',
})
const easternWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'America/New_York' })

/** The time (epoch ms) at which clocks in UTC show what the viewer's clock shows at `at`. */
const inViewersZone = (at: number) => at - new Date(at).getTimezoneOffset() * 60_000

const SATURDAY = 'Sat'

/** A time of day, `3:40 PM`, with the weekday before it except on Saturday: `Fri 9:00 PM`. In the viewer's zone. */
export function timeText(at: number): string {
  const day = weekday.format(inViewersZone(at))
  const text = time.format(inViewersZone(at))
  // Newer engines put a narrow space before PM that the fonts lack.
  return `${day === SATURDAY ? '' : `${day} `}${text}`.replace(/\u202f/g, ' ')
}

/** A time of another day, with its date: `Sat, Oct 10, 3:30 PM`. In the viewer's zone. */
export function dateText(at: number): string {
  return date.format(inViewersZone(at)).replace(/\u202f/g, ' ')
}

/** When a game kicks off, `Fri 9:00 PM`, or `Sun, time TBD` while the hour is to be announced. */
export function kickoffText({ kickoff, timeTbd }: { kickoff: number; timeTbd: boolean }): string {
  if (!timeTbd) return timeText(kickoff)
  // The placeholder of an unknown hour is midnight in the East, so the day is read there.
  const day = easternWeekday.format(kickoff)
  return day === SATURDAY ? 'Time TBD' : `${day}, time TBD`
}

/** A stretch of time as a countdown: `1:12:40`, `9:05`, `2 d 4 h` from two days up. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  const two = (value: number) => String(value).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
