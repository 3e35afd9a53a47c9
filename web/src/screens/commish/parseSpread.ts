import { BAD_SPREAD_TEXT, isSpread } from '#common/game/set-spread'
import { UserFacingError } from '#web/errors'
import type { Typed } from './onDesk'

/** A line of 0 as the cards and the sports pages write it. */
const EVEN = /^(even|pk|pick|pick.?em)$/i

/** Every dash that a phone's keyboard offers for a minus, and spaces between a sign and its number. */
const MINUS = /^[-‐-―−]\s*/
const PLUS = /^\+\s*/
/** A half after a whole number or alone: `7½`, `7 ½`, `7 1/2`. */
const HALF = /\s*½$|\s+1\/2$/
const DECIMAL = /^[-+]?(\d+\.?\d*|\.\d+)$/

/** The number that a commissioner typed, as anybody may write minus, half, comma and pick'em; NaN for anything else. */
export function parseNumber(typed: string): number {
  const text = typed.trim()
  if (EVEN.test(text)) return 0
  const plain = text.replace(MINUS, '-').replace(PLUS, '+').replace(HALF, '.5').replace(',', '.')
  return DECIMAL.test(plain) ? Number(plain) : Number.NaN
}

/** What is typed into a line's field as the home side's spread; undefined for what is no number. */
export function parseHomeSpread({ text, side }: Pick<Typed, 'text' | 'side'>): number | undefined {
  const number = parseNumber(text)
  if (text.trim() === '' || Number.isNaN(number)) return
  return side === 'AWAY' ? 0 - number : number
}

/**
 * Whether a number above 0 was typed without a plus. It may be meant for the other side: whoever says *Alabama by 6½*
 * may type just that.
 */
export const isUnsigned = (typed: string, spread: number): boolean => spread > 0 && !typed.includes('+')

/** The number that was typed for a side that is known to be the favorite: without a sign it is what that side gives. */
export function favoritesNumber(typed: string): number {
  const number = parseNumber(typed)
  return isUnsigned(typed, number) ? -number : number
}

/** The spread that was typed; null for an empty field. @throws UserFacingError if it is none. */
export function parseSpread(typed: string): number | null {
  if (!typed) return null
  const spread = parseNumber(typed)
  if (!isSpread(spread)) throw new UserFacingError(BAD_SPREAD_TEXT)
  return spread
}
