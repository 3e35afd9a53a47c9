import { ApiError, noSuchPlayer } from '#common/api/api-error'
import type { RouteBody } from '#common/api/routes'
import { type GameLine, matchup } from '#common/game/line'
import { CLOSED_TEXT, closedBecause, isRevealed } from '#common/game/lock'
import type { StoredPick } from '#common/game/pick'
import { lineSide, type Side } from '#common/game/sides'
import { paths } from '#common/paths'
import { hasLeft, nameToken, withNames } from '#common/people/profile'
import { isOpenForPicks } from '#common/week/season'
import { siteUrl } from '../config'
import { appendLog } from '../db/append-log'
import { readNames } from '../db/directory'
import { docsIn, transact } from '../db/firebase'
import { readPick, writePick } from '../db/picks'
import { assertInPlay } from '../db/run-in-season'
import { currentSeason, settingsOf } from '../db/settings'
import { saveUndo, undoneId } from '../desk/change'
import { mailPlayer } from '../mail/queue'
import { inMailTo, pickEnteredMail } from '../mail/wording'
import { parseUid } from '../people/identity'
import { runPassNow } from '../referee/pass'
import type { Handlers } from './handler'
import { notOnSlate, notOpenYet } from './lines'

type Fix = RouteBody<'POST /commish/fix-pick'>

const UNDONE_TEXT = 'That pick was entered, and then undone. To enter it again, please write the reason again.'

export const fixPickHandlers = {
  /**
   * Enters a pick for a member once the game is closed to players, with a reason that everybody can read. Before the
   * game reveals, neither the log nor the response contains the side, nor whether there was a pick before. A call that
   * comes twice enters it once: the log has an entry under the id that the call carries. To compare with the stored
   * pick would not do: its player may have changed it since, and the response must not tell that. Once the game has
   * revealed, a pick is replaced only on a confirmation, and the log says which; the player's own pick of the same side
   * stays.
   */
  'POST /commish/fix-pick': async ({ body, caller: { uid: by } }) => {
    const uid = parseUid(body.userId)
    if (uid === by) throw new ApiError('forbidden', 'Another commissioner has to enter a pick of yours.')
    const { week, gameId } = body
    const season = await currentSeason()
    const nameOf = await readNames()
    const id = `${by}_${body.entryId}`
    const entered = await transact(async (tx) => {
      const [logged, undone, settingsDoc, line, member] = await docsIn(
        tx,
        paths.change(season, id),
        paths.change(season, undoneId(id)),
        paths.settings(),
        paths.line(season, week, gameId),
        paths.user(uid),
      )
      if (undone.exists) throw new ApiError('conflict', UNDONE_TEXT)
      const before = logged.data()
      if (before) return before.text
      const settings = settingsOf(settingsDoc.data())
      assertInPlay(settings, season)
      const was = await readPick(tx, season, { week, gameId, uid })
      const player = member.data()
      if (!player || hasLeft(player)) throw noSuchPlayer()
      const at = Date.now()
      const game = closedLine(line.data(), at)
      if (!game) throw isOpenForPicks(week, settings) ? stillOpen() : await notOpenYet(tx, season, week)
      // A pick that nobody may see yet must not show in what is said of the entry.
      const hasRevealed = isRevealed(game, at)
      const visible = hasRevealed ? was : null
      const text = fixText({ ...body, by }, game, { hasRevealed, visible })
      if (visible) refuseOverVisible(body, game, nameOf(uid), visible)
      const spread = lineSide(game, body.pickTeam).spread ?? 0
      const pick: StoredPick = { uid, gameId, week, pickTeam: body.pickTeam, spread, savedAt: at, fixedBy: by }
      if (was?.points) pick.points = was.points
      if (game.phase === 'final') pick.afterFinal = true
      writePick(tx, settings, pick, pick)
      const entry = { kind: 'pick' as const, gameId, text, by, at }
      appendLog(tx, season, { ...entry, week, userId: uid }, id)
      saveUndo(tx, season, week, { ...entry, pick: { was, is: pick, logId: id } })
      await mailPlayer(tx, uid, pickEnteredMail(game, body.pickTeam, inMailTo(uid, text, nameOf), siteUrl()))
      return text
    })
    await runPassNow(week)
    return { text: withNames(entered, nameOf) }
  },
} satisfies Partial<Handlers>

const stillOpen = () => new ApiError('conflict', 'This game is still open: players pick for themselves until it locks.')

/** The line, if a pick may be entered on it; null before its lock. @throws ApiError */
function closedLine(line: GameLine | undefined, now: number): GameLine | null {
  if (!line) throw notOnSlate()
  const closed = closedBecause(line, now)
  if (!closed) return null
  if (closed === 'void') throw new ApiError('locked', CLOSED_TEXT.void)
  if (line.spread === null) throw new ApiError('locked', CLOSED_TEXT['no-line'])
  return line
}

/**
 * The player's own pick of this side is as good as the one to enter, which would be marked as a commissioner's.
 * @param visible the pick that everybody sees, as the game has revealed.
 * @throws ApiError conflict for that; unconfirmed for the other side.
 */
function refuseOverVisible({ pickTeam, confirmed }: Fix, game: GameLine, name: string, visible: StoredPick): void {
  const team = lineSide(game, visible.pickTeam).name
  const has = visible.fixedBy ? `A commissioner has entered ${team} for ${name}` : `${name} has picked ${team}`
  const isSameSide = visible.pickTeam === pickTeam
  if (isSameSide && !visible.fixedBy) throw new ApiError('conflict', `${has} already.`)
  if (!isSameSide && !confirmed) throw new ApiError('unconfirmed', `${has} on ${matchup(game)}.`)
}

/** The entry of the open log. After the final it says so, because the side was chosen when the result was known. */
function fixText(
  { userId, pickTeam, reason, by }: Fix & { by: string },
  line: GameLine,
  { hasRevealed, visible }: { hasRevealed: boolean; visible: StoredPick | null },
): string {
  const nameOf = (which: Side) => lineSide(line, which).name
  const instead = visible && visible.pickTeam !== pickTeam ? ` instead of ${nameOf(visible.pickTeam)}` : ''
  const side = hasRevealed ? ` (${nameOf(pickTeam)}${instead})` : ''
  const after = line.phase === 'final' ? ' after the final' : ''
  return `${nameToken(by)} entered a pick${side} for ${nameToken(userId)} on ${matchup(line)}${after}: ${reason}`
}
