import { type GameLine, pollRank, RANKED_TEAMS } from '#common/game/line'
import { lockOrNever } from '#common/game/lock'
import type { ScoreboardGame, ScoreboardTeam } from '#common/game/scoreboard-game'
import { roundToHalf } from '#common/game/set-spread'
import { formatSpread, halves } from '#common/game/spread'
import { compareNames } from '#common/people/name-order'
import { plainName } from '#common/plain-name'
import { isClose } from '#common/week/suggest-slate'
import { handText } from '../handText'

/** A game as the checklist shows it. */
export interface ChecklistGame {
  id: string
  kickoff: number
  timeTbd: boolean
  /** `Final` or `Postponed` where it is not ahead, to tell it from a game of the same teams that is; or empty. */
  over: string
  /** Poll rank 1–25, or null when unranked. */
  awayRank: number | null
  homeRank: number | null
  /** The feed's spread from the home side's view, or null. */
  spread: number | null
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

/** `#4 Alabama @ Auburn`, or with `vs` on neutral ground. */
export const nameOf = ({ away, home, neutral }: ChecklistGame): string => `${away} ${neutral ? 'vs' : '@'} ${home}`

const rankOf = ({ curatedRank }: ScoreboardTeam) => pollRank(curatedRank.current)

const titled = (rank: number | null, name: string) => `${rank === null ? '' : `#${rank} `}${name}`

const spreadOf = (game: ScoreboardGame): number | null => game.competitions[0].odds[0]?.spread ?? null

function oddsText(game: ScoreboardGame, home: ScoreboardTeam, away: ScoreboardTeam): string {
  const [odds] = game.competitions[0].odds
  if (!odds) return ''
  const spread = spreadOf(game)
  const favorite = spread !== null && spread > 0 ? away : home
  return [
    spread === null ? '' : `${favorite.team.abbreviation} ${formatSpread(-Math.abs(spread) || 0)}`,
    odds.overUnder === null ? '' : `O/U ${halves(roundToHalf(odds.overUnder))}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A game of the slate that the feed does not list: added by hand, or the feed is down. */
function ofLine(line: GameLine): ChecklistGame {
  const { gameId: id, kickoff, timeTbd, awayRank, homeRank, spread, neutralSite: neutral, broadcast: channel } = line
  const [away, home] = [titled(awayRank, line.awayName), titled(homeRank, line.homeName)]
  const words = plainName([away, home, line.awayAbbr, line.homeAbbr, channel].join(' '))
  const odds = handText(line)
  return { id, kickoff, timeTbd, over: '', awayRank, homeRank, spread, away, home, neutral, channel, odds, words }
}

/** The feed's games that have two sides, and those of the slate that it does not list, in the order of kickoff. */
export function checklistGames(games: readonly ScoreboardGame[], lines: readonly GameLine[]): ChecklistGame[] {
  const unlisted = lines.filter((line) => !games.some((game) => game.id === line.gameId)).map(ofLine)
  return games
    .flatMap((game): ChecklistGame[] => {
      const [competition] = game.competitions
      const side = (which: 'home' | 'away') => competition.competitors.find((each) => each.homeAway === which)
      const [home, away] = [side('home'), side('away')]
      if (!home || !away) return []
      // The slate knows better: a commissioner, or a later reading of the feed, may have moved it.
      const line = lines.find(({ gameId }) => gameId === game.id)
      const channel = competition.broadcasts.flatMap(({ names }) => names).join(', ')
      const words = [home, away].flatMap(({ team }) => [team.displayName, team.location, team.abbreviation])
      return [
        {
          id: game.id,
          kickoff: line?.kickoff ?? Date.parse(game.date),
          timeTbd: line?.timeTbd ?? !game.timeValid,
          over: game.status.type.state === 'post' ? game.status.type.shortDetail : '',
          awayRank: rankOf(away),
          homeRank: rankOf(home),
          spread: spreadOf(game),
          away: titled(rankOf(away), away.team.location),
          home: titled(rankOf(home), home.team.location),
          neutral: game.neutralSite,
          channel,
          odds: oddsText(game, home, away),
          words: plainName([...words, channel].join(' ')),
        },
      ]
    })
    .concat(unlisted)
    .sort((a, b) => a.kickoff - b.kickoff || compareNames(a.home, b.home))
}

/** Whether the feed has a spread for one of the lines that lack one. */
export function hasSpreadFor(lines: readonly GameLine[], games: readonly ScoreboardGame[]): boolean {
  const missing = new Set(lines.filter((line) => line.spread === null && !line.void).map((line) => line.gameId))
  return games.some((game) => missing.has(game.id) && spreadOf(game) !== null)
}

/**
 * What is asked before games are added that have locked, since nothing can take them off again; empty if none has.
 * @param now epoch ms
 */
export function lockedSentence(added: readonly ChecklistGame[], now: number): string {
  const locked = added.filter((game) => now >= lockOrNever(game))
  const names = locked.map(nameOf).join(', ')
  const [they, them] = locked.length === 1 ? ['It', 'it'] : ['They', 'them']
  return (
    names && `Already locked: ${names}. Nobody can pick ${them} any more. ${they} cannot be taken off the slate again.`
  )
}

export const GAME_FILTERS = [
  { value: 'all', name: 'All' },
  { value: 'ranked', name: `Top ${RANKED_TEAMS}` },
  { value: 'close', name: 'Close lines' },
  { value: 'selected', name: 'Selected' },
] as const
export type GameFilter = (typeof GAME_FILTERS)[number]['value']

const isShown: Record<GameFilter, (game: ChecklistGame, selected: readonly string[]) => boolean> = {
  all: () => true,
  ranked: ({ awayRank, homeRank }) => awayRank !== null || homeRank !== null,
  close: ({ spread }) => isClose(spread),
  selected: ({ id }, selected) => selected.includes(id),
}

/** What the checklist shows: which games, and which words they must contain. */
export interface ChecklistFilter {
  shown: GameFilter
  words: string
  /** The games that were ticked when `Selected` was chosen: one that is unticked stays where the finger is. */
  ticked?: readonly string[]
}

/** The games that pass the filter, those of the saved slate first. */
export function filtered(
  games: readonly ChecklistGame[],
  { shown, words: typed, ticked = [] }: ChecklistFilter,
  slate: readonly string[],
  chosen: readonly string[],
): ChecklistGame[] {
  const selected = [...chosen, ...ticked]
  const wanted = plainName(typed).split(/\s+/).filter(Boolean)
  const found = games.filter(
    (game) => isShown[shown](game, selected) && wanted.every((word) => game.words.includes(word)),
  )
  const onSlate = ({ id }: ChecklistGame) => slate.includes(id)
  return [...found.filter(onSlate), ...found.filter((game) => !onSlate(game))]
}
