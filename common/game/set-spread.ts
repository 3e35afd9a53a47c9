import type { GameLine } from './line'
import { favoriteSide, lineSide, type Side, sideSpread } from './sides'
import { formatSpread } from './spread'

/** The change of a spread by one press of the stepper. */
const SPREAD_STEP = 0.5
/** The largest spread that can be set, above any in the history of the sport. */
const SPREAD_MAX = 99.5
/** A spread that changes by more than this (points) is more likely mistyped than a move of the market. */
export const SPREAD_JUMP = 7

/** A first spread beyond this (points) is more likely mistyped, such as −70 for −7. */
export const RARE_SPREAD = 50

/** Whether a spread, in place of another or as the first, is more likely mistyped. */
export const isJump = (spread: number, before: number | null): boolean =>
  before === null ? Math.abs(spread) > RARE_SPREAD : Math.abs(spread - before) > SPREAD_JUMP

/** What is said of a value that no line may have as its spread. */
export const BAD_SPREAD_TEXT = 'A spread is a number in halves, such as −3 or −3½, within ±99½.'

/** Whether a line may have this spread: a multiple of ½ within ±99½. */
export function isSpread(value: number): boolean {
  return Math.abs(value) <= SPREAD_MAX && Number.isInteger(value * 2)
}

/** The nearest multiple of ½; a quarter rounds away from zero, so that both sides round alike. Never −0. */
export function roundToHalf(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 2)) / 2 || 0
}

/** A spread as players read it, or `no line`. */
const spreadText = (spread: number | null): string => (spread === null ? 'no line' : formatSpread(spread))

/** A line from the favorite's view: `Alabama −6½`, `EVEN`, `no line`. */
export function favoriteText(line: GameLine): string {
  const favorite = favoriteSide(line)
  return favorite
    ? `${lineSide(line, favorite).name} ${spreadText(sideSpread(line.spread, favorite))}`
    : spreadText(line.spread)
}

/** A change of a spread as it is written, by the side that is the favorite then, or was: `Alabama −7 → −6½`. */
export function spreadChange(was: GameLine, homeSpread: number | null): string {
  const side = favoriteSide({ spread: homeSpread }) ?? favoriteSide(was) ?? 'HOME'
  const { name, spread } = lineSide(was, side)
  return `${name} ${spreadText(spread)} → ${spreadText(sideSpread(homeSpread, side))}`
}

/**
 * The home side's spread after one press of the stepper, which shows the favourite's spread, 0 or less. Neither side is
 * ever favoured by ½: from −1 up it shows 0, from 0 down −1. It never shows more than 0; there the favourites are
 * swapped instead.
 * @param favorite the side whose spread is shown; at 0 either.
 */
export function stepSpread(spread: number, favorite: Side, direction: 1 | -1): number {
  const sign = favorite === 'HOME' ? 1 : -1
  const next = sign * spread + direction * SPREAD_STEP
  const whole = next === -SPREAD_STEP ? next + direction * SPREAD_STEP : next
  return sign * Math.max(-SPREAD_MAX, Math.min(0, whole)) || 0
}

/** A whole spread with half a point more from the favourite. Any other spread, and a pick'em, stays as it is. */
export function withHalfPoint(spread: number): number {
  return Number.isInteger(spread) ? spread + Math.sign(spread) * SPREAD_STEP : spread
}
