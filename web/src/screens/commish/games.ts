import type { Competitor, Game } from '../../../../common/answers'
import { formatSpread, halves, roundToHalf } from '../../../../common/spread'

/** A game of the feed as the checklist shows it. */
export interface Candidate {
  id: string
  kickoff: number
  timeTbd: boolean
  /** `#4 Alabama`, away and home. */
  away: string
  home: string
  neutral: boolean
  channel: string
  /** `ALA −6½ · O/U 45½`, or empty. */
  odds: string
  /** What the filter searches. */
  words: string
}

const RANKED = 25

function titled({ team, curatedRank }: Competitor): string {
  const rank = curatedRank.current
  return `${rank >= 1 && rank <= RANKED ? `#${rank} ` : ''}${team.location}`
}

function oddsText(game: Game, home: Competitor, away: Competitor): string {
  const [odds] = game.competitions[0].odds
  if (!odds) return ''
  const spread = odds.spread === null ? null : roundToHalf(odds.spread)
  const favorite = spread !== null && spread > 0 ? away : home
  return [
    spread === null ? '' : `${favorite.team.abbreviation} ${formatSpread(-Math.abs(spread) || 0)}`,
    odds.overUnder === null ? '' : `O/U ${halves(roundToHalf(odds.overUnder))}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The feed's games that have two sides, in the order of kickoff. */
export function candidates(games: readonly Game[]): Candidate[] {
  return games
    .flatMap((game): Candidate[] => {
      const [competition] = game.competitions
      const side = (which: 'home' | 'away') => competition.competitors.find((each) => each.homeAway === which)
      const [home, away] = [side('home'), side('away')]
      if (!home || !away) return []
      const channel = competition.broadcasts.flatMap(({ names }) => names).join(', ')
      const words = [home, away].flatMap(({ team }) => [team.displayName, team.location, team.abbreviation])
      return [
        {
          id: game.id,
          kickoff: Date.parse(game.date),
          timeTbd: !game.timeValid,
          away: titled(away),
          home: titled(home),
          neutral: game.neutralSite,
          channel,
          odds: oddsText(game, home, away),
          words: [...words, channel].join(' ').toLowerCase(),
        },
      ]
    })
    .sort((a, b) => a.kickoff - b.kickoff || a.home.localeCompare(b.home))
}

/** The games that contain every word of the filter, those of the slate first. */
export function filtered(games: readonly Candidate[], filter: string, slate: readonly string[]): Candidate[] {
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const found = games.filter(({ words }) => wanted.every((word) => words.includes(word)))
  const onSlate = ({ id }: Candidate) => slate.includes(id)
  return [...found.filter(onSlate), ...found.filter((game) => !onSlate(game))]
}
