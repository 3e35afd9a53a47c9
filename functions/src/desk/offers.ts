import type { OfferFlag, SpreadOffer } from '#common/api/responses'
import type { GameLine } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { type FeedGame, facingAs, spreadProblem } from '../feed/feed-game'

/** A number that moves further than this at once is looked at first. */
const JUMP = 7
/** So many games do not have one number by chance. */
const ALIKE = 4

type Doubt = [flag: OfferFlag, problem: string]

const ACCEPTABLE: ReadonlySet<OfferFlag> = new Set(['sign', 'all-equal', 'by-hand', 'jump'])
const ALL_EQUAL: Doubt = ['all-equal', 'The feed has the same number for every game.']

/** The offer with the gravest of what speaks against it, which comes first. */
function offer(gameId: string, game: FeedGame | undefined, doubts: readonly Doubt[]): SpreadOffer {
  const [first] = doubts
  return {
    gameId,
    spread: game?.spread ?? null,
    overUnder: game?.overUnder ?? null,
    problem: first?.[1] ?? '',
    ...(first && { flag: first[0] }),
    acceptable: doubts.every(([flag]) => ACCEPTABLE.has(flag)),
  }
}

function doubtsOfGame(game: FeedGame | undefined): Doubt[] {
  if (!game) return [['unlisted', 'The feed does not list this game.']]
  const problem = spreadProblem(game)
  return problem ? [[game.spread === null ? 'no-number' : 'sign', problem]] : []
}

/** A line whose number is settled: nothing else about it matters any more. */
function settled(line: GameLine, now: number): Doubt[] {
  if (isRevealed(line, now)) return [['kicked-off', 'The game has kicked off.']]
  return line.isLocked ? [['locked', 'The game is locked.']] : []
}

function doubtsOfLine(line: GameLine, spread: number | null): Doubt[] {
  if (spread === null || line.spread === null || spread === line.spread) return []
  const doubts: Doubt[] = []
  if (line.spreadSource === 'commissioner') doubts.push(['by-hand', 'The number was set by hand.'])
  if (Math.abs(spread - line.spread) > JUMP) doubts.push(['jump', `The number would jump by more than ${JUMP}.`])
  return doubts
}

function allEqual(games: readonly (FeedGame | undefined)[]): Doubt[] {
  const numbers = games.flatMap((game) => game?.spread ?? [])
  return numbers.length >= ALIKE && new Set(numbers).size === 1 ? [ALL_EQUAL] : []
}

/** The feed's numbers for all its games, each doubted for what the feed itself says. */
export function feedOffers(games: readonly FeedGame[]): SpreadOffer[] {
  const alike = allEqual(games)
  return games.map((game) => offer(game.id, game, [...doubtsOfGame(game), ...(game.spread === null ? [] : alike)]))
}

/** The feed's numbers for the lines of a slate, each doubted for what the line has already. */
export function slateOffers(
  lines: readonly GameLine[],
  games: ReadonlyMap<string, FeedGame>,
  now: number,
): SpreadOffer[] {
  const told = lines.map((line) => {
    const game = games.get(line.gameId)
    return game && facingAs(game, line.homeTeamId)
  })
  const alike = allEqual(told)
  return lines.map((line, at) => {
    const game = told[at]
    const spread = game?.spread ?? null
    const doubts = [...doubtsOfGame(game), ...doubtsOfLine(line, spread), ...(spread === null ? [] : alike)]
    return offer(line.gameId, game, [...settled(line, now), ...doubts])
  })
}
