import { byName } from '#common/people/name-order'
import { type Directory, type ShownPlayer, shownPlayer } from '#common/people/profile'
import { type GradedPick, gradedGames, gradedPicks } from './graded-week'
import { ranksWhere, winnersOf } from './ranks'
import { boardOfFinishedSeason, unpackRow, type WeeklyBoardDoc } from './weekly-board'

/** One week of a player: its points, and which week it was. */
export interface WeekMark {
  points: number
  season: number
  week: number
}

/** The counts in the order in which they are stored. */
const COUNTS = [
  'titles',
  'weeksWon',
  'seasons',
  'weeks',
  'wins',
  'losses',
  'pushes',
  'points',
  'winStreak',
  'lossStreak',
] as const

/** What a player has done in the finished seasons. */
export interface LifetimeRecord extends Record<(typeof COUNTS)[number], number> {
  /** Seasons won, a shared first place included. */
  titles: number
  /** Weeks won, a shared crown included. */
  weeksWon: number
  /** Seasons and weeks in which the player was a member and a game counted, whether or not they picked. */
  seasons: number
  weeks: number
  /** Picks by result. */
  wins: number
  losses: number
  pushes: number
  points: number
  /** The longest run of right picks, and of wrong ones, in the order of the kickoffs. A push ends neither. */
  winStreak: number
  lossStreak: number
  /** The weeks of most and of fewest points among those with a pick; the earlier one of equals. */
  best: WeekMark | null
  worst: WeekMark | null
}

/**
 * `/leaderboards/lifetime`: the finished seasons in one document. A row is packed into one string of about 60 bytes,
 * so that 5,000 players fit, however many seasons they have played: the counts in the order of {@link COUNTS}, then the
 * best and the worst week as `points/season/week`, or `-`.
 */
export interface LifetimeDoc {
  /** The seasons that are counted, oldest first. */
  seasons: number[]
  rows: Record<string, string>
}

const packMark = (mark: WeekMark | null) => (mark ? `${mark.points}/${mark.season}/${mark.week}` : '-')

function unpackMark(text: string | undefined): WeekMark | null {
  const [points, season, week] = (text ?? '').split('/').map(Number)
  return points === undefined || season === undefined || week === undefined ? null : { points, season, week }
}

/** A record as the document stores it. */
export const packRecord = (record: LifetimeRecord): string =>
  [...COUNTS.map((count) => record[count]), packMark(record.best), packMark(record.worst)].join(' ')

export function unpackRecord(packed: string): LifetimeRecord {
  const parts = packed.split(' ')
  const counts = COUNTS.map((count, index) => [count, Number(parts[index] ?? 0)] as const)
  const [best, worst] = [unpackMark(parts[COUNTS.length]), unpackMark(parts[COUNTS.length + 1])]
  return { ...(Object.fromEntries(counts) as Record<(typeof counts)[number][0], number>), best, worst }
}

/** The record of a player who has not played. */
export const NO_RECORD = unpackRecord('')

interface SeasonBoards {
  season: number
  boards: readonly WeeklyBoardDoc[]
}

/** A player's record while it is counted. */
interface RecordInProgress extends LifetimeRecord {
  /** The run that is still going: so many wins, or below 0 so many losses. */
  run: number
}

/**
 * The lifetime of every player over finished seasons, counted from the weekly boards alone, so that it can be counted
 * again at any time.
 */
export function lifetimeDoc(seasons: readonly SeasonBoards[]): LifetimeDoc {
  const records = new Map<string, RecordInProgress>()
  const recordOf = (uid: string): RecordInProgress => {
    const record = records.get(uid) ?? { ...NO_RECORD, run: 0 }
    records.set(uid, record)
    return record
  }
  const ordered = [...seasons].sort((a, b) => a.season - b.season)
  for (const { season, boards } of ordered) countSeason(season, boards, recordOf)
  return {
    seasons: ordered.map(({ season }) => season),
    rows: Object.fromEntries([...records].map(([uid, record]) => [uid, packRecord(record)])),
  }
}

function countSeason(
  season: number,
  boards: readonly WeeklyBoardDoc[],
  recordOf: (uid: string) => RecordInProgress,
): void {
  const points = new Map<string, number>()
  for (const board of boards.map(boardOfFinishedSeason).sort((a, b) => a.week - b.week)) {
    const graded = gradedGames(board)
    if (graded.length === 0) continue
    const rows = Object.entries(board.rows)
    const winners = winnersOf(rows.map(([uid, row]) => ({ uid, points: row.points })))
    for (const { uid } of winners) recordOf(uid).weeksWon += 1
    for (const [uid, row] of rows) {
      const mark = { points: row.points, season, week: board.week }
      countWeek(recordOf(uid), mark, gradedPicks(graded, unpackRow(board.games, row)))
      points.set(uid, (points.get(uid) ?? 0) + row.points)
    }
  }
  for (const uid of points.keys()) recordOf(uid).seasons += 1
  const champions = winnersOf([...points].map(([uid, sum]) => ({ uid, points: sum })))
  for (const { uid } of champions) recordOf(uid).titles += 1
}

function countWeek(record: RecordInProgress, mark: WeekMark, picks: readonly GradedPick[]): void {
  record.weeks += 1
  record.points += mark.points
  for (const { result } of picks) countPick(record, result)
  if (picks.length === 0) return
  if (!record.best || mark.points > record.best.points) record.best = mark
  if (!record.worst || mark.points < record.worst.points) record.worst = mark
}

function countPick(record: RecordInProgress, result: GradedPick['result']): void {
  if (result === 'PUSH') {
    record.pushes += 1
    return
  }
  const won = result === 'WIN'
  record.wins += won ? 1 : 0
  record.losses += won ? 0 : 1
  record.run = won ? Math.max(record.run, 0) + 1 : Math.min(record.run, 0) - 1
  record.winStreak = Math.max(record.winStreak, record.run)
  record.lossStreak = Math.max(record.lossStreak, -record.run)
}

/** A row of the lifetime board with the member's name. */
export interface LifetimeRow extends LifetimeRecord, ShownPlayer {
  userId: string
  rank: number
}

/** The lifetime board with the members' names, best first. */
export interface LifetimeBoard {
  seasons: number[]
  rows: LifetimeRow[]
}

/** The order of the board: titles, then weeks won, then points, then name. */
const byRecord = (a: LifetimeRow, b: LifetimeRow) => compareRecords(b, a) || byName(a, b)

const compareRecords = (a: LifetimeRecord, b: LifetimeRecord) =>
  a.titles - b.titles || a.weeksWon - b.weeksWon || a.points - b.points

/** The board with the members' names and shared ranks. */
export function joinLifetime({ seasons, rows }: LifetimeDoc, directory: Directory | null | undefined): LifetimeBoard {
  const joined = Object.entries(rows).map(([userId, packed]): LifetimeRow => {
    return { ...shownPlayer(directory, userId), ...unpackRecord(packed), userId, rank: 0 }
  })
  joined.sort(byRecord)
  const ranks = ranksWhere(joined, (a, b) => compareRecords(a, b) === 0)
  return { seasons, rows: joined.map((row, index) => ({ ...row, rank: ranks[index] ?? 0 })) }
}
