const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

const parts = (at: number) =>
  Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)])) as Record<
    'year' | 'month' | 'day' | 'hour' | 'minute',
    number
  >

/** The sport's calendar day (US Eastern) of a moment, e.g. `20251108`. */
export function easternDay(at: number): string {
  const { year, month, day } = parts(at)
  return `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
}

/** Midnight Eastern at which that day began: the feed's placeholder for a kickoff to be announced. */
export function easternMidnight(at: number): number {
  const { hour, minute } = parts(at)
  return Math.floor(at / 60_000) * 60_000 - (hour * 60 + minute) * 60_000
}
