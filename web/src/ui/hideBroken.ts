import type { SyntheticEvent } from 'react'

/** Hides an image that did not load, in place of the browser's sign for it: unknown to the browser, or seen for the first time offline. */
export const hideBroken = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.hidden = true
}
