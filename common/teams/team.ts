import type { powerConferences } from './power-conferences'
import type { restConferences } from './rest-conferences'

/** The conferences of the Football Bowl Subdivision. */
export type Conference = keyof typeof powerConferences | keyof typeof restConferences

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
