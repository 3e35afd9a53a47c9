import { ApiError } from '#common/api/api-error'
import { logFailure } from '../log'

/** What the sign-in service says of an address and a password that do not belong together. */
const WRONG =
  /^(EMAIL_NOT_FOUND|INVALID_PASSWORD|INVALID_LOGIN_CREDENTIALS|INVALID_EMAIL|MISSING_PASSWORD|USER_DISABLED|USER_NOT_FOUND)/

/** How long the sign-in service may take (ms). */
const PATIENCE = 10_000

interface SignedIn {
  idToken?: string
  error?: { message?: string }
}

/** Whether this password is that of the account with this e-mail address. @throws ApiError not-ready, too-often. */
export async function isPassword(email: string, password: string): Promise<boolean> {
  return (await ask('signInWithPassword', { email, password })) !== null
}

/** The ID token that a custom token signs in for. @throws ApiError not-ready. */
export async function idTokenFor(customToken: string): Promise<string> {
  const token = await ask('signInWithCustomToken', { token: customToken })
  if (token === null) throw new ApiError('signed-out', 'This account has been closed.')
  return token
}

/** Asks the sign-in service for an ID token: null when it refuses. The Admin SDK cannot check a password. */
async function ask(action: string, body: object): Promise<string | null> {
  let answer: Response
  let said: SignedIn
  try {
    answer = await fetch(addressOf(action), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    said = (await answer.json()) as SignedIn
  } catch (error) {
    throw notReady('the sign-in service cannot be reached', error)
  }
  if (answer.ok && said.idToken) return said.idToken
  const why = said.error?.message ?? ''
  if (WRONG.test(why)) return null
  if (/^TOO_MANY/.test(why)) throw new ApiError('too-often', 'Too many tries. Please wait a while.')
  if (answer.status >= 500) throw notReady(`the sign-in service is down: ${answer.status} ${why}`)
  throw notReady(`WEB_API_KEY is missing or wrong, the sign-in service says: ${answer.status} ${why}`)
}

function addressOf(action: string): string {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const host = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com'
  return `${host}/v1/accounts:${action}?key=${process.env.WEB_API_KEY ?? 'demo'}`
}

/** Logs what is wrong, for whoever runs the league; the player is told when to come again. */
function notReady(what: string, cause?: unknown): ApiError {
  logFailure(what, cause)
  return new ApiError('not-ready', 'Logging in is not possible at the moment. Please try again in a few minutes.')
}
