const SATURDAY = 'Sat'

/** A time of day, `3:40 PM`, with the weekday before it except on Saturday: `Fri 9:00 PM`. In the viewer's zone. */
export function timeText(at: number, timeZone?: string): string {
  const zone = timeZone ? { timeZone } : {}
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...zone }).format(at)
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', ...zone }).format(at)
  // Newer engines put a narrow space before PM that the fonts lack.
  return `${day === SATURDAY ? '' : `${day} `}${time}`.replace(/\u202f/g, ' ')
}

/** A moment of another day, with its date: `Sat, Oct 10, 3:30 PM`. In the viewer's zone. */
export function dateText(at: number, timeZone?: string): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  const text = new Intl.DateTimeFormat('en-US', { ...parts, ...(timeZone ? { timeZone } : {}) }).format(at)
  // Newer engines put a narrow space before PM that the fonts lack.
  return text.replace(/\u202f/g, ' ')
}

/** When a game kicks off, `Fri 9:00 PM`, or `Sun TBD` while the hour is to be announced. */
export function kickoffText({ kickoff, timeTbd }: { kickoff: number; timeTbd: boolean }, timeZone?: string): string {
  if (!timeTbd) return timeText(kickoff, timeZone)
  // The placeholder of an unknown hour is midnight in the East, so the day is read there.
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'America/New_York' }).format(kickoff)
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
