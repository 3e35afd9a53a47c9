const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `1st`, `22nd`. */
export const ordinalText = (place: number): string => `${place}${ENDINGS[rules.select(place)] ?? 'th'}`
