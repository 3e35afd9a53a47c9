import { HOUR, MINUTE } from '#common/durations'

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

const parts = (time: number) =>
  Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)])) as Record<
    'year' | 'month' | 'day' | 'hour' | 'minute',
    number
  >

/** The sport's calendar day (US Eastern) of a moment, e.g. `20251108`. */
export function easternDay(time: number): string {
  const { year, month, day } = parts(time)
  return `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
}

/** The midnight Eastern (epoch ms) at which that day began: the feed's placeholder for a kickoff to be announced. */
export function easternMidnight(time: number): number {
  const { hour, minute } = parts(time)
  const at = Math.floor(time / MINUTE) * MINUTE - hour * HOUR - minute * MINUTE
  // If the clocks have changed since midnight, this is 23:00 or 01:00.
  const { hour: off } = parts(at)
  return off === 23 ? at + HOUR : at - off * HOUR
}
