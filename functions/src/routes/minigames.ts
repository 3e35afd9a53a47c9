import { randomUUID } from 'node:crypto'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import type { RouteBody } from '#common/api/routes'
import { addRound, joinMinigames, type MinigameBoardDoc, type MinigameRowDoc } from '#common/nicknames/minigame-board'
import {
  answersProblem,
  countCorrect,
  QUESTION_TIME_MIN,
  type RoundResult,
  teamsOf,
} from '#common/nicknames/nickname-round'
import { paths } from '#common/paths'
import { readDirectory } from '../db/directory'
import { db, read, transact } from '../db/firebase'
import { currentSeason } from '../db/settings'
import type { Handler } from './handler'

/** The mini games' leaderboard, best first. */
export const minigameLeaderboard: Handler<'GET /minigames/leaderboard'> = async () =>
  joinMinigames((await read<MinigameBoardDoc>(paths.minigameBoard())) ?? { rows: {} }, await readDirectory()).rows

/**
 * Counts a finished round of the nickname game. The same play sent again is answered again and counts once. A round
 * that comes sooner after the player's last one than a person can type is refused, to be sent again later.
 */
export const submitNickname: Handler<'POST /minigames/nickname/submit'> = async ({ body, caller: { uid } }) => {
  const result = resultOf(body, body.season ?? (await currentSeason()))
  const playRef = db.doc(paths.nicknamePlay(uid, body.play ?? randomUUID()))
  const boardRef = db.doc(paths.minigameBoard())
  return transact(async (tx) => {
    const [played, kept, account] = await tx.getAll(playRef, boardRef, db.doc(paths.user(uid)))
    if (played?.exists) return played.get('result') as RoundResult
    if (!account?.exists) throw new ApiError('not-found', 'There is no such player.')
    const before = (kept?.data() as MinigameBoardDoc | undefined)?.rows[uid]
    const now = Date.now()
    if (now - lastPlayed(before, account) < result.total * QUESTION_TIME_MIN) {
      throw new ApiError('too-often', 'That was faster than anybody can type. Please send the round again in a moment.')
    }
    tx.create(playRef, { result, at: now })
    tx.set(boardRef, { rows: { [uid]: addRound(before, result, now) } }, { merge: true })
    return result
  })
}

/** When the player's clock began to run: with the last round, or with the account. */
function lastPlayed(before: MinigameRowDoc | undefined, account: DocumentSnapshot): number {
  return before?.playedAt ?? account.createTime?.toMillis() ?? 0
}

/** What a round came to: counted from its answers where they are given. */
function resultOf(
  { round, correct, total, answers }: RouteBody<'POST /minigames/nickname/submit'>,
  season: number,
): RoundResult {
  if (!answers) return { round, correct, total }
  const teams = teamsOf(season, round)
  const problem = answersProblem(teams, answers)
  if (problem) throw new ApiError('bad-input', problem)
  return { round, correct: countCorrect(teams, answers), total: teams.length }
}
