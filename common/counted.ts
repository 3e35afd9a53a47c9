/** `1 game`, `2 games`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** `1 pick is`, `2 picks are`. */
export const countedAre = (count: number, noun: string): string =>
  `${counted(count, noun)} ${count === 1 ? 'is' : 'are'}`

/** `9–3`, or `9–3–1` with a push. */
export const winsAndLosses = (won: number, lost: number, pushed: number): string =>
  [won, lost, ...(pushed ? [pushed] : [])].join('–')

const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `1st`, `22nd`. */
export const ordinal = (place: number): string => `${place}${ENDINGS[rules.select(place)] ?? 'th'}`
