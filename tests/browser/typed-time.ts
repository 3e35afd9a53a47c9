/**
 * The zone of tests that type a time. It has no daylight saving time, because an input cannot say which one is meant of
 * the hour that a clock shows twice in fall.
 */
export const TYPING_ZONE = 'America/Phoenix'

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TYPING_ZONE, dateStyle: 'short', timeStyle: 'short' })

/** A time as the desk's input shows it to a viewer in that zone. */
export const typedTime = (at: number): string => format.format(at).replace(' ', 'T')
