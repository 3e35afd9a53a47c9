import { type BoardGame, tallyAt, type WeeklyBoard, type WeekPicks } from '#common/boards/leaderboard'
import { finalScore, gradePick } from '#common/game/grade'
import { SIDES, type Side } from '#common/game/sides'

/** How a game ends against the spread: the side that covers, or neither. */
export const GAME_OUTCOMES = ['HOME', 'AWAY', 'PUSH'] as const
export type GameOutcome = (typeof GAME_OUTCOMES)[number]

/** A player's pick of a game. A hidden one may turn out to be either side, or no pick at all. */
type RacePick = Side | 'HIDDEN' | null

/** A game that can still move the standings, with the outcomes that are still possible. */
export interface RaceGame {
  game: BoardGame
  outcomes: readonly GameOutcome[]
}

/**
 * A player of the race. The two tables hold the points that each outcome of each game gives them, by {@link cellOf};
 * they differ only for hidden picks, which may be right (`maxPoints`) or wrong (`minPoints`).
 */
export interface Racer {
  userId: string
  /** Points won so far. */
  points: number
  /** The pick of each game of the race. */
  picks: RacePick[]
  minPoints: Uint8Array
  maxPoints: Uint8Array
}

/** What is still undecided of a week. */
export interface Race {
  games: RaceGame[]
  racers: Racer[]
  /** The most points that any player is certain to get from an outcome, by {@link cellOf}. */
  maxGain: Uint8Array
}

/** A side that covers in one game of the race. */
export interface CoverPick {
  /** The game's index in {@link Race.games}. */
  index: number
  side: Side
}

/** The sides that are assumed to cover in "What if", by game id. */
export type Assumptions = Readonly<Record<string, Side>>

/** The viewer's own picks, which the viewer may see before the reveal. */
export interface ViewerPicks extends WeekPicks {
  userId: string
}

/** What a viewer knows and assumes beside the board. */
export interface RaceOptions {
  /** The viewer's own picks, which are then not hidden. */
  own?: ViewerPicks | undefined
  assumed?: Assumptions
}

/** The index of a game's outcome in the tables of points: each game has three cells in a row. */
export const cellOf = (gameIndex: number, outcome: GameOutcome): number =>
  gameIndex * GAME_OUTCOMES.length + GAME_OUTCOMES.indexOf(outcome)

/** The games of a week that can still move the standings, if these sides cover. */
export function openGames(board: Pick<WeeklyBoard, 'games' | 'revealed'>, assumed: Assumptions = {}): RaceGame[] {
  const revealed = new Set(board.revealed)
  return board.games.flatMap((game): RaceGame[] => {
    const isRevealed = revealed.has(game.gameId)
    const outcomes = outcomesOf(game, isRevealed, assumed[game.gameId])
    // A final whose picks are still hidden, because its kickoff is unknown, has not given its points yet.
    const hasGivenPoints = finalScore(game) !== null && isRevealed
    return hasGivenPoints || !outcomes.length ? [] : [{ game, outcomes }]
  })
}

/**
 * The race of a week: the points won so far, and what each undecided game can add to them. A hidden pick counts as much
 * as its line says: a worth set by hand is published only with the reveal.
 */
export function raceOf(board: WeeklyBoard, { own, assumed }: RaceOptions = {}): Race {
  const revealed = new Set(board.revealed)
  const games = openGames(board, assumed)
  const totals = tallyAt(board.games)
  const racers = board.rows.map((row): Racer => {
    const ownPicks = own?.userId === row.userId ? own : null
    const picks = games.map(({ game: { gameId } }): RacePick => {
      if (revealed.has(gameId)) return row.sides[gameId] ?? null
      // The hidden picks of a member who leaves are deleted, so nobody can get points for them. A member who is let
      // back before the lock may pick again, and counts again from then on; that is rare, and no reason to leave a week
      // open.
      return ownPicks?.sides[gameId] ?? (row.left ? null : 'HIDDEN')
    })
    const worth = ({ gameId, multiplier }: BoardGame) => row.worth?.[gameId] ?? ownPicks?.worth?.[gameId] ?? multiplier
    return { userId: row.userId, points: totals(row).points, picks, ...pointTables(games, picks, worth) }
  })
  const maxGain = Uint8Array.from({ length: games.length * GAME_OUTCOMES.length }, (_, cell) =>
    racers.reduce((max, { minPoints }) => Math.max(max, minPoints[cell] ?? 0), 0),
  )
  return { games, racers, maxGain }
}

/**
 * The outcomes that are still possible; none for a game that gives no points. Only a whole-number spread can end in a
 * push. A game that is ahead and has no line yet may get any.
 */
function outcomesOf(game: BoardGame, isRevealed: boolean, assumed: Side | undefined): readonly GameOutcome[] {
  if (game.void) return []
  const final = finalScore(game)
  if (game.spread === null) return isRevealed || final ? [] : GAME_OUTCOMES
  if (final) {
    const result = gradePick(game, 'HOME', final)
    if (result === 'PUSH') return ['PUSH']
    return [result === 'WIN' ? 'HOME' : 'AWAY']
  }
  if (assumed) return [assumed]
  return Number.isInteger(game.spread) ? ['HOME', 'AWAY', 'PUSH'] : ['HOME', 'AWAY']
}

function pointTables(games: readonly RaceGame[], picks: readonly RacePick[], worth: (game: BoardGame) => number) {
  const minPoints = new Uint8Array(games.length * GAME_OUTCOMES.length)
  const maxPoints = new Uint8Array(minPoints.length)
  games.forEach(({ game }, index) => {
    for (const side of SIDES) {
      if (picks[index] === side) minPoints[cellOf(index, side)] = worth(game)
      if (picks[index] === side || picks[index] === 'HIDDEN') maxPoints[cellOf(index, side)] = worth(game)
    }
  })
  return { minPoints, maxPoints }
}

/** The same race with only these outcomes possible in one of its games. */
export function withOutcomes(race: Race, gameIndex: number, outcomes: readonly GameOutcome[]): Race {
  return { ...race, games: race.games.map((each, index) => (index === gameIndex ? { ...each, outcomes } : each)) }
}

/** The most points a player can still end the week with. */
export function mostPoints({ games }: Race, racer: Racer): number {
  const best = games.map(({ outcomes }, index) =>
    Math.max(...outcomes.map((outcome) => racer.maxPoints[cellOf(index, outcome)] ?? 0)),
  )
  return best.reduce((sum, points) => sum + points, racer.points)
}

/** An imaginary rival with half a point and no picks: nobody is first without a point of their own. */
const HALF_POINT_RIVAL: Racer = {
  userId: '',
  points: 0.5,
  picks: [],
  minPoints: new Uint8Array(),
  maxPoints: new Uint8Array(),
}

/** Everybody a player must not end below: the others in the order of the board, then the half-point rival. */
export const rivalsOf = ({ racers }: Race, racer: Racer): Racer[] => [
  ...racers.filter((each) => each !== racer),
  HALF_POINT_RIVAL,
]
