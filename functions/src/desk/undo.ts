import { randomUUID } from 'node:crypto'
import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import type { RouteBody } from '#common/api/routes'
import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { withNames } from '#common/people/profile'
import type { WeekName } from '#common/week/week'
import { siteUrl } from '../config'
import { appendLog } from '../db/append-log'
import { readNames } from '../db/directory'
import { commitOnce, docRef, readIn } from '../db/firebase'
import { currentSeason, readSettingsIn } from '../db/settings'
import { resolveWeekName } from '../feed/scoreboard'
import { mailPlayer } from '../mail/queue'
import { inMailTo, pickUndoneMail } from '../mail/wording'
import { queueGameAlert, queueSlateAlerts } from '../push/queue'
import { runPassNow } from '../referee/pass'
import { type Undo, undoable, undoneId, undoPath } from './change'
import { changeSlateIn, type SlateChange } from './slate'
import { type GameNews, revertFields } from './undo-fields'
import { revertPick } from './undo-pick'

/**
 * Undoes the last change of a week.
 * @param by the commissioner's uid.
 * @returns the change that was undone, in words.
 * @throws ApiError forbidden for a pick that another commissioner entered for this one; conflict if there is no change,
 * if it is not the one that the commissioner saw (`at`), or if something it touched has been changed since; unconfirmed
 * if it drops games that players may have picked, or changes how picks count that were revealed since.
 */
export async function undoLast(
  { week, at, confirmed = false }: RouteBody<'POST /commish/undo'>,
  by: string,
): Promise<string> {
  const season = await currentSeason()
  const name = await resolveWeekName(season, week)
  const path = undoPath(season, week)
  const nameOf = await readNames()
  const named = (text: string) => withNames(text, nameOf)
  const callId = randomUUID()
  /** Whether this call has undone a change that leaves no entry in the open log. */
  const wasUndone = async (tx: Transaction) => {
    const stored = await readIn(tx, path)
    return stored !== null && 'undone' in stored && stored.undone === callId
  }
  /** Whether this call wrote the entry: that of an undone pick has the same id whoever undoes it. */
  const wasOwnEntry = (id: string, at: number) => async (tx: Transaction) => {
    const stored = await readIn(tx, paths.change(season, id))
    return stored?.by === by && stored.at === at
  }
  /** The change that the first run of the transaction found: a later run must not undo another one. */
  let meant: Undo | null = null
  const undone = await commitOnce(async (tx) => {
    const stored = await readIn(tx, path)
    const last = undoable(stored)
    if (!last) throw new ApiError('conflict', 'There is nothing to undo.')
    if ((at ?? meant?.at ?? last.at) !== last.at)
      throw new ApiError('conflict', `Something else was changed meanwhile. Please look again: ${named(last.text)}`)
    meant = last
    // Else whoever has the pick could choose between two sides once the game has a score.
    if (last.pick?.is.uid === by) throw new ApiError('forbidden', 'Another commissioner has to undo a pick of yours.')
    const { slate, news, sides, finals } = await revert(tx, { season, name, last, confirmed })
    tx.set(docRef(path), { undone: callId })
    const { kind, gameId, pick } = last
    const entry = { week, gameId, text: `Undone${sides}: ${last.text}${finals}`, by, at: Date.now() }
    const change = { ...entry, ...(pick && { userId: pick.is.uid }) }
    const id = kind && appendLog(tx, season, { ...change, kind }, pick?.logId && undoneId(pick.logId))
    if (id) for (const each of news) queueGameAlert(tx, id, { season, week, ...each }, entry.at)
    if (id && slate) queueSlateAlerts(tx, { season, week, entry: id }, slate, entry.at)
    if (pick)
      await mailPlayer(tx, pick.is.uid, pickUndoneMail(week, inMailTo(pick.is.uid, entry.text, nameOf), siteUrl()))
    return { value: last, wasStored: id ? wasOwnEntry(id, entry.at) : wasUndone }
  })
  await runPassNow(week, { poll: bringsBack(undone) })
  return named(undone.text)
}

/**
 * Whether an undo brings back a game or a kickoff, which is as old as the change. The feed may have moved the game
 * since, so it is read at once.
 */
const bringsBack = ({ removed, lines }: Undo): boolean =>
  removed.length > 0 || lines.some(({ was }) => 'kickoffSource' in was)

interface Reverted {
  /** The change of the slate, if it was one. */
  slate: SlateChange | null
  /** Where it was none: the news for those who have picked a game that it changes. */
  news: GameNews[]
  /** The sides of a pick that everybody sees since. */
  sides: string
  /** Which finals it has corrected, in a sentence each. */
  finals: string
}

async function revert(
  tx: Transaction,
  { season, name, last, confirmed }: { season: number; name: WeekName; last: Undo; confirmed: boolean },
): Promise<Reverted> {
  const { added, removed, pick, at } = last
  const none = { slate: null, news: [], sides: '', finals: '' }
  if (added.length || removed.length) {
    const nextSlate = (current: ReadonlyMap<string, GameLine>) =>
      new Set([...[...current.keys()].filter((id) => !added.includes(id)), ...removed.map((line) => line.gameId)])
    return { ...none, slate: await changeSlateIn(tx, name, { season, nextSlate, newLines: removed, confirmed }) }
  }
  if (pick) return { ...none, sides: await revertPick(tx, await readSettingsIn(tx), { pick, at }, confirmed) }
  return { ...none, ...(await revertFields(tx, season, { week: name.week, last, confirmed })) }
}
