/** Something that a commissioner should decide, in a sentence. */
export interface Warning {
  /** Its game; of several, the one that locks first. */
  gameId: string
  text: string
  /** Whether the commissioner may call the game off. */
  canCallOff: boolean
  /**
   * A game, as `matchup` writes it, and its two kickoffs to choose from (epoch ms): the line's own, null while it is to
   * be announced, and the feed's.
   */
  kickoffs?: { game: string; believed: number | null; given: number }
}

/** A warning without its game: the text goes on after the game's name. */
export type LineWarning = Omit<Warning, 'gameId'>

/** A warning that does not offer to call the game off. */
export const plainWarning = (text: string): LineWarning => ({ text, canCallOff: false })

/** A warning that offers to call the game off. */
export const callOffWarning = (text: string): LineWarning => ({ text, canCallOff: true })
