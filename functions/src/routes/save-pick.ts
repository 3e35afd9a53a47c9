import { ApiError } from '#common/api/api-error'
import type { RouteBody } from '#common/api/routes'
import { type GameLine, lineSide, SIDES, type Side } from '#common/game/line'
import { CLOSED_TEXT, closedBecause } from '#common/game/lock'
import { pickView, type StoredPick } from '#common/game/pick'
import { paths } from '#common/paths'
import { findTeam } from '#common/teams/teams'
import { weekName } from '#common/week/week'
import { db, transact } from '../db/firebase'
import { currentSeason, weekHasBegun } from '../db/settings'
import { writeSlip } from '../db/slip'
import type { Handler } from './handler'

/**
 * Saves one pick. The line is read in the same transaction as the pick is written, so a save either comes before the
 * game's reveal or is refused; and only documents of this player are written, so players never wait for each other.
 */
export const savePick: Handler<'POST /picks'> = async ({ body, caller: { uid } }) => {
  const { gameId, week } = body
  const [season, isOn] = [await currentSeason(), await weekHasBegun(week)]
  let sentAt: number | null = null
  return transact(async (tx) => {
    const pickRef = db.doc(paths.pick(season, week, gameId, uid))
    const [found, before] = await tx.getAll(db.doc(paths.line(season, week, gameId)), pickRef)
    const line = found?.data() as GameLine | undefined
    if (!line) throw new ApiError('not-found', 'That game is not on this week’s slate.')
    if (!isOn) throw new ApiError('locked', `${weekName(week).label} is not open for picks yet.`)
    const pickTeam = sideMeant(line, body)
    const standing = before?.data() as StoredPick | undefined
    // The transaction runs again when the answer to its commit was lost. A pick that was stored by then is answered as
    // saved, even if the game has locked in between.
    if (standing && standing.savedAt === sentAt && standing.pickTeam === pickTeam)
      return { ...pickView(line, standing, sentAt), savedAt: sentAt }
    const savedAt = Date.now()
    const closed = closedBecause(line, savedAt)
    if (closed) throw new ApiError('locked', CLOSED_TEXT[closed])
    if (standing && standing.pickTeam !== pickTeam && standing.savedAt > savedAt - (body.waited ?? 0)) {
      throw new ApiError('conflict', 'A newer pick of yours was saved meanwhile.')
    }
    sentAt = savedAt
    const slipPick = { pickTeam, spread: lineSide(line, pickTeam).spread ?? 0, savedAt }
    tx.set(pickRef, { ...slipPick, uid, gameId, week } satisfies StoredPick)
    // Written blind: a player who taps many games at once must not wait for themselves.
    writeSlip(tx, paths.slip(season, week, uid), gameId, slipPick, !before?.exists)
    return { ...pickView(line, slipPick, savedAt), savedAt }
  })
}

function sideMeant(line: GameLine, { pickTeam, selectedTeam }: RouteBody<'POST /picks'>): Side {
  if (selectedTeam === undefined) return pickTeam ?? 'HOME'
  const meant = selectedTeam.trim().toLowerCase()
  const named = SIDES.find((side) => {
    const { name, abbr, teamId } = lineSide(line, side)
    return [name.toLowerCase(), abbr.toLowerCase(), teamId].includes(meant) || findTeam(meant)?.id === teamId
  })
  if (!named) throw new ApiError('bad-input', `${selectedTeam} is not playing in this game.`)
  if (pickTeam && pickTeam !== named) throw new ApiError('bad-input', 'pickTeam and selectedTeam are different sides.')
  return named
}
