import type { Request } from 'express'
import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { docRef, read, updateIfThere } from '../db/firebase'
import { storeMailNow } from '../mail/deliver-mail'
import { queueReset } from '../mail/queue'
import { findPlayerByEmail } from '../people/addresses'
import { changeOwnPassword } from '../people/change-own-password'
import { isUid } from '../people/identity'
import { consumeReset, invalidLink, isResetValid } from '../people/mailed-links'
import { limitAnonymousCall } from '../people/rate-limit'
import type { Handlers } from './handler'

export const authHandlers = {
  /** The username that belongs to an email address. */
  'POST /auth/username-reminder': async ({ body: { email }, request }) => {
    await limitAnonymousCall(request, { what: 'username-reminder', whom: email })
    const uid = await findPlayerByEmail(email)
    const user = uid && (await read(paths.user(uid)))
    if (!user) throw new ApiError('not-found', 'No username was found for that email.')
    return { username: user.username }
  },

  /**
   * Queues a reset link. The response is the same, and as fast, whether or not an account has that address: that is
   * looked up only when the mail is sent.
   */
  'POST /auth/forgot': async ({ body: { email }, request }) => {
    await limitAnonymousCall(request, { what: 'forgot', whom: email })
    await queueReset(email)
    storeMailNow()
    return { message: 'If that email belongs to an account, a reset link is on its way.' }
  },

  'GET /auth/reset/verify': async ({ query, request }) => {
    const valid = await verifyLink(request, query.uid, query.token)
    const user = valid ? await read(paths.user(query.uid)) : null
    return { valid, username: user?.username ?? '' }
  },

  /** Sets a new password with a reset link, and ends every session that was opened with the old one. */
  'POST /auth/reset': async ({ body, request }) => {
    const isConsumed = (await verifyLink(request, body.uid, body.token)) && (await consumeReset(body.uid, body.token))
    if (!isConsumed) throw invalidLink()
    await changeOwnPassword(body.uid, body.newPassword)
    return { message: 'Your password has been changed. Please log in.' }
  },

  /** Stops reminders by mail. Idempotent, because mail programs may send it twice. */
  'POST /reminders/unsubscribe': async ({ query, request }) => {
    const { uid, token } = query
    const account = isUid(uid) ? await read(paths.account(uid)) : null
    const isOwn = account?.unsubscribeToken !== undefined && account.unsubscribeToken === token
    await limitAnonymousCall(request, isOwn ? null : { what: 'unsubscribe', whom: uid })
    if (!isOwn) throw invalidLink()
    await updateIfThere(docRef(paths.account(uid)), { reminders: false })
    return { message: 'You get no more reminders by mail.' }
  },
} satisfies Partial<Handlers>

/** Whether a link is valid. Only invalid ones are counted, so that nobody can lock out a player who has a valid one. */
async function verifyLink(request: Request, uid: string, token: string): Promise<boolean> {
  const isValid = await isResetValid(uid, token)
  await limitAnonymousCall(request, isValid ? null : { what: 'reset', whom: uid })
  return isValid
}
