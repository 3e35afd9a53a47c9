/** `9–3`, or `9–3–1` with a push. */
export const winsAndLosses = (won: number, lost: number, pushed: number): string =>
  [won, lost, ...(pushed ? [pushed] : [])].join('–')

/** `1st`, `22nd`, `113th`. */
export const ordinal = (place: number): string => {
  const ending = Math.floor(place / 10) % 10 !== 1 && ['th', 'st', 'nd', 'rd'][place % 10]
  return `${place}${ending || 'th'}`
}
