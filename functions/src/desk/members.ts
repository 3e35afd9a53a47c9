import type { Transaction } from 'firebase-admin/firestore'
import { ApiError, noSuchPlayer } from '#common/api/api-error'
import { paths } from '#common/paths'
import { hasLeft } from '#common/people/absence'
import { memberOf, nameToken, type Removal, type User } from '#common/people/profile'
import type { Settings } from '#common/week/week'
import { appendLog } from '../db/append-log'
import { assertMember, writeMember } from '../db/directory'
import { docRef, getAll, transact } from '../db/firebase'
import { newSettings } from '../db/settings'
import { mailPlayer } from '../mail/queue'
import { requestPasses } from '../referee/request-pass'
import { leaveWeeks } from './leave'

/** Who is removed or let back, and by which commissioner (uids). */
interface MemberChange {
  uid: string
  by: string
}

/**
 * Removes a member: the boards of weeks they were there for keep their rows, later ones omit them, and their secret
 * picks are deleted. Removing somebody again changes nothing. Whoever removes must still be a member in the same commit,
 * and nobody removes themselves, so the last commissioner cannot be removed. The removed member gets a mail.
 * @returns the sentence of the open log.
 * @throws ApiError forbidden, not-found; signed-out if the commissioner has been removed meanwhile.
 */
export async function removeMember({ uid, by }: MemberChange, reason: string): Promise<string> {
  if (uid === by) throw new ApiError('forbidden', 'Another commissioner has to remove you.')
  return transact(async (tx) => {
    const { user, settings } = await readMember(tx, { uid, by })
    if (hasLeft(user)) return removedText(uid, user.away?.at(-1) ?? { by, reason })
    const now = Date.now()
    const leave = await leaveWeeks(tx, uid, settings, now)
    const text = removedText(uid, { by, reason })
    writeAway(tx, uid, user, [...(user.away ?? []), { from: now, by, reason }])
    leave()
    logMember(tx, settings, { uid, by }, text, now)
    const reasonText = `A commissioner has removed you from the league: ${reason}`
    await mailPlayer(tx, uid, { subject: 'You are no longer in the league', text: reasonText })
    return text
  })
}

const removedText = (uid: string, { by, reason }: Pick<Removal, 'by' | 'reason'>): string =>
  `${nameToken(by)} removed ${nameToken(uid)} from the league: ${reason}`

/**
 * Lets a removed member back, from now on; the deleted picks stay deleted. It changes nothing for a present member.
 * @returns as {@link removeMember}.
 * @throws ApiError not-found, signed-out
 */
export async function letBack({ uid, by }: MemberChange): Promise<string> {
  const text = `${nameToken(by)} let ${nameToken(uid)} back into the league.`
  await transact(async (tx) => {
    const { user, settings } = await readMember(tx, { uid, by })
    if (!hasLeft(user)) return
    const to = Date.now()
    const away = (user.away ?? []).map((each) => (each.to === undefined ? { ...each, to } : each))
    writeAway(tx, uid, user, away)
    // The removal took picks off the slips without a trace, maybe since the last pass.
    requestPasses(tx, settings, { countsEverySlip: true })
    logMember(tx, settings, { uid, by }, text, to)
    await mailPlayer(tx, uid, { subject: 'You are back in the league', text: 'You can log in again.' })
  })
  return text
}

async function readMember(tx: Transaction, { uid, by }: MemberChange): Promise<{ user: User; settings: Settings }> {
  const [commissioner, found, league] = await getAll(tx, paths.user(by), paths.user(uid), paths.settings())
  assertMember(commissioner.data())
  const user = found.data()
  if (!user) throw noSuchPlayer()
  return { user, settings: league.data() ?? newSettings(Date.now()) }
}

function writeAway(tx: Transaction, uid: string, user: User, away: NonNullable<User['away']>): void {
  tx.update(docRef(paths.user(uid)), { away })
  writeMember(tx, uid, memberOf({ ...user, away }, uid))
}

/** Logs it in the active week. Between two seasons there is no week to log it in; the profile keeps the reason. */
function logMember(tx: Transaction, settings: Settings, { uid, by }: MemberChange, text: string, at: number): void {
  const { season, activeWeek: week, openWeeks } = settings
  if (openWeeks.includes(week)) appendLog(tx, season, { week, gameId: null, kind: 'member', text, at, by, userId: uid })
}
