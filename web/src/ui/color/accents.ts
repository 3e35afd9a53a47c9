import { inkOn, livelier, readableOn } from './contrast'

/** The lightest ground that an accent is written on, and the darkest that a button stands on (tokens.css). */
const CARD = '#16265a'
const NIGHT = '#0a1430'
/** A button's label carries the contrast, so its fill may stay close to the school's true colour. */
const FILL_RATIO = 2

/** The accents of the theme in a team's colours, as the tokens they replace. */
export function accentsOf(pcolor: string, scolor: string) {
  const lively = livelier(pcolor, scolor)
  const fill = readableOn(lively, NIGHT, FILL_RATIO)
  return { '--accent': readableOn(lively, CARD), '--accent-fill': fill, '--on-accent': inkOn(fill) }
}
