import { chanceOf, oneOf } from '#common/random'
import type { Conference } from '#common/teams/team'
import { schoolOf } from './school'
import type { SeasonGame } from './season2025'

type Channels = readonly [string, ...string[]]
/** Where a conference's home games go: both sides ranked, one ranked, none. */
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

/** A believable channel for the game: the facts of the season do not hold the real one. */
export function channelOf(game: SeasonGame): string {
  const [top, ranked, rest] = rights[schoolOf(game.homeId).conference]
  const sides = [game.homeRank, game.awayRank].filter((rank) => rank !== null).length
  // A ranked team at home to an FCS school is no game for the big networks.
  const visitors = schoolOf(game.awayId).conference === 'FCS'
  return oneOf(chanceOf(game.id, 0), visitors ? rest : sides === 2 ? top : sides === 1 ? ranked : rest)
}
