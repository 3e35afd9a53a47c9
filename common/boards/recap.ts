import { coverMargin, finalScore, isGraded } from '#common/game/grade'
import { otherSide, SIDES, type Side } from '#common/game/sides'
import { type GradedPick, gradedGames, gradedPicks } from './graded-week'
import {
  type BoardGame,
  isWeekFinished,
  type OverallBoard,
  type OverallRow,
  type WeeklyBoard,
  type WeeklyRow,
} from './leaderboard'
import { ranksOf } from './ranks'

/** One side of a final: who picked it, and by how many points it covered (+) or did not (−). */
export interface SideStory {
  game: BoardGame
  side: Side
  margin: number
  /** The names of the players who picked the side. */
  names: string[]
  /** How many players picked the other side. */
  against: number
}

/** What the recap of a week tells; null where there was nothing of the kind. */
export interface Recap {
  /** The best record: most wins, then fewest losses, then fewest pushes. */
  best: { names: string[]; wins: number; losses: number; pushes: number } | null
  /** The side that covered with only one player on it, and the most players against them. */
  loneWolf: SideStory | null
  /** The side that failed to cover by the fewest points; of several, the one most players had picked. */
  badBeat: SideStory | null
  /** The players who climbed the most places of the season that week, the one who stands highest first; may be none. */
  movers: Climb[]
}

/** From which place of the season to which a player went. */
interface Climb {
  name: string
  from: number
  to: number
}

/** The recap of a week; null before the week is finished. */
export function recapOf(board: WeeklyBoard, overall: OverallBoard | null | undefined): Recap | null {
  if (!isWeekFinished(board)) return null
  const stories = board.games.flatMap((game) => SIDES.flatMap((side) => storyOf(board, game, side) ?? []))
  const wolves = stories.filter(({ margin, names, against }) => margin > 0 && names.length === 1 && against > 1)
  const beats = stories.filter(({ margin, names }) => margin < 0 && names.length > 0)
  return {
    best: bestOf(board),
    loneWolf: wolves.sort((a, b) => b.against - a.against || b.game.multiplier - a.game.multiplier)[0] ?? null,
    badBeat:
      beats.sort(
        (a, b) => b.margin - a.margin || b.names.length - a.names.length || b.game.multiplier - a.game.multiplier,
      )[0] ?? null,
    movers: overall ? moversOf(overall, board.week) : [],
  }
}

function storyOf({ rows }: WeeklyBoard, game: BoardGame, side: Side): SideStory | null {
  const score = finalScore(game)
  if (!score || !isGraded(game)) return null
  const on = (picked: Side) => rows.filter((row) => row.sides[game.gameId] === picked)
  const names = on(side).map(({ name }) => name)
  return { game, side, names, against: on(otherSide(side)).length, margin: coverMargin(game.spread, side, score) }
}

function bestOf(board: WeeklyBoard): Recap['best'] {
  const graded = gradedGames(board)
  const records = board.rows
    .map((row) => ({ name: row.name, ...rowRecord(graded, row) }))
    .filter(({ wins }) => wins > 0)
  const [top] = records.sort((a, b) => b.wins - a.wins || a.losses - b.losses || a.pushes - b.pushes)
  if (!top) return null
  const { wins, losses, pushes } = top
  const equal = records.filter((each) => each.wins === wins && each.losses === losses && each.pushes === pushes)
  return { names: equal.map(({ name }) => name), wins, losses, pushes }
}

function rowRecord(graded: readonly BoardGame[], row: WeeklyRow) {
  const picks = gradedPicks(graded, row)
  const count = (result: GradedPick['result']) => picks.filter((pick) => pick.result === result).length
  return { wins: count('WIN'), losses: count('LOSS'), pushes: count('PUSH') }
}

/** The largest climbs from the standings before this week to those after it; before the first week all are level. */
function moversOf({ rows }: OverallBoard, week: number): Climb[] {
  const [before, after] = [ranksAfter(rows, week - 1), ranksAfter(rows, week)]
  const climbs = rows.map(({ userId, name }) => ({ name, from: before.get(userId) ?? 0, to: after.get(userId) ?? 0 }))
  const most = Math.max(1, ...climbs.map(({ from, to }) => from - to))
  return climbs.filter(({ from, to }) => from - to === most).sort((a, b) => a.to - b.to)
}

/** A player's points of the season up to a week. */
export const pointsUpTo = ({ byWeek }: OverallRow, last: number): number =>
  Object.entries(byWeek).reduce((sum, [week, points]) => (Number(week) <= last ? sum + points : sum), 0)

const ranksAfter = (rows: readonly OverallRow[], last: number): Map<string, number> =>
  ranksOf(rows.map((row) => ({ userId: row.userId, points: pointsUpTo(row, last) })))
