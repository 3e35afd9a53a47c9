/** Lengths of time in ms, the unit of every time in this code that names no other. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/**
 * Whether a moment is less than `within` ms ago, or ahead, as by a small difference of clocks. One further ahead is not
 * recent: the clock that gave it was wrong, and has been set right since.
 */
export const isRecent = (at: number, within: number, now: number): boolean => Math.abs(now - at) < within
