import { ranksWhere } from '#common/boards/ranks'
import { byName } from '#common/people/name-order'
import { type Directory, type ShownPlayer, shownPlayer } from '#common/people/profile'
import type { RoundResult } from './nickname-round'

/** A player's stored totals over all finished rounds. */
export interface MinigameRowDoc {
  totalQuestions: number
  totalCorrect: number
  roundsPlayed: number
  /** When the last round was posted (epoch ms). */
  playedAt: number
}

/** `/leaderboards/minigames`: the whole page in one document, rows by uid. The names are in the directory. */
export interface MinigameBoardDoc {
  rows: Record<string, MinigameRowDoc>
}

/** One row of the mini games' leaderboard with the member's name. */
export interface MinigameRow extends MinigameRowDoc, Pick<ShownPlayer, 'avatar' | 'favoriteColor' | 'left'> {
  userId: string
  /** The name that others read, under the API's word for it. */
  username: string
}

type Counts = Pick<MinigameRowDoc, 'totalCorrect' | 'totalQuestions'>

/** Right answers in tenths of a percent, 0 to 1000. Rows that show the same accuracy also rank as equal. */
const accuracy = ({ totalCorrect, totalQuestions }: Counts) =>
  totalQuestions === 0 ? 0 : Math.round((totalCorrect * 1000) / totalQuestions)

/** Right answers in percent with one decimal, `94.1%`. */
export const accuracyText = (counts: Counts): string => `${(accuracy(counts) / 10).toFixed(1)}%`

const named = ({ userId, username }: MinigameRow) => ({ userId, name: username })

/** The order of the board: accuracy, then correct, then name. */
export function byAccuracy(a: MinigameRow, b: MinigameRow): number {
  return accuracy(b) - accuracy(a) || b.totalCorrect - a.totalCorrect || byName(named(a), named(b))
}

/** Rank of each row of an ordered board; rows of equal accuracy and equal correct answers share one. */
export const minigameRanks = (rows: readonly MinigameRow[]): number[] =>
  ranksWhere(rows, (a, b) => accuracy(a) === accuracy(b) && a.totalCorrect === b.totalCorrect)

/** A player's row with one more round, posted at `now` (epoch ms). */
export function addRound(
  before: MinigameRowDoc | undefined,
  { correct, total }: RoundResult,
  now: number,
): MinigameRowDoc {
  return {
    totalQuestions: (before?.totalQuestions ?? 0) + total,
    totalCorrect: (before?.totalCorrect ?? 0) + correct,
    roundsPlayed: (before?.roundsPlayed ?? 0) + 1,
    playedAt: now,
  }
}

/** The rows of the board with the members' names, best first. */
export function joinMinigames({ rows }: MinigameBoardDoc, directory: Directory | null | undefined): MinigameRow[] {
  const joined = Object.entries(rows).map(([userId, row]): MinigameRow => {
    const { name: username, avatar, favoriteColor, left } = shownPlayer(directory, userId)
    return { userId, username, avatar, favoriteColor, ...(left && { left }), ...row }
  })
  return joined.sort(byAccuracy)
}
