/** More points than either side of a college game has ever scored. */
export const SCORE_MAX = 250
/** The longest name that a commissioner gives a team, a channel or a week. */
export const HAND_NAME_MAX = 40

/** Begins the id of every game, and every team, that exists by a commissioner's word. No id of the feed has a dash. */
export const HAND_ID_PREFIX = 'hand-'

/**
 * Whether a game or a team is known by a commissioner's word only. The feed does not have it: it is by hand for good.
 */
export const isHandMade = (id: string): boolean => id.startsWith(HAND_ID_PREFIX)
