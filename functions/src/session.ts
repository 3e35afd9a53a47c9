import type { MyAnswer, SessionAnswer, UserAnswer } from '../../common/answers'
import { ApiError } from '../../common/api-error'
import { paths } from '../../common/paths'
import type { User } from '../../common/profile'
import { isCommissioner } from './caller'
import { auth, read } from './firebase'
import { readAccount } from './letters'

/** Where Firebase Auth checks a password: the Admin SDK cannot. */
function signInUrl(): string {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const host = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com'
  return `${host}/v1/accounts:signInWithPassword?key=${process.env.WEB_API_KEY ?? 'demo'}`
}

/** The ID token for this e-mail and password, or null when they do not belong together. */
export async function signIn(email: string, password: string): Promise<string | null> {
  const answer = await fetch(signInUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(10_000),
  })
  const body = (await answer.json()) as { idToken?: string; error?: { message?: string } }
  if (answer.ok && body.idToken) return body.idToken
  if (/TOO_MANY/.test(body.error?.message ?? ''))
    throw new ApiError('too-often', 'Too many tries. Please wait a while.')
  if (answer.status >= 500) throw new Error(`sign-in service: ${answer.status}`)
  return null
}

/** A user as answers carry them. */
export async function userAnswer(uid: string): Promise<UserAnswer> {
  const [user, account] = await Promise.all([read<User>(paths.user(uid)), auth.getUser(uid).catch(() => null)])
  if (!user) throw new ApiError('not-found', 'There is no such player.')
  return { ...user, id: uid, isCommissioner: isCommissioner(account?.customClaims?.commissioner, user.username) }
}

/** A player's own account, for nobody but themselves. */
export async function myAnswer(uid: string): Promise<MyAnswer> {
  const [user, account] = await Promise.all([userAnswer(uid), readAccount(uid)])
  return { user, reminders: account?.reminders ?? true }
}

/** What a browser needs to stay logged in: the token for the API and one to sign in to the live documents with. */
export async function sessionAnswer(uid: string, token: string): Promise<SessionAnswer> {
  const [customToken, user] = await Promise.all([auth.createCustomToken(uid), userAnswer(uid)])
  return { token, customToken, user }
}
