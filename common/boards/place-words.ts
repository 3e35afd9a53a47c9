import { counted } from '#common/counted'

/** `9–3`, or `9–3–1` with a push. */
export const winsAndLosses = (won: number, lost: number, pushed: number): string =>
  [won, lost, ...(pushed ? [pushed] : [])].join('–')

/** `1st`, `22nd`, `113th`. */
export const ordinal = (place: number): string => {
  const ending = Math.floor(place / 10) % 10 !== 1 && ['th', 'st', 'nd', 'rd'][place % 10]
  return `${place}${ending || 'th'}`
}

/** How many names are written out before the rest is counted: a shared picture has room for three. */
const NAMES_MAX = 3

/** `Ann and Bob`, or `Ann, Bob, Cy, and 4 more`. A fourth name alone is written out: "1 more" is no shorter. */
export function namesText(names: readonly string[]): string {
  const more = names.length - NAMES_MAX
  const listed = more > 1 ? [...names.slice(0, NAMES_MAX), `${more} more`] : names
  return new Intl.ListFormat('en').format(listed)
}

/** What each of several has, or one alone: `9 points each`, `9 points`. */
export const pointsEach = (points: number, players: number): string =>
  `${counted(points, 'point')}${players > 1 ? ' each' : ''}`
