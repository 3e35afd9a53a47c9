import { ApiError } from '../../../common/api-error'
import { RESET_PASSWORD_MIN } from '../../../common/registration'
import { countAttempt, countFrom } from '../attempts'
import type { Handler } from '../call'
import { auth } from '../firebase'
import { send, siteUrl } from '../mail'
import { changePassword } from '../passwords'
import { isGoodReset, newReset, useReset } from '../resets'

const PER_EMAIL = { tries: 5, within: 60 * 60_000 }
const PER_ADDRESS = { tries: 30, within: 60 * 60_000 }

/** Mails a reset link. The answer is the same whether or not anybody has that address. */
export const forgot: Handler<'POST /auth/forgot'> = async ({ body, request }) => {
  const email = body.email.trim().toLowerCase()
  await countFrom('forgot', request, PER_ADDRESS)
  await countAttempt('forgot', email, PER_EMAIL)
  const account = await auth.getUserByEmail(email).catch(() => null)
  if (account) {
    const token = await newReset(account.uid)
    const link = `${siteUrl()}/reset-password?token=${token}&uid=${encodeURIComponent(account.uid)}`
    await send({
      to: email,
      subject: 'Reset your CFB Picks password',
      text: `Hello ${account.displayName ?? ''},\n\nchoose a new password here within the hour:\n${link}\n\nIf you did not ask for this, do nothing.`,
    })
  }
  return { message: 'If that email belongs to an account, a reset link is on its way.' }
}

/** Whether a link may still be used. */
export const verifyReset: Handler<'GET /auth/reset/verify'> = async ({ query, request }) => {
  await countFrom('verify', request, PER_ADDRESS)
  return { valid: await isGoodReset(query.uid, query.token) }
}

/** Sets the new password, and ends every session that was open with the old one. */
export const resetPassword: Handler<'POST /auth/reset'> = async ({ body, request }) => {
  await countFrom('reset', request, PER_ADDRESS)
  if (body.newPassword.length < RESET_PASSWORD_MIN) {
    throw new ApiError('bad-input', `Password must be at least ${RESET_PASSWORD_MIN} characters.`)
  }
  if (!(await useReset(body.uid, body.token))) throw new ApiError('bad-input', 'This link is invalid or expired.')
  await changePassword(body.uid, body.newPassword)
  return { message: 'Your password has been changed. Please log in.' }
}
