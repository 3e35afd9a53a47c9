import { type Directory, shownPlayer } from '#common/people/profile'
import { gradedPossible, type OverallBoard, type OverallRow, type Tally } from './leaderboard'
import { byStanding } from './ranks'
import type { WeeklyBoardDoc } from './weekly-board'

/** A player's stored season: about 140 bytes after the last week, so that 5,000 players fit one document. */
export interface OverallRowDoc extends Omit<Tally, 'points'> {
  /** Points by week in the order of the board's weeks, `-` for a week without a row: `7 - 12`. */
  byWeek: string
}

/** `leaderboards/overall`: the season in one document, rows by uid. The names are in the directory. */
export interface OverallBoardDoc {
  weeks: number[]
  rows: Record<string, OverallRowDoc>
}

const NONE = '-'

/** The season's board, with one row for each of `uids`. It is always recounted from the weekly boards. */
export function overallBoardDoc(boards: readonly WeeklyBoardDoc[], uids: Iterable<string>): OverallBoardDoc {
  const weeks = [...boards].sort((a, b) => a.week - b.week)
  const possible = new Map(weeks.map((board) => [board.week, gradedPossible(board)]))
  const rows = [...uids].map((uid) => {
    const mine = weeks.map((board) => ({ row: board.rows[uid], possible: possible.get(board.week) ?? 0 }))
    const sum = (of: 'correct' | 'picks') => mine.reduce((all, { row }) => all + (row?.[of] ?? 0), 0)
    const row: OverallRowDoc = {
      byWeek: mine.map(({ row }) => row?.points ?? NONE).join(' '),
      correct: sum('correct'),
      picks: sum('picks'),
      possible: mine.reduce((all, each) => all + (each.row ? each.possible : 0), 0),
    }
    return [uid, row] as const
  })
  return { weeks: weeks.map(({ week }) => week), rows: Object.fromEntries(rows) }
}

/** A stored row's points by week; a week without a row is absent. */
export function pointsByWeek(weeks: readonly number[], { byWeek }: OverallRowDoc): Record<string, number> {
  const each = byWeek.split(' ')
  return Object.fromEntries(
    weeks.flatMap((week, index) => {
      const points = each[index]
      return points === undefined || points === NONE || points === '' ? [] : [[week, Number(points)]]
    }),
  )
}

/** The season's board with the members' names, best first. */
export function joinOverall({ weeks, rows }: OverallBoardDoc, directory: Directory | null | undefined): OverallBoard {
  const joined = Object.entries(rows).map(([userId, row]): OverallRow => {
    const { correct, picks, possible } = row
    const byWeek = pointsByWeek(weeks, row)
    const points = Object.values(byWeek).reduce((sum, each) => sum + each, 0)
    return { ...shownPlayer(directory, userId), userId, points, correct, picks, possible, byWeek }
  })
  return { weeks, rows: joined.sort(byStanding) }
}
