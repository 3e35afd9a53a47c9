import { type GradedPick, gradedGames, gradedPicks } from './graded-week'
import { type LifetimeDoc, type LifetimeRecord, NO_RECORD, packRecord, type WeekMark } from './lifetime'
import { winnersOf } from './ranks'
import { boardOfFinishedSeason, unpackRow, type WeeklyBoardDoc } from './weekly-board'

export interface SeasonBoards {
  season: number
  boards: readonly WeeklyBoardDoc[]
}

/** A player's record while it is counted. */
interface Career extends LifetimeRecord {
  /** The run that is still going: so many wins, or below 0 so many losses. */
  run: number
}

/**
 * The lifetime of every player over finished seasons, counted from the weekly boards alone, so that it can be counted
 * again at any time.
 */
export function lifetimeDoc(seasons: readonly SeasonBoards[]): LifetimeDoc {
  const careers = new Map<string, Career>()
  const careerOf = (uid: string): Career => {
    const career = careers.get(uid) ?? { ...NO_RECORD, run: 0 }
    careers.set(uid, career)
    return career
  }
  const ordered = [...seasons].sort((a, b) => a.season - b.season)
  for (const { season, boards } of ordered) countSeason(season, boards, careerOf)
  return {
    seasons: ordered.map(({ season }) => season),
    rows: Object.fromEntries([...careers].map(([uid, career]) => [uid, packRecord(career)])),
  }
}

function countSeason(season: number, boards: readonly WeeklyBoardDoc[], careerOf: (uid: string) => Career): void {
  const points = new Map<string, number>()
  for (const board of boards.map(boardOfFinishedSeason).sort((a, b) => a.week - b.week)) {
    const graded = gradedGames(board)
    if (graded.length === 0) continue
    const rows = Object.entries(board.rows)
    const winners = winnersOf(rows.map(([uid, row]) => ({ uid, points: row.points })))
    for (const { uid } of winners) careerOf(uid).weeksWon += 1
    for (const [uid, row] of rows) {
      const mark = { points: row.points, season, week: board.week }
      countWeek(careerOf(uid), mark, gradedPicks(graded, unpackRow(board.games, row)))
      points.set(uid, (points.get(uid) ?? 0) + row.points)
    }
  }
  for (const uid of points.keys()) careerOf(uid).seasons += 1
  const champions = winnersOf([...points].map(([uid, sum]) => ({ uid, points: sum })))
  for (const { uid } of champions) careerOf(uid).titles += 1
}

function countWeek(career: Career, mark: WeekMark, picks: readonly GradedPick[]): void {
  career.weeks += 1
  career.points += mark.points
  for (const { result } of picks) countPick(career, result)
  if (picks.length === 0) return
  if (!career.best || mark.points > career.best.points) career.best = mark
  if (!career.worst || mark.points < career.worst.points) career.worst = mark
}

function countPick(career: Career, result: GradedPick['result']): void {
  if (result === 'PUSH') {
    career.pushes += 1
    return
  }
  const won = result === 'WIN'
  career.wins += won ? 1 : 0
  career.losses += won ? 0 : 1
  career.run = won ? Math.max(career.run, 0) + 1 : Math.min(career.run, 0) - 1
  career.winStreak = Math.max(career.winStreak, career.run)
  career.lossStreak = Math.max(career.lossStreak, -career.run)
}
