import { isSpread, NO_SPREAD } from '#common/game/spread'
import { UserFacingError } from '#web/errors'

/** A line of 0 as the cards and the sports pages write it. */
const EVEN = /^(even|pk|pick|pick.?em)$/i

/** The number that a commissioner typed, with a minus, a half, a comma or a pick'em as anybody may write them. */
export const typedNumber = (typed: string): number =>
  EVEN.test(typed.trim()) ? 0 : Number(typed.replace('−', '-').replace(',', '.').replace('½', '.5'))

/** The same as a spread; null for an empty field. @throws UserFacingError if it is none. */
export function typedSpread(typed: string): number | null {
  if (!typed) return null
  const spread = typedNumber(typed)
  if (!isSpread(spread)) throw new UserFacingError(NO_SPREAD)
  return spread
}
