import { ApiError } from '#common/api/api-error'
import { BAD_KEY_TEXT } from '#common/api/requests'
import { deleteAccount } from '../desk/delete-account'
import { storeMailNow } from '../mail/deliver-mail'
import { mailPlayer, queueEmailChange } from '../mail/queue'
import { ADDRESS_CHANGED_MAIL } from '../mail/wording'
import { refuseTakenAddress } from '../people/addresses'
import { storeAvatar } from '../people/avatars'
import { changeOwnPassword } from '../people/change-own-password'
import { exportAccount } from '../people/export-account'
import { confirmEmailChange, invalidLink, isEmailChangeValid } from '../people/mailed-links'
import { limitAnonymousCall, limitTries } from '../people/rate-limit'
import { openSessionAfter, ownUserResponse } from '../people/session'
import { requirePassword } from '../people/verify-password'
import { removeDevice, saveDevice } from '../push/devices'
import { isAtPushService, isPublicKey, pushKeys } from '../push/push-service'
import { runPassNow } from '../referee/pass'
import type { Handlers } from './handler'

export const accountHandlers = {
  /** Replaces the caller's picture. */
  'PUT /users/me/picture': async ({ file, caller: { uid } }) => {
    if (!file) throw new ApiError('bad-input', 'Please choose a picture.')
    await limitTries({ what: 'profile', whom: uid })
    const { encodeAvatar } = await import('../people/encode-avatar')
    await storeAvatar(uid, await encodeAvatar(file))
    return ownUserResponse(uid)
  },

  /** Removes the caller's picture; without one nothing changes. */
  'DELETE /users/me/picture': async ({ caller: { uid } }) => {
    await limitTries({ what: 'profile', whom: uid })
    await storeAvatar(uid, null)
    return ownUserResponse(uid)
  },

  /** Queues a mail to the new address; nothing changes until its link is confirmed with the password. */
  'PUT /users/me/email': async ({ body: { email }, caller: { uid } }) => {
    await limitTries({ what: 'email', whom: uid })
    await refuseTakenAddress(email, uid)
    await queueEmailChange(uid, email)
    storeMailNow()
    return { message: `An email is on its way to ${email}. Open its link within the hour.` }
  },

  /**
   * Confirms a new address. Whoever opens the link needs the player's password as well: the mail may have come to a
   * stranger, and the phone from which it was asked for may be lost. Every session ends, as with a new password.
   */
  'POST /auth/confirm-email': async ({ body, request }) => {
    const { uid, token, password } = body
    const isValid = await isEmailChangeValid(uid, token)
    await limitAnonymousCall(request, isValid ? null : { what: 'confirm-email', whom: uid })
    if (!isValid) throw invalidLink()
    await requirePassword(uid, password)
    const isAuthUserBehind = await confirmEmailChange(uid, token, (tx) => mailPlayer(tx, uid, ADDRESS_CHANGED_MAIL))
    // The same password is set again: that gives the sign-in service the new address and ends every session, see
    // `changePassword`. A repeated call finds the address there already and does neither.
    if (isAuthUserBehind)
      await changeOwnPassword(uid, password, 'Your email address is changed, but not every session has ended.')
    return { message: 'Your email address is changed. Please log in.' }
  },

  /** Sets a new password, ends every session and opens a new one for the caller. */
  'PUT /users/me/password': async ({ body, caller: { uid } }) => {
    await requirePassword(uid, body.password)
    await changeOwnPassword(uid, body.newPassword)
    const sentence = 'Your password is changed. Please log in with the new one.'
    return openSessionAfter(uid, 'a player with a new password', sentence)
  },

  /** Everything that is kept about the caller. */
  'GET /users/me/export': async ({ caller: { uid } }) => {
    await limitTries({ what: 'export', whom: uid })
    return exportAccount(uid)
  },

  /** Deletes the caller's account, for good. */
  'DELETE /users/me': async ({ body, caller: { uid } }) => {
    await requirePassword(uid, body.password)
    await deleteAccount(uid)
    await runPassNow()
    return { message: 'Your account is deleted.' }
  },

  /** Lets this device show the caller's notifications. */
  'PUT /users/me/devices': async ({ body, caller: { uid } }) => {
    refuseUnknownService(body.endpoint)
    if (!isPublicKey(body.keys.p256dh)) throw new ApiError('bad-input', BAD_KEY_TEXT)
    if (!pushKeys()) throw new ApiError('not-ready', 'Notifications are not set up in this league.')
    await limitTries({ what: 'device', whom: uid })
    await saveDevice(uid, { ...body, at: Date.now() })
    return { ok: true }
  },

  /** Ends the notifications on one of the caller's devices; one that is unknown has none. */
  'DELETE /users/me/devices': async ({ body, caller: { uid } }) => {
    refuseUnknownService(body.endpoint)
    await removeDevice(uid, body.endpoint)
    return { ok: true }
  },
} satisfies Partial<Handlers>

function refuseUnknownService(endpoint: string): void {
  if (isAtPushService(endpoint)) return
  throw new ApiError('bad-input', 'That is not the address of a push service that we know.')
}
