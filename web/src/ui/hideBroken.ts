import type { SyntheticEvent } from 'react'

/**
 * Hides an image that did not load, for which the browser would show its own sign: its format is unknown, or there is
 * no network.
 */
export const hideBroken = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.hidden = true
}
