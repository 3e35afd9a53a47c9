import type { Transaction } from 'firebase-admin/firestore'
import { ApiError, noSuchPlayer } from '#common/api/api-error'
import type { GameLine } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { paths } from '#common/paths'
import { hasLeft, nameToken, type Removal, type User } from '#common/people/profile'
import { isSeasonInPlay } from '#common/week/season'
import type { Settings } from '#common/week/week'
import { appendLog } from '../db/append-log'
import { assertMember, writeProfile } from '../db/directory'
import { commitOnce, docRef, docsIn, readIn } from '../db/firebase'
import { writeSlip } from '../db/picks'
import { settingsOf } from '../db/settings'
import { requestPasses } from '../db/week'
import { mailPlayer } from '../mail/queue'
import { letBackMail, removedMail } from '../mail/wording'
import { requestSignInChange } from '../people/sign-in-changes'
import { undoable, undoPath } from './change'

/** Who is removed or let back, and by which commissioner (uids). */
interface MemberChange {
  uid: string
  by: string
}

/**
 * Removes a member: the boards of weeks they were there for keep their rows, later ones omit them, and their secret
 * picks are deleted. Removing somebody again changes nothing. Whoever removes must still be a member in the same
 * commit, and nobody removes themselves, so the last commissioner cannot be removed. The removed member gets a mail.
 * @returns the sentence of the open log.
 * @throws ApiError forbidden, not-found; signed-out if the commissioner has been removed meanwhile.
 */
export async function removeMember({ uid, by }: MemberChange, reason: string): Promise<string> {
  if (uid === by) throw new ApiError('forbidden', 'Another commissioner has to remove you.')
  return commitOnce(async (tx) => {
    const { user, settings } = await readMember(tx, { uid, by })
    if (hasLeft(user)) return { value: removedText(uid, user.away?.at(-1) ?? { by, reason }), wasStored: null }
    const now = Date.now()
    await deleteSecretPicks(tx, uid, settings, now)
    const text = removedText(uid, { by, reason })
    writeProfile(tx, uid, user, { away: [...(user.away ?? []), { from: now, by, reason }] })
    requestSignInChange(tx, uid, now)
    logMember(tx, settings, { uid, by, text, at: now })
    await mailPlayer(tx, uid, removedMail(reason))
    return { value: text, wasStored: hasAbsence(uid, (each) => each.from === now && each.by === by) }
  })
}

/** Asks whether a member's profile has an absence, which it keeps when another one follows. */
const hasAbsence = (uid: string, isIt: (absence: Removal) => boolean) => async (tx: Transaction) =>
  (await readIn(tx, paths.user(uid)))?.away?.some(isIt) ?? false

const removedText = (uid: string, { by, reason }: Pick<Removal, 'by' | 'reason'>): string =>
  `${nameToken(by)} removed ${nameToken(uid)} from the league: ${reason}`

/**
 * Lets a removed member back, from now on; the deleted picks stay deleted. It changes nothing for a present member.
 * @returns the sentence of the open log; for a present member, only that they are in the league.
 * @throws ApiError not-found, signed-out
 */
export async function letBack({ uid, by }: MemberChange): Promise<string> {
  const text = `${nameToken(by)} let ${nameToken(uid)} back into the league.`
  return commitOnce(async (tx) => {
    const { user, settings } = await readMember(tx, { uid, by })
    if (!hasLeft(user)) return { value: `${nameToken(uid)} is in the league.`, wasStored: null }
    const to = Date.now()
    const away = (user.away ?? []).map((each) => (each.to === undefined ? { ...each, to } : each))
    writeProfile(tx, uid, user, { away })
    requestSignInChange(tx, uid, to)
    // The removal took picks off the slips without a trace, maybe since the last pass.
    requestPasses(tx, settings, { countsEverySlip: true })
    logMember(tx, settings, { uid, by, text, at: to })
    await mailPlayer(tx, uid, letBackMail(settings.openWeeks.length > 0))
    return { value: text, wasStored: hasAbsence(uid, (each) => each.to === to) }
  })
}

async function readMember(tx: Transaction, { uid, by }: MemberChange): Promise<{ user: User; settings: Settings }> {
  const [commissioner, found, settingsDoc] = await docsIn(tx, paths.user(by), paths.user(uid), paths.settings())
  assertMember(commissioner.data())
  const user = found.data()
  if (!user) throw noSuchPlayer()
  return { user, settings: settingsOf(settingsDoc.data()) }
}

/**
 * Logs the change in the active week, or in the last open one where the active week has not been opened yet. Between
 * two seasons there is no week to log it in; the profile keeps the reason.
 */
function logMember(tx: Transaction, settings: Settings, change: MemberChange & { text: string; at: number }): void {
  const { uid, ...entry } = change
  const { season, activeWeek, openWeeks } = settings
  const week = openWeeks.includes(activeWeek) ? activeWeek : openWeeks.at(-1)
  if (week !== undefined) appendLog(tx, season, { ...entry, week, gameId: null, kind: 'member', userId: uid })
}

/**
 * Deletes the picks of a leaving member that are still secret: also those of games that were taken off their slate,
 * which would count again with the game, and in weeks that are settled. Where the last change of a week is a pick that
 * was entered for them, what undoes it goes, too. A pick that is being saved meanwhile reads the player's document,
 * which the same commit writes, so none comes after. It tells nobody how many there were: the slips keep their times,
 * for the scores show that of the last one that was counted. It requests passes over the open weeks.
 * @param now epoch ms
 */
export async function deleteSecretPicks(tx: Transaction, uid: string, settings: Settings, now: number): Promise<void> {
  const { season } = settings
  const weeks = isSeasonInPlay(settings, season) ? settings.weeks : []
  const found = await Promise.all(
    weeks.map(async ({ week }) => {
      const [slip, last] = await docsIn(tx, paths.slip(season, week, uid), undoPath(season, week))
      const undo = undoable(last.data())?.pick?.is.uid === uid ? last.ref : null
      const picked = Object.keys(slip.data()?.picks ?? {})
      const lines = await docsIn(tx, ...picked.map((id) => paths.line(season, week, id)))
      // A game may have been revealed between `now` and this read.
      const hasRevealed = (line: GameLine | undefined) => line && isRevealed(line, now)
      return { week, undo, secret: picked.filter((_, index) => !hasRevealed(lines[index]?.data())) }
    }),
  )
  for (const { week, undo, secret } of found) {
    if (undo) tx.delete(undo)
    for (const gameId of secret) {
      tx.delete(docRef(paths.pick(season, week, gameId, uid)))
      writeSlip(tx, { season, week, gameId, uid }, null, { touches: false })
    }
  }
  requestPasses(tx, settings)
}
