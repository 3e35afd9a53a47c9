import type { OfferFlag, SpreadOffer } from '#common/api/responses'
import { isPastKickoff } from '#common/game/ahead'
import { isHandMade } from '#common/game/by-hand'
import type { GameLine } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { isJump, isSpread, SPREAD_JUMP, withHalfPoint } from '#common/game/set-spread'
import { formatSpread, isWithoutSpread } from '#common/game/spread'
import { type FeedGame, hasTeamsOf, spreadProblem, withHomeTeam } from '../feed/feed-game'

/** If all of at least this many games have the same spread, the feed is likely broken. */
const ALL_EQUAL_MIN = 4

/** A reason not to take an offer without asking. */
type Objection = [flag: OfferFlag, problem: string]

/** The flags that a commissioner may override. */
const ACCEPTABLE: ReadonlySet<OfferFlag> = new Set(['sign', 'all-equal', 'by-hand', 'jump'])

/** What is offered for one game. @param objections the most serious first; only that one is shown. */
function offer(
  gameId: string,
  game: Pick<FeedGame, 'spread' | 'overUnder'> | undefined,
  objections: readonly Objection[],
): SpreadOffer {
  const [first] = objections
  return {
    gameId,
    spread: game?.spread ?? null,
    overUnder: game?.overUnder ?? null,
    problem: first?.[1] ?? '',
    ...(first && { flag: first[0] }),
    acceptable: objections.every(([flag]) => ACCEPTABLE.has(flag)),
  }
}

/** @param shared the objections to all numbers of the reading. */
function gameObjections(game: FeedGame | undefined, shared: readonly Objection[]): Objection[] {
  if (!game) return [['unlisted', 'The feed does not list this game.']]
  const problem = spreadProblem(game)
  const ownObjections: Objection[] = problem
    ? [[game.spread === null || !isSpread(game.spread) ? 'no-number' : 'sign', problem]]
    : []
  return game.spread === null ? ownObjections : [...ownObjections, ...shared]
}

/**
 * Why a line's spread can no longer change, if so. After the kickoff it changes only in the game's own row of the desk,
 * which asks for confirmation. A first number changes no pick: it is taken until the picks are revealed, by a locked
 * game, too.
 */
function closedObjections(line: GameLine, now: number): Objection[] {
  const isFirst = isWithoutSpread(line)
  if (isFirst ? isRevealed(line, now) : isPastKickoff(line, now)) return [['kicked-off', 'The game has kicked off.']]
  return line.isLocked && !isFirst ? [['locked', 'The game is locked.']] : []
}

function lineObjections(line: GameLine, spread: number | null): Objection[] {
  if (spread === null || line.spread === null || spread === line.spread) return []
  const objections: Objection[] = []
  if (line.spreadSource === 'commissioner') objections.push(['by-hand', 'The number was set by hand.'])
  if (isJump(spread, line.spread)) objections.push(['jump', `The number would jump by more than ${SPREAD_JUMP}.`])
  return objections
}

function equalSpreads(games: readonly (FeedGame | undefined)[]): Objection[] {
  const numbers = games.flatMap((game) => game?.spread ?? [])
  const [number] = numbers
  if (number === undefined || numbers.length < ALL_EQUAL_MIN || new Set(numbers).size > 1) return []
  const text = `The feed has home ${formatSpread(number)} for all ${numbers.length} games, more likely a fault than chance.`
  return [['all-equal', text]]
}

/** The feed's spreads for all its games, flagged by what the feed itself says. */
export function feedOffers(games: readonly FeedGame[]): SpreadOffer[] {
  const shared = equalSpreads(games)
  return games.map((game) => offer(game.id, game, gameObjections(game, shared)))
}

/**
 * The feed's spreads for the lines of a slate, in their order, flagged also by what the line already has. The feed is
 * not asked about games that were added by hand.
 */
export function slateOffers(
  slate: readonly GameLine[],
  games: ReadonlyMap<string, FeedGame>,
  now: number,
): SpreadOffer[] {
  const lines = slate.filter((line) => !isHandMade(line.gameId))
  const feedGames = lines.map((line) => {
    const game = games.get(line.gameId)
    return game && hasTeamsOf(game, line) ? withHomeTeam(game, line.homeTeamId) : undefined
  })
  const shared = equalSpreads(feedGames)
  return lines.map((line, index) => {
    const game = feedGames[index]
    const feedObjections = gameObjections(game, shared)
    // A number that is in doubt itself is offered as it is.
    const spread = feedObjections.length ? (game?.spread ?? null) : offeredSpread(line, game?.spread ?? null)
    const objections = [...feedObjections, ...lineObjections(line, spread)]
    return offer(line.gameId, game && { ...game, spread }, [...closedObjections(line, now), ...objections])
  })
}

/** The feed's spread; or the line's, if it is by hand and half a point over the feed's: that is not asked about. */
const offeredSpread = (line: GameLine, spread: number | null): number | null =>
  spread !== null && line.spreadSource === 'commissioner' && withHalfPoint(spread) === line.spread
    ? line.spread
    : spread
