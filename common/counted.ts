/** `1 game`, `2 games`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** `1 pick is`, `2 picks are`. */
export const countedAre = (count: number, noun: string): string =>
  `${counted(count, noun)} ${count === 1 ? 'is' : 'are'}`

/** `9–3`, or `9–3–1` with a push. */
export const winsAndLosses = (won: number, lost: number, pushed: number): string =>
  [won, lost, ...(pushed ? [pushed] : [])].join('–')

/** `1st`, `22nd`, `113th`. */
export const ordinal = (place: number): string => {
  const ending = Math.floor(place / 10) % 10 !== 1 && ['th', 'st', 'nd', 'rd'][place % 10]
  return `${place}${ending || 'th'}`
}
