import type { Request } from 'express'
import { ApiError } from '#common/api/api-error'
import { isEmail, RESET_PASSWORD_MIN } from '#common/people/registration'
import { logFailure } from '../log'
import { deliverMail } from '../mail/deliver-mail'
import { keepsMail, queueReset } from '../mail/mail'
import { changePassword } from '../people/passwords'
import { countAttempt, GUESS_LIMIT, MAIL_LIMIT } from '../people/rate-limit'
import { consumeReset, isResetValid } from '../people/resets'
import type { Handler } from './handler'

/**
 * Mails a reset link. The answer is the same, and as quick, whether or not anybody has that address: who does is looked
 * up only when the letter is sent.
 */
export const requestReset: Handler<'POST /auth/forgot'> = async ({ body, request }) => {
  const email = body.email.trim().toLowerCase()
  await countAttempt(request, { what: 'forgot', whom: email, limit: MAIL_LIMIT })
  if (isEmail(email)) await queueReset(email)
  if (keepsMail()) void deliverMail().catch((error: unknown) => logFailure('no letter was kept', error))
  return { message: 'If that email belongs to an account, a reset link is on its way.' }
}

/** Whether a link may still be used. */
export const verifyReset: Handler<'GET /auth/reset/verify'> = async ({ query, request }) => {
  return { valid: await tryLink(request, query.uid, query.token) }
}

/** Sets the new password, and ends every session that was open with the old one. */
export const resetPassword: Handler<'POST /auth/reset'> = async ({ body, request }) => {
  if (body.newPassword.length < RESET_PASSWORD_MIN) {
    throw new ApiError('bad-input', `Password must be at least ${RESET_PASSWORD_MIN} characters.`)
  }
  const isMine = (await tryLink(request, body.uid, body.token)) && (await consumeReset(body.uid, body.token))
  if (!isMine) throw new ApiError('bad-input', 'This link is invalid or expired.')
  await changePassword(body.uid, body.newPassword)
  return { message: 'Your password has been changed. Please log in.' }
}

/** Whether a link is good. Only wrong ones are counted: nobody can use up the tries of somebody who has a good one. */
async function tryLink(request: Request, uid: string, token: string): Promise<boolean> {
  const isGood = await isResetValid(uid, token)
  await countAttempt(request, isGood ? null : { what: 'reset', whom: uid, limit: GUESS_LIMIT })
  return isGood
}
