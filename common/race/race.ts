import { type BoardGame, type RevealedPicks, tally, type WeeklyBoard } from '#common/boards/leaderboard'
import { coverMargin, finalScore } from '#common/game/grade'
import type { Side } from '#common/game/line'

/** How a game comes out against its number: the side that covers, or neither. */
export const GAME_OUTCOMES = ['HOME', 'AWAY', 'PUSH'] as const
export type GameOutcome = (typeof GAME_OUTCOMES)[number]

/** What a player holds of a game: a side, nothing, or a pick nobody may see yet, which may be either side or none. */
type HeldSide = Side | 'HIDDEN' | null

/** A game that can still move the standings, and how it may come out. */
export interface RaceGame {
  game: BoardGame
  outcomes: readonly GameOutcome[]
}

/** A player of the race. `least` and `most` are the points of each game by {@link outcomeIndex}. */
export interface Racer {
  userId: string
  points: number
  held: HeldSide[]
  least: Uint8Array
  most: Uint8Array
}

/** A week as far as it is not decided. */
export interface Race {
  games: RaceGame[]
  racers: Racer[]
  /** The most that anybody is sure to gain by an outcome, by {@link outcomeIndex}. */
  maxGain: Uint8Array
}

/** A side that covers, in the game at this place of the race. */
export interface CoverPick {
  at: number
  side: Side
}

/** What one takes for granted: the side that covers, by game. */
export type Assumptions = Readonly<Record<string, Side>>

/** The viewer, who knows their own picks before anybody else does. */
export interface ViewerPicks extends RevealedPicks {
  userId: string
}

/** Where the points of a game, at this place of the race, stand for an outcome. */
export const outcomeIndex = (at: number, outcome: GameOutcome): number =>
  at * GAME_OUTCOMES.length + GAME_OUTCOMES.indexOf(outcome)

/**
 * The race of a week: the points won, and what every game still to be decided can add to them. A hidden pick is
 * taken to be worth what its line says.
 */
export function raceOf(board: WeeklyBoard, own?: ViewerPicks, supposed: Assumptions = {}): Race {
  const revealed = new Set(board.revealed)
  const games = board.games.flatMap((game): RaceGame[] => {
    const outcomes = outcomesOf(game, supposed[game.gameId])
    // A final that is still secret, its kickoff being unknown, has its points to come.
    const decided = finalScore(game) !== null && revealed.has(game.gameId)
    return decided || !outcomes.length ? [] : [{ game, outcomes }]
  })
  const racers = board.rows.map((row): Racer => {
    const known = own?.userId === row.userId ? own : null
    const held = games.map(({ game: { gameId } }): HeldSide => {
      if (revealed.has(gameId)) return row.sides[gameId] ?? null
      return known?.sides[gameId] ?? 'HIDDEN'
    })
    const worth = ({ gameId, multiplier }: BoardGame) => row.worth?.[gameId] ?? known?.worth?.[gameId] ?? multiplier
    return { userId: row.userId, points: tally(board.games, row).points, held, ...stakes(games, held, worth) }
  })
  const dearest = Uint8Array.from({ length: games.length * GAME_OUTCOMES.length }, (_, cell) =>
    racers.reduce((most, { least }) => Math.max(most, least[cell] ?? 0), 0),
  )
  return { games, racers, maxGain: dearest }
}

/** Everything that may happen to a game; nothing for one that counts for nobody. A whole number can be a push. */
function outcomesOf(game: BoardGame, supposed: Side | undefined): GameOutcome[] {
  if (game.void || game.spread === null) return []
  const final = finalScore(game)
  if (final) {
    const margin = coverMargin(game.spread, 'HOME', final)
    return [margin > 0 ? 'HOME' : margin < 0 ? 'AWAY' : 'PUSH']
  }
  if (supposed) return [supposed]
  return Number.isInteger(game.spread) ? ['HOME', 'AWAY', 'PUSH'] : ['HOME', 'AWAY']
}

function stakes(games: readonly RaceGame[], held: readonly HeldSide[], worth: (game: BoardGame) => number) {
  const least = new Uint8Array(games.length * GAME_OUTCOMES.length)
  const most = new Uint8Array(least.length)
  games.forEach(({ game }, at) => {
    for (const side of ['HOME', 'AWAY'] as const) {
      if (held[at] === side) least[outcomeIndex(at, side)] = worth(game)
      if (held[at] === side || held[at] === 'HIDDEN') most[outcomeIndex(at, side)] = worth(game)
    }
  })
  return { least, most }
}

/** The same race when one of its games can only come out so. */
export function raceIf(race: Race, at: number, outcomes: readonly GameOutcome[]): Race {
  return { ...race, games: race.games.map((each, place) => (place === at ? { ...each, outcomes } : each)) }
}

/** The most points a player can still have. */
export function mostPoints({ games }: Race, racer: Racer): number {
  const best = games.map(({ outcomes }, at) =>
    Math.max(...outcomes.map((each) => racer.most[outcomeIndex(at, each)] ?? 0)),
  )
  return best.reduce((sum, points) => sum + points, racer.points)
}

/** Without a point nobody wears the crown: this bar stands among everybody's rivals, and gains nothing. */
const BAR: Racer = { userId: '', points: 0.5, held: [], least: new Uint8Array(), most: new Uint8Array() }

/** Everybody a player has to reach, in the order of the board, and last the bar. */
export const rivalsOf = ({ racers }: Race, racer: Racer): Racer[] => [...racers.filter((each) => each !== racer), BAR]
