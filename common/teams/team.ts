/** The conferences of the Football Bowl Subdivision, in the order the registration form lists them. */
export const CONFERENCES = [
  'ACC',
  'SEC',
  'Big Ten',
  'Big 12',
  'American',
  'MAC',
  'Mountain West',
  'Sun Belt',
  'CUSA',
  'Pac-12',
  'FBS Independent',
] as const
export type Conference = (typeof CONFERENCES)[number]

/**
 * A school as the catalogue's tables write it: feed id, code, school, nickname, primary and second colour (#rrggbb).
 */
export type TeamRow = readonly [
  feedId: string,
  abbr: string,
  school: string,
  nickname: string,
  pcolor: string,
  scolor: string,
]

/** One school of the static catalogue. */
export interface Team {
  /** The feed's own id: stable over the years, unlike the code. */
  readonly id: string
  /** The short code that logos are named by, e.g. `OSU`. */
  readonly abbr: string
  /** The school, e.g. `Ohio State`. */
  readonly name: string
  readonly nickname: string
  readonly conference: Conference | 'FCS'
  readonly pcolor: string
  readonly scolor: string
  /** Path of the logo below the web root, safe to use as an address. */
  readonly teamLogo: string
}
