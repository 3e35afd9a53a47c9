import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import type { LineResponse } from '#common/api/responses'
import { gameIdShape } from '#common/api/route'
import { scoreNow } from '#common/boards/as-it-stands'
import { isDouble, lineOfFinishedSeason } from '#common/game/grade'
import { type GameLine, matchup, millisOf } from '#common/game/line'
import { favoriteText } from '#common/game/set-spread'
import { favoriteSide, lineSide, otherSide } from '#common/game/sides'
import { paths } from '#common/paths'
import { lineChange } from '#common/week/line-change'
import { wasOpenForPicks } from '#common/week/season'
import { defaultWeekName } from '#common/week/week'
import { commitOnce, read, readAll, readIn } from '../db/firebase'
import { assertInPlay } from '../db/run-in-season'
import { currentSeason, readSettingsIn, readWeekAsked } from '../db/settings'
import { changeLines } from '../desk/change'
import { keptOffWhileReplaced } from '../desk/duplicate-games'
import { editsResult, type LinePatch, readRegraded, refuseStaleResult } from '../desk/hand-result'
import { isKickoffInQuestion, refuseOutOfSeason, refuseUnplayedReveal, withEdit } from '../desk/line-edit'
import { runPassNow } from '../referee/pass'
import type { Handlers } from './handler'

interface WeekAsked {
  season: number
  week: number
  /** Whether its season is finished. */
  isFinished: boolean
}

/** A week's lines in the order of the slate, as they stand: a game that its season ended without grading is void. */
export async function slateLines({ season, week, isFinished }: WeekAsked): Promise<GameLine[]> {
  const [storedWeek, lines] = await Promise.all([read(paths.week(season, week)), readAll(paths.lines(season, week))])
  const slate = (storedWeek?.slate ?? []).flatMap((id) => lines.get(id) ?? [])
  return isFinished ? slate.map(lineOfFinishedSeason) : slate
}

/** The refusal of a call that names a game that is not on its week's slate. */
export const notOnSlate = () => new ApiError('not-found', 'That game is not on this week’s slate.')

/** The refusal of a pick in a week that is not opened yet. The week has its own name: the feed's calendar gave it. */
export async function notOpenYet(tx: Transaction, season: number, week: number): Promise<ApiError> {
  const { label } = (await readIn(tx, paths.week(season, week))) ?? defaultWeekName(week)
  return new ApiError('locked', `${label} is not open for picks yet.`)
}

/** A line with what follows from it, as responses carry it. */
export function lineResponse(line: GameLine): LineResponse {
  const favored = favoriteSide(line)
  const favorite = favored && lineSide(line, favored)
  return {
    ...line,
    movedAt: line.movedAt == null ? null : millisOf(line.movedAt),
    favTeamId: favorite?.teamId ?? null,
    dogTeamId: favored ? lineSide(line, otherSide(favored)).teamId : null,
    homeIsFav: favored === 'HOME',
    favorite: favorite?.name ?? null,
    favoriteAbbr: favorite?.abbr ?? null,
    isDouble: isDouble(line),
    type: isDouble(line) ? 'double' : 'single',
    status: line.phase,
  }
}

/** The lines of a week's slate. Those of live games have their score, which stored lines do not before the final. */
async function shownLines(asked: WeekAsked): Promise<LineResponse[]> {
  const [lines, scores] = await Promise.all([slateLines(asked), read(paths.scores(asked.season, asked.week))])
  return lines.map((line) => ({ ...lineResponse(line), ...scoreNow(line, scores?.games[line.gameId]) }))
}

export const lineHandlers = {
  'GET /commish/lines': async ({ query }) => shownLines(await readWeekAsked(query)),

  /** The lines of a week's slate; by default of the active week. */
  'GET /commish/selected-games': async ({ query }) => {
    const lines = await shownLines(await readWeekAsked(query))
    return lines.map((line) => ({ ...line, id: line.gameId }))
  },

  /** Changes a line by hand. */
  'PATCH /commish/line/:id': async ({ body, params, caller }) => {
    const season = await currentSeason()
    const { data: gameId } = gameIdShape.safeParse(params.id)
    if (!gameId) throw notOnSlate()
    const line = await commitOnce(async (tx) => {
      const was = await readIn(tx, paths.line(season, body.week, gameId))
      if (!was) throw notOnSlate()
      refuseStaleSpread(was, body)
      const author = { by: caller.uid, at: Date.now() }
      if (body.kickoff !== undefined) refuseOutOfSeason(season, body.kickoff, author.at)
      const live = (await readIn(tx, paths.scores(season, body.week)))?.games[gameId]
      const settings = await readSettingsIn(tx)
      assertInPlay(settings, season)
      const isSwitched = body.void !== undefined
      const next = await keptOffWhileReplaced(tx, season, {
        was,
        next: withEdit(was, body, live, author.at, wasOpenForPicks(body.week, settings)),
        isSwitched,
      })
      if (editsResult(body)) refuseStaleResult(was, next, body, live)
      if (!isKickoffInQuestion(was, next)) refuseUnplayedReveal(was, next, live, author.at)
      const regraded = await readRegraded(tx, season, was, next)
      const { wasStored } = changeLines(tx, { settings, week: body.week }, [[was, next, regraded]], author, () => ({
        // A first spread before the reveal has no entry in the open log, but can be undone like every change.
        ...(lineChange(was, next, regraded) ?? { text: `${matchup(next)}: ${favoriteText(next)}.` }),
        gameId,
      }))
      return { value: next, wasStored }
    })
    // The feed that gets a game back is read at once; and that of a game that has kicked off, which until then has the
    // kickoff from before.
    const hasKickedOff = body.kickoff !== undefined && body.kickoff <= Date.now()
    await runPassNow(body.week, { poll: body.feed === true || hasKickedOff })
    return lineResponse(body.feed ? ((await read(paths.line(season, body.week, gameId))) ?? line) : line)
  },
} satisfies Partial<Handlers>

/** Refuses an edit of a spread that was changed since the commissioner saw it, unless it is the wanted one already. */
function refuseStaleSpread(was: GameLine, { seen, spread }: LinePatch): void {
  if (seen === undefined || spread === undefined || was.spread === seen || was.spread === spread) return
  const text = `${matchup(was)} was changed meanwhile and is now ${favoriteText(was)}. Please look again.`
  throw new ApiError('conflict', text)
}
