import { MINUTE } from '#common/durations'

/** Seconds of game clock in a quarter. */
export const QUARTER = 900
/** An overtime has no game clock; the simulation gives it this many seconds. */
export const OVERTIME = 600

/** Real minutes of each quarter and of the pause after it: about 3 h 20 min in all. */
const PERIODS = [
  { play: 41, pause: 2 },
  { play: 46, pause: 20 },
  { play: 41, pause: 2 },
  { play: 48, pause: 0 },
] as const
/** How long the four quarters take with the pauses between them (ms). */
export const FOUR_QUARTERS = PERIODS.reduce((sum, { play, pause }) => sum + play + pause, 0) * MINUTE
const EXTRA = { play: 18, pause: 2 }

/** Phase, period and clock of a game. */
export interface Instant {
  phase: 'pre' | 'live' | 'final'
  /** 0 before kickoff, 1–4, then 5 for the first overtime. */
  period: number
  /** Seconds left on the game clock; 0 throughout an overtime. */
  left: number
  /** Seconds played since the opening kickoff, overtimes included. */
  played: number
  pause: 'halftime' | 'break' | null
}

/** Seconds of play before a period begins. */
export const playedBefore = (period: number) => Math.min(period - 1, 4) * QUARTER + Math.max(0, period - 5) * OVERTIME

/** Phase, period and clock of a game with so many periods, `elapsed` real ms after its kickoff. */
export function instantAt(elapsed: number, periods: number): Instant {
  if (elapsed < 0) return { phase: 'pre', period: 0, left: 0, played: 0, pause: null }
  let minutes = elapsed / MINUTE
  for (let period = 1; period <= periods; period++) {
    const { play, pause } = PERIODS[period - 1] ?? EXTRA
    const length = period > 4 ? OVERTIME : QUARTER
    if (minutes < play) {
      const into = Math.floor((minutes / play) * length)
      const left = period > 4 ? 0 : length - into
      return { phase: 'live', period, left, played: playedBefore(period) + into, pause: null }
    }
    minutes -= play
    // The last second of the period: a play at its end belongs to the next one.
    const played = playedBefore(period) + length - 1
    const rest = period < periods ? Math.max(pause, period === 4 ? EXTRA.pause : 0) : 0
    if (minutes < rest) {
      return { phase: 'live', period, left: 0, played, pause: period === 2 ? 'halftime' : 'break' }
    }
    minutes -= rest
  }
  return { phase: 'final', period: periods, left: 0, played: playedBefore(periods + 1), pause: null }
}

/** The game clock as printed, e.g. `7:21`. */
export function clockText(left: number): string {
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}
