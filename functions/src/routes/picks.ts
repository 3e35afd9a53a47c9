import type { Transaction } from 'firebase-admin/firestore'
import { ApiError, noSuchPlayer } from '#common/api/api-error'
import { NO_TEAM_TEXT } from '#common/api/requests'
import type { WeekView } from '#common/api/responses'
import type { RouteBody, RouteQuery } from '#common/api/routes'
import { unpackRow } from '#common/boards/weekly-board'
import { MINUTE } from '#common/durations'
import { countsForPoints } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import { CLOSED_TEXT, closedBecause, isRevealed, NEWER_PICK_TEXT } from '#common/game/lock'
import { type HiddenPick, hiddenPick, type PickView, pickView, type StoredPick } from '#common/game/pick'
import { lineSide, SIDES, type Side } from '#common/game/sides'
import { paths } from '#common/paths'
import { entryOf } from '#common/people/profile'
import { findTeam } from '#common/teams/find-team'
import { isOpenForPicks } from '#common/week/season'
import { wasInWeek } from '#common/week/was-in-week'
import { assertMember } from '../db/directory'
import { docsIn, read, transact } from '../db/firebase'
import { type PickOf, slipEntry, writeSlip } from '../db/picks'
import { probableSeason, readWeekAsked, rememberSeason, settingsOf } from '../db/settings'
import { parseUid } from '../people/identity'
import type { Handlers } from './handler'
import { notOnSlate, notOpenYet, slateLines } from './lines'

export const pickHandlers = {
  /**
   * Saves one pick. The line is read in the transaction that writes the pick, so a save either comes before the game's
   * reveal or is refused. Only documents of this player are written, so players never contend with each other.
   */
  'POST /picks': async ({ body, caller: { uid, signIn } }) => {
    const { gameId, week } = body
    // The tap by the device's clock. Without an id of the sign-in nothing says whether two taps are of one device.
    const tap = body.tappedAt === undefined || !signIn ? undefined : { signIn, at: body.tappedAt }
    /** The same by the server's clock. Taken once: a repeated transaction must not replace what was saved meanwhile. */
    const tappedAtByServer = Date.now() - (body.waited ?? 0)
    const probable = await probableSeason()
    /** The `savedAt` of each run of the transaction so far, any of which may have been stored. */
    const savedTimes: number[] = []
    return transact(async (tx) => {
      const { season, settings, lineDoc, pickDoc, player } = await readForPick(tx, probable, { week, gameId, uid })
      const line = lineDoc.data()
      if (!line) throw notOnSlate()
      const pickTeam = chosenSide(line, body)
      const storedPick = pickDoc.data()
      // The SDK runs the transaction again if the response to its commit was lost, and a device sends a tap again. If
      // the pick is stored, the save has succeeded, even if the game has locked or the player was removed in between.
      const isStored = storedPick && (savedTimes.includes(storedPick.savedAt) || isSameTap(storedPick, tap))
      const isSameSide = storedPick?.pickTeam === pickTeam
      if (isStored && isSameSide) return savedView(line, storedPick)
      // A removal writes the player's document too, so a pick that was under way comes before it or is refused.
      assertMember(player)
      if (!isOpenForPicks(week, settings)) throw await notOpenYet(tx, season, week)
      const savedAt = Date.now()
      const closed = closedBecause(line, savedAt)
      const isOlder = storedPick && isNewerThan(storedPick, { tap, tappedAtByServer, now: savedAt })
      // An older tap on the same side writes nothing: by its time, one between the two would win over the stored one.
      // Nor does one that comes after the game has closed: the pick stands.
      const isKept = isOlder || (closed && body.tappedAt !== undefined)
      if (isKept && isSameSide && !storedPick.fixedBy) return savedView(line, storedPick)
      // A newer pick wins also after the lock. But where a commissioner entered it, the player reads that the game is
      // closed: it is no pick of theirs.
      if (isOlder && !isSameSide && !(closed && storedPick.fixedBy)) throw new ApiError('conflict', NEWER_PICK_TEXT)
      if (closed) throw new ApiError('locked', CLOSED_TEXT[closed])
      savedTimes.push(savedAt)
      const pick: StoredPick = {
        ...{ uid, gameId, week, pickTeam },
        spread: lineSide(line, pickTeam).spread ?? 0,
        savedAt,
        ...(storedPick?.points && { points: storedPick.points }),
        ...(tap && { tap }),
      }
      tx.set(pickDoc.ref, pick)
      // The slip is written without being read, so that a player's own simultaneous picks do not contend.
      writeSlip(tx, { season, week, gameId, uid }, slipEntry(pick), { touches: !pickDoc.exists })
      return savedView(line, pick)
    })
  },

  /** The caller's own week: their picks with results, and the totals. */
  'GET /user/my/week-view': ({ caller, query }) => ownWeek(caller.uid, query),

  'GET /picks': async ({ caller, query }) => (await ownWeek(caller.uid, query)).picks,

  /**
   * A player's picks as others may see them: those of revealed games, read from the leaderboard. A hidden game is
   * listed whether or not it was picked. One that has just revealed counts as hidden until a pass has read its picks.
   */
  'GET /leaderboard/user/:userId/picks': async ({ params, query }) => {
    const uid = parseUid(params.userId)
    const asked = await readWeekAsked(query)
    const { season, week } = asked
    const [lines, board] = await Promise.all([slateLines(asked), read(paths.weeklyBoard(season, week))])
    const row = entryOf(board?.rows, uid)
    if (!row && !entryOf((await read(paths.directory()))?.members, uid)) throw noSuchPlayer()
    const gamesOnBoard = new Set(board?.revealed)
    const { sides, worth } = board && row ? unpackRow(board.games, row) : { sides: {}, worth: {} }
    const now = Date.now()
    return lines.flatMap((line): (PickView | HiddenPick)[] => {
      const isAwaitingPass = !line.void && !gamesOnBoard.has(line.gameId)
      if (isAwaitingPass || !isRevealed(line, now)) return [hiddenPick(line)]
      const pickTeam = sides[line.gameId]
      const points = worth?.[line.gameId]
      return pickTeam ? [pickView(line, { pickTeam, ...(points && { points }) }, now)] : []
    })
  },
} satisfies Partial<Handlers>

/** The response to a pick that is stored. */
const savedView = (line: GameLine, { savedAt, ...pick }: Pick<StoredPick, 'pickTeam' | 'points' | 'savedAt'>) => ({
  ...pickView(line, pick, savedAt),
  savedAt,
})

/** Whether a pick was stored by this very tap. */
const isSameTap = ({ tap: stored }: StoredPick, tap: StoredPick['tap']) =>
  tap && stored?.signIn === tap.signIn && stored.at === tap.at

/**
 * A request arrives within this time (ms): Hosting waits a minute for the API, and the API takes at most 15 s for the
 * body of a pick (`JSON_ARRIVES`). The rest is a margin.
 */
const REQUEST_MAX = 2 * MINUTE

/**
 * Whether a stored pick is newer than a tap. Two taps of one sign-in are compared by their device's clock, since a
 * request that was on its way for long comes after a later one. One that was made later is always newer. One that was
 * made earlier counts as older for the last minutes' picks only: if the clock was set back, later taps must not be
 * refused for as long. Otherwise the time of the save is compared with that of the tap.
 */
function isNewerThan(
  { savedAt, tap: stored }: StoredPick,
  { tap, tappedAtByServer, now }: { tap: StoredPick['tap']; tappedAtByServer: number; now: number },
): boolean {
  if (tap && stored?.signIn === tap.signIn) {
    if (stored.at < tap.at) return false
    if (savedAt > now - REQUEST_MAX) return stored.at > tap.at
  }
  return savedAt > tappedAtByServer
}

/**
 * The line, the stored pick and the player, with the settings that say which season is played. They are read together;
 * only when another season has begun since this process last looked are they read again.
 */
async function readForPick(tx: Transaction, season: number, { week, gameId, uid }: PickOf) {
  const [linePath, pickPath] = [paths.line(season, week, gameId), paths.pick(season, week, gameId, uid)]
  const [settingsDoc, lineDoc, pickDoc, user] = await docsIn(tx, paths.settings(), linePath, pickPath, paths.user(uid))
  const settings = settingsOf(settingsDoc.data())
  if (settings.season === season) return { season, settings, lineDoc, pickDoc, player: user.data() }
  rememberSeason(settings.season)
  return readForPick(tx, settings.season, { week, gameId, uid })
}

/** The side that a pick names, as a side or as a team. Beside a side, a name that neither team has says nothing. */
function chosenSide(line: GameLine, { pickTeam, selectedTeam }: RouteBody<'POST /picks'>): Side {
  const named = (selectedTeam && sideNamed(line, selectedTeam)) || pickTeam
  if (!named)
    throw new ApiError('bad-input', selectedTeam ? `${selectedTeam} is not playing in this game.` : NO_TEAM_TEXT)
  if (pickTeam && pickTeam !== named) throw new ApiError('bad-input', 'pickTeam and selectedTeam are different sides.')
  return named
}

/** The side of a team that is named by its name, its code or its id. */
function sideNamed(line: GameLine, selectedTeam: string): Side | undefined {
  const wanted = selectedTeam.trim().toLowerCase()
  return SIDES.find((side) => {
    const { name, abbr, teamId } = lineSide(line, side)
    return [name.toLowerCase(), abbr.toLowerCase(), teamId].includes(wanted) || findTeam(wanted)?.id === teamId
  })
}

async function ownWeek(uid: string, query: RouteQuery<'GET /picks'>): Promise<WeekView> {
  const asked = await readWeekAsked(query)
  const [lines, slip, user] = await Promise.all([
    slateLines(asked),
    read(paths.slip(asked.season, asked.week, uid)),
    read(paths.user(uid)),
  ])
  const picks = lines.flatMap((line): PickView[] => {
    const pick = slip?.picks[line.gameId]
    return pick ? [pickView(line, pick, Date.now())] : []
  })
  const isIn = picks.length > 0 || (user && wasInWeek(user, lines))
  const counting = lines.filter((line) => isIn && countsForPoints(line))
  const totals = {
    earned: picks.reduce((sum, pick) => sum + (pick.points ?? 0), 0),
    possiblePoints: counting.reduce((sum, line) => sum + line.multiplier, 0),
    correct: picks.filter((pick) => pick.result === 'WIN').length,
    possiblePicks: counting.length,
  }
  return { week: asked.week, totals, picks }
}
