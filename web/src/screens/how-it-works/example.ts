import type { Score } from '#common/game/grade'

/** A game to try the rules on: Alabama, at home, gives Oklahoma 6½. */
export const EXAMPLE = {
  gameId: 'example',
  neutralSite: false,
  homeTeamId: '333',
  awayTeamId: '201',
  homeAbbr: 'ALA',
  awayAbbr: 'OU',
  homeName: 'Alabama',
  awayName: 'Oklahoma',
  homeRank: 4,
  awayRank: 11,
  homeRecord: '8-1',
  awayRecord: '7-2',
  spread: -6.5,
  overUnder: null,
  multiplier: 1,
  void: false,
} as const

/** Ways for it to end: the favorite far ahead, the favorite by less than it gives, the other team ahead. */
export const ENDINGS: readonly Score[] = [
  { awayScore: 20, homeScore: 31 },
  { awayScore: 24, homeScore: 27 },
  { awayScore: 28, homeScore: 24 },
]

/** What a team has to do with this spread, from its own view: `has to win by 7 or more`. */
export function taskOf(spread: number): string {
  if (spread > 1) return `has to win, or lose by ${Math.ceil(spread) - 1} or less`
  const least = Math.floor(-spread) + 1
  return least > 1 ? `has to win by ${least} or more` : 'has to win'
}
