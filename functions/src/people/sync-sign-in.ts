import { paths } from '#common/paths'
import { hasLeft } from '#common/people/absence'
import { auth, read } from '../db/firebase'
import { removeDevices } from '../push/devices'
import { findAccount } from './find-account'
import { writeClaims } from './identity'
import { CLOCK_MARGIN, deleteResets, sessionsEndedAt, wasChangedElsewhere } from './passwords'

/** Whether the sign-in of a player should be closed; null if there is no such player. */
async function shouldBeClosed(uid: string): Promise<boolean | null> {
  const user = await read(paths.user(uid))
  return user && hasLeft(user)
}

/**
 * Closes the sign-in of a player who has been removed, or opens it for one who was let back, by what is stored. It looks
 * again afterwards: of a removal and a return at the same time, the sign-in ends as the stored one says.
 */
export async function syncSignIn(uid: string): Promise<void> {
  for (let closed: boolean | null = null; ; ) {
    const wanted = await shouldBeClosed(uid)
    if (wanted === null || wanted === closed || !(await findAccount(uid))) return
    if (wanted) await closeSignIn(uid)
    else await openSignIn(uid)
    closed = wanted
  }
}

/** Ends the player's sessions, custom tokens and reset links, and the notifications of their devices. */
async function closeSignIn(uid: string): Promise<void> {
  await auth.updateUser(uid, { disabled: true })
  // Nobody can set another password from here on, so the time of the last change is still the player's own.
  const isOurs = !wasChangedElsewhere(await auth.getUser(uid))
  await auth.revokeRefreshTokens(uid)
  const endedAt = sessionsEndedAt(await auth.getUser(uid))
  const resetAt = Date.now() + CLOCK_MARGIN
  await writeClaims(uid, { player: false, commissioner: false, resetAt, ...(isOurs && { passwordAt: endedAt }) })
  await Promise.all([deleteResets(uid), removeDevices(uid)])
}

async function openSignIn(uid: string): Promise<void> {
  await writeClaims(uid, { player: true })
  await auth.updateUser(uid, { disabled: false })
}
