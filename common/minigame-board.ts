import { compareNames, ranksWhere } from './leaderboard'
import type { RoundResult } from './nickname-round'
import type { Profile } from './profile'

/** One row of the mini games' leaderboard: all rounds a player has finished. */
export interface MinigameRow extends Pick<Profile, 'avatar' | 'favoriteColor'> {
  userId: string
  /** What the player was called when the last round was posted. */
  username: string
  totalQuestions: number
  totalCorrect: number
  roundsPlayed: number
  /** When the last round was posted (epoch ms). */
  playedAt: number
}

/** `/leaderboards/minigames`: the whole page in one document, best first. */
export interface MinigameBoard {
  rows: MinigameRow[]
}

type Counts = Pick<MinigameRow, 'totalCorrect' | 'totalQuestions'>

/** Right answers in tenths of a percent, 0 to 1000: as exact as a board shows it, and so as it orders by it. */
const accuracy = ({ totalCorrect, totalQuestions }: Counts) =>
  totalQuestions === 0 ? 0 : Math.round((totalCorrect * 1000) / totalQuestions)

/** Right answers in percent with one decimal, `94.1%`. */
export const accuracyText = (counts: Counts): string => `${(accuracy(counts) / 10).toFixed(1)}%`

/** The order of the board: accuracy, then correct, then username without regard to case. */
export function byAccuracy(a: MinigameRow, b: MinigameRow): number {
  return accuracy(b) - accuracy(a) || b.totalCorrect - a.totalCorrect || compareNames(a.username, b.username)
}

/** Rank of each row of an ordered board; equal accuracy and as many correct share one. */
export const minigameRanks = (rows: readonly MinigameRow[]): number[] =>
  ranksWhere(rows, (a, b) => accuracy(a) === accuracy(b) && a.totalCorrect === b.totalCorrect)

/** The board with one more round of this player, posted at `now` (epoch ms). */
export function withRound(
  board: MinigameBoard,
  player: Profile & { userId: string },
  { correct, total }: RoundResult,
  now: number,
): MinigameBoard {
  const { userId, name, avatar, favoriteColor } = player
  const before = board.rows.find((row) => row.userId === userId)
  const row: MinigameRow = {
    ...{ userId, username: name, avatar, favoriteColor },
    totalQuestions: (before?.totalQuestions ?? 0) + total,
    totalCorrect: (before?.totalCorrect ?? 0) + correct,
    roundsPlayed: (before?.roundsPlayed ?? 0) + 1,
    playedAt: now,
  }
  return { rows: [...board.rows.filter((each) => each !== before), row].sort(byAccuracy) }
}
