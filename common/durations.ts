/** Lengths of time in ms, the unit of every time in this code that names no other. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
