import { oneOf, seededRandom } from '#common/random'
import type { Conference } from '#common/teams/team'
import { schoolOf } from './school'
import type { SeasonGame } from './season2025'

type Channels = readonly [string, ...string[]]
/** The channels of a conference's home games: both sides ranked, one ranked, none. */
type Rights = readonly [top: Channels, ranked: Channels, rest: Channels]

const small: Rights = [['ESPN'], ['ESPN2', 'ESPN'], ['ESPN+', 'ESPNU', 'CBS Sports Network', 'ESPN+']]

const rights: Record<Conference | 'FCS', Rights> = {
  SEC: [['ABC'], ['ABC', 'ESPN'], ['SEC Network', 'ESPN', 'ESPN2', 'SEC Network']],
  'Big Ten': [
    ['FOX', 'CBS', 'NBC'],
    ['FOX', 'CBS', 'NBC', 'Big Ten Network'],
    ['Big Ten Network', 'FS1', 'Peacock'],
  ],
  'Big 12': [
    ['FOX', 'ABC'],
    ['FOX', 'ESPN', 'ABC'],
    ['FS1', 'ESPN2', 'ESPN+', 'TNT'],
  ],
  ACC: [
    ['ABC', 'ESPN'],
    ['ESPN', 'ESPN2'],
    ['ACC Network', 'The CW', 'ESPN2', 'ACC Network'],
  ],
  'FBS Independent': [['NBC'], ['NBC'], ['CBS Sports Network', 'ESPN+']],
  'Pac-12': [['CBS'], ['CBS', 'The CW'], ['The CW', 'CBS Sports Network']],
  'Mountain West': [['FOX'], ['FS1', 'CBS Sports Network'], ['CBS Sports Network', 'FS1', 'MW Network']],
  American: small,
  MAC: small,
  'Sun Belt': small,
  CUSA: small,
  FCS: small,
}

/** A plausible channel for the game: the season's data does not have the real one. */
export function channelOf(game: SeasonGame): string {
  const [top, ranked, rest] = rights[schoolOf(game.homeId).conference]
  const sides = [game.homeRank, game.awayRank].filter((rank) => rank !== null).length
  // The big networks do not show a ranked team at home to an FCS school.
  const againstFcs = schoolOf(game.awayId).conference === 'FCS'
  const bySides = [rest, ranked, top] as const
  return oneOf(seededRandom(game.id, 0), (againstFcs ? undefined : bySides[sides]) ?? rest)
}
