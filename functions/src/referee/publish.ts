import { type OverallBoard, overallBoard, type WeeklyBoard } from '../../../common/leaderboard'
import { closedBecause } from '../../../common/lock'
import { paths } from '../../../common/paths'
import { type Profile, profileOf, type User } from '../../../common/profile'
import type { Settings, Week, WeekStatus } from '../../../common/week'
import { weeklyBoard } from '../../../common/weekly-board'
import { readAll } from '../firebase'
import { hold, put } from '../held'
import { type KeptSlip, newSlips, whoIsIn } from './gather'
import { type Known, publishLines, type Slate } from './publish-lines'
import { revealedPicks } from './reveal'

/** Which season is on, and up to which week it counts. */
export type League = Pick<Settings, 'season' | 'activeWeek'>

/** What a whole pass over a week worked out. */
export interface Published extends Slate {
  slips: Map<string, KeptSlip>
}

/**
 * Brings a week's lines, boards and status up to date, in the order that lets a stop after any write be repaired by
 * the next pass: first what is decided (lines), then what follows from it.
 * @param anew reads every revealed pick again instead of trusting the board.
 */
export async function publishWeek(league: League, week: Week, known: Known, anew: boolean): Promise<Published> {
  const { season } = league
  const slate = await publishLines(season, week.week, week.slate, known)
  const [users, slips, board, status] = await Promise.all([
    readAll<User>(paths.users()),
    newSlips(season, week.week, null),
    hold<WeeklyBoard>(paths.weeklyBoard(season, week.week)),
    hold<WeekStatus>(paths.status(season, week.week)),
  ])
  const members = new Map([...users].map(([uid, user]) => [uid, profileOf(user, uid)]))
  const picks = await revealedPicks(season, slate.lines, anew ? null : board.value)
  const next = weeklyBoard(week.week, slate.lines, members, picks)
  // What is closed can no longer be missing.
  const games = slate.lines.filter((line) => closedBecause(line, known.now) === null).map((line) => line.gameId)
  const wrote = [
    await put(board, next),
    await publishOverall(league, next, members),
    await put(status, { week: week.week, games, players: whoIsIn(games, members, slips) }),
  ]
  return { ...slate, slips, wrote: slate.wrote || wrote.includes(true) }
}

/**
 * The season's board is recounted from the weekly ones each time: it cannot drift from them. It counts the weeks up to
 * the active one that have games; a week prepared ahead is nobody's business yet.
 */
async function publishOverall(
  { season, activeWeek }: League,
  current: WeeklyBoard,
  members: ReadonlyMap<string, Profile>,
): Promise<boolean> {
  const overall = await hold<OverallBoard>(paths.overallBoard(season))
  const boards = await readAll<WeeklyBoard | OverallBoard>(paths.leaderboards(season))
  const others = [...boards.values()].filter((board) => 'week' in board && board.week !== current.week)
  const counting = [...(others as WeeklyBoard[]), current].filter(
    (board) => board.week <= activeWeek && board.games.length > 0,
  )
  return put(overall, overallBoard(counting, members))
}
