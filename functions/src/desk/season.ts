import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import type { RouteBody } from '#common/api/routes'
import { lifetimeDoc } from '#common/boards/lifetime'
import { counted } from '#common/counted'
import { lineOfFinishedSeason } from '#common/game/grade'
import { byKickoff, matchups } from '#common/game/line'
import { paths } from '#common/paths'
import {
  isSeasonInPlay,
  nextToBegin,
  seasonsHaveMinigameBoards,
  weekName,
  withSeasonFinished,
} from '#common/week/season'
import type { Settings } from '#common/week/week'
import { appendLog } from '../db/append-log'
import { isWeekly } from '../db/boards'
import { docRef, readIn, readValuesIn, transact } from '../db/firebase'
import { finishedText } from '../db/run-in-season'
import { newSettings, readSettingsIn, rememberSeason } from '../db/settings'
import { BEING_COUNTED_TEXT, changeSettings, scoresPath } from '../db/week'

/**
 * Finishes the present season. It can be called again: the lifetime is counted again from the boards, and what is
 * stored already is not written.
 * @param by the commissioner's uid.
 * @throws ApiError conflict for a season that was never played, that has no week, or whose scores are being
 * counted or were refused; unconfirmed when games are without a result.
 */
export function finishSeason(
  { season, confirmed = false }: RouteBody<'POST /commish/season/close'>,
  by: string,
): Promise<{ season: number; closedAt: number }> {
  const now = Date.now()
  return transact(async (tx) => {
    const settings = await readSettingsIn(tx)
    const wanted = season ?? settings.season
    const next = await finish(tx, settings, { season: wanted, confirmed, by, now })
    const found = next.finishedSeasons?.find((each) => each.season === wanted)
    if (!found) throw new ApiError('conflict', `The season of ${wanted} has not been played, so it cannot be closed.`)
    changeSettings(tx, settings, next)
    return { season: found.season, closedAt: found.closedAt }
  })
}

/**
 * Begins a season without weeks, after finishing the one before it. Its weeks are opened one by one.
 * One that has begun already stays as it is.
 * @param by the commissioner's uid.
 * @throws ApiError bad-input for a year that is too far ahead; conflict for one that is over or was skipped;
 * unconfirmed as in {@link finishSeason}.
 */
export async function beginSeason(
  { season, confirmed = false }: RouteBody<'POST /commish/season'>,
  by: string,
): Promise<void> {
  const now = Date.now()
  await transact(async (tx) => {
    const settings = await readSettingsIn(tx)
    const { season: present } = settings
    if (isSeasonInPlay(settings, season)) return
    const wanted = nextToBegin(settings, now)
    const next = wanted > present ? `The next season is ${wanted}.` : `The season of ${present} has no games yet.`
    const state = season > present ? 'was not played' : 'is over'
    if (season <= present || season < wanted)
      throw new ApiError('conflict', `The season of ${season} ${state}. ${next}`)
    if (season > wanted) throw new ApiError('bad-input', `The season of ${season} is too far ahead. ${next}`)
    const { finishedSeasons = [] } = await finish(tx, settings, { season: present, confirmed, by, now })
    changeSettings(tx, settings, { ...newSettings(now), season, finishedSeasons })
  })
  rememberSeason(season)
}

/**
 * The settings with a season finished, if it is the one in play, which the open log of its active week then says; and
 * the lifetime, counted again.
 */
async function finish(
  tx: Transaction,
  settings: Settings,
  { season, confirmed, by, now }: { season: number; confirmed: boolean; by: string; now: number },
): Promise<Settings> {
  const isInPlay = isSeasonInPlay(settings, season)
  if (isInPlay) await refuseUndecided(tx, settings, confirmed)
  const boards = await readBoards(tx, settings, isInPlay ? season : null)
  const ownBoards = boards.find((each) => each.season === season)?.boards ?? []
  const revealed = ownBoards.flatMap((board) => (board.revealed.length > 0 ? [board.week] : []))
  const next = isInPlay ? withSeasonFinished(settings, revealed, now) : settings
  const isFirstToFinish = seasonsHaveMinigameBoards(next) && !seasonsHaveMinigameBoards(settings)
  const rounds = isFirstToFinish ? await readIn(tx, paths.minigameBoard()) : null
  const stored = await readIn(tx, paths.lifetime())
  // All reads of a transaction come before its writes.
  const lifetime = lifetimeDoc(boards.filter((each) => !isSeasonInPlay(next, each.season)))
  if (lifetime.seasons.length > 0 && !isDeepStrictEqual(stored, lifetime)) tx.set(docRef(paths.lifetime()), lifetime)
  if (rounds) tx.set(docRef(paths.seasonMinigameBoard(season)), rounds)
  const isFinished = isInPlay && next.finishedSeasons?.some((each) => each.season === season)
  if (isFinished) {
    const [week, text] = [settings.activeWeek, finishedText(season)]
    appendLog(tx, season, { week, gameId: null, kind: 'slate', text, by, at: now })
  }
  return next
}

/** The weekly boards of each finished season, and of the one that is finished now. */
async function readBoards(tx: Transaction, { finishedSeasons = [] }: Settings, finishedNow: number | null) {
  const seasons = finishedSeasons.map(({ season }) => season)
  if (finishedNow !== null) seasons.push(finishedNow)
  return await Promise.all(
    seasons.map(async (season) => {
      return { season, boards: (await readValuesIn(tx, paths.leaderboards(season))).filter(isWeekly) }
    }),
  )
}

/**
 * Refuses to finish a season while a pass is due, whatever is confirmed: what that pass would count could never be
 * counted again. Asks before one is finished in which a game is without a result, and names each.
 */
async function refuseUndecided(tx: Transaction, settings: Settings, confirmed: boolean): Promise<void> {
  const { season, openWeeks, weeks } = settings
  const scores = await Promise.all(openWeeks.map((week) => readIn(tx, scoresPath(season, week))))
  const refused = openWeeks.findIndex((_week, index) => scores[index]?.refusal)
  if (refused >= 0) {
    const { label } = weekName(weeks, openWeeks[refused] ?? 0)
    throw new ApiError(
      'conflict',
      `${label} is not published: ${scores[refused]?.refusal} Press Score week there first.`,
    )
  }
  if (scores.some((each) => each?.passRequested)) throw new ApiError('conflict', BEING_COUNTED_TEXT)
  if (confirmed) return
  const lines = (await Promise.all(openWeeks.map((week) => readValuesIn(tx, paths.lines(season, week))))).flat()
  const undecided = lines.filter((line) => lineOfFinishedSeason(line).noResult)
  if (undecided.length === 0) return
  const has = undecided.length === 1 ? 'has no result yet and counts' : 'have no result yet and count'
  const games = `${counted(undecided.length, 'game')} ${has} for nobody once the season of ${season} is finished`
  const text = `${games}: ${matchups(undecided.sort(byKickoff))}. Nothing in that season can be changed then.`
  throw new ApiError('unconfirmed', text)
}
