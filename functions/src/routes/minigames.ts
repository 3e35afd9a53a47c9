import { randomUUID } from 'node:crypto'
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import type { RouteBody } from '#common/api/routes'
import { DAY } from '#common/durations'
import { addRound, joinMinigames, type MinigameRowDoc } from '#common/nicknames/minigame-board'
import {
  answersProblem,
  countCorrect,
  QUESTION_TIME_MIN,
  type RoundResult,
  teamsOf,
} from '#common/nicknames/nickname-round'
import { paths } from '#common/paths'
import { isSeasonInPlay, seasonsHaveMinigameBoards } from '#common/week/season'
import type { Settings } from '#common/week/week'
import { assertMember } from '../db/directory'
import { docRef, docsIn, read, readIn, transact } from '../db/firebase'
import { currentSeason, readSeason } from '../db/settings'
import { limitTriesIn } from '../people/rate-limit'
import type { Handlers } from './handler'

/** How long a counted play is recognized when it is sent again (ms): for longer than a browser keeps one unsent. */
const PLAY_KEPT_FOR = 400 * DAY

export const minigameHandlers = {
  /**
   * The mini games' leaderboard, best first: of a season, or of all rounds ever counted. By default that of the present
   * season, and of all rounds once that is finished.
   */
  'GET /minigames/leaderboard': async ({ query }) => {
    const { settings, season } = await readSeason(query.season)
    const isFinished = query.season === undefined && !isSeasonInPlay(settings, season)
    const all = query.season === 'all' || isFinished || !seasonsHaveMinigameBoards(settings)
    const board = await read(all ? paths.minigameBoard() : paths.seasonMinigameBoard(season))
    return joinMinigames(board ?? { rows: {} }, await read(paths.directory()))
  },

  /**
   * Counts a finished round of the nickname game. Idempotent: the same play sent again gets the same response and
   * counts once. A round is refused, to be sent again later, if it follows the player's last one faster than a person
   * can type, or during the waits after three hundred in a day, since each is kept for over a year.
   */
  'POST /minigames/nickname/submit': async ({ body, caller: { uid } }) => {
    const season = body.season ?? (await currentSeason())
    const result = roundResult(body, season)
    const playPath = paths.nicknamePlay(uid, body.play ?? randomUUID())
    return transact(async (tx) => {
      const [play, board, user, settingsDoc] = await docsIn(
        tx,
        playPath,
        paths.minigameBoard(),
        paths.user(uid),
        paths.settings(),
      )
      const settings = settingsDoc.data()
      const seasonPath = settings && seasonBoardPath(settings, season)
      const seasonBoard = seasonPath && (await readIn(tx, seasonPath))
      const counted = play.data()
      if (counted) return counted.result
      assertMember(user.data())
      const before = board.data()?.rows[uid]
      const now = Date.now()
      if (now - lastPlayed(before, user) < result.total * QUESTION_TIME_MIN) {
        throw new ApiError(
          'too-often',
          'That was faster than anybody can type. Please send the round again in a moment.',
        )
      }
      await limitTriesIn(tx, { what: 'nickname', whom: uid }, now)
      tx.create(docRef(playPath), { result, at: now, expireAt: Timestamp.fromMillis(now + PLAY_KEPT_FOR) })
      tx.set(docRef(paths.minigameBoard()), { rows: { [uid]: addRound(before, result, now) } }, { merge: true })
      if (seasonPath)
        tx.set(docRef(seasonPath), { rows: { [uid]: addRound(seasonBoard?.rows[uid], result, now) } }, { merge: true })
      return result
    })
  },
} satisfies Partial<Handlers>

/** The board of the season in which a round was played. Once that is finished, the round counts only among all. */
const seasonBoardPath = (settings: Settings, season: number) =>
  seasonsHaveMinigameBoards(settings) && isSeasonInPlay(settings, season) ? paths.seasonMinigameBoard(season) : null

/** When the player's last round was counted, or else the account was created (epoch ms). */
function lastPlayed(before: MinigameRowDoc | undefined, user: DocumentSnapshot): number {
  return before?.playedAt ?? user.createTime?.toMillis() ?? 0
}

/** The result of a round, counted from its answers if the client sent them. */
function roundResult(
  { round, correct, total, answers }: RouteBody<'POST /minigames/nickname/submit'>,
  season: number,
): RoundResult {
  if (!answers) return { round, correct, total }
  const teams = teamsOf(season, round)
  const problem = answersProblem(teams, answers)
  if (problem) throw new ApiError('bad-input', problem)
  return { round, correct: countCorrect(teams, answers), total: teams.length }
}
