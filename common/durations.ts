/** Lengths of time in ms, the unit of every time in this code that names no other. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/**
 * Whether a moment is less than `within` ms away. One that lies further ahead is not recent either: it was taken from a
 * clock that was wrong, and has been set right since.
 */
export const isRecent = (at: number, within: number, now: number): boolean => Math.abs(now - at) < within
