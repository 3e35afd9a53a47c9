import { ApiError } from '#common/api/api-error'
import { config } from '../config'
import { logFailure } from '../log'

/** The sign-in service's codes for a wrong address or password. */
const WRONG =
  /^(EMAIL_NOT_FOUND|INVALID_PASSWORD|INVALID_LOGIN_CREDENTIALS|INVALID_EMAIL|MISSING_PASSWORD|USER_DISABLED|USER_NOT_FOUND)/

/** How long the sign-in service may take to respond (ms). */
const TIMEOUT = 10_000

interface SignInResult {
  idToken?: string
  localId?: string
  error?: { message?: string }
}

/**
 * Whether a password is this account's. The account that has the address may be another one: whoever holds an ID token
 * can change or delete their address at the sign-in service. @throws ApiError not-ready, too-often
 */
export async function isPassword(uid: string, email: string, password: string): Promise<boolean> {
  return (await signIn('signInWithPassword', { email, password }))?.localId === uid
}

/** The error for a session whose account is gone. */
export const accountClosed = () => new ApiError('signed-out', 'This account has been closed.')

/** Exchanges a custom token for an ID token. @throws ApiError not-ready; signed-out when the account is gone. */
export async function idTokenFor(customToken: string): Promise<string> {
  const result = await signIn('signInWithCustomToken', { token: customToken })
  if (!result) throw accountClosed()
  return result.idToken
}

/**
 * Whether the service takes the key with which passwords are checked: it is asked for what anybody may know of the
 * project. @throws ApiError not-ready, if it does not work itself
 */
export async function isKeyTaken(): Promise<boolean> {
  const { response, result } = await ask('projects')
  if (response.ok) return true
  const why = refused(response, result)
  if (isDown(response)) throw why
  return false
}

/** Signs in by the sign-in service's REST API; null if it refuses. The Admin SDK cannot check a password. */
async function signIn(action: string, body: object): Promise<(SignInResult & { idToken: string }) | null> {
  const { response, result } = await ask(`accounts:${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  })
  const { idToken } = result
  if (response.ok && idToken) return { ...result, idToken }
  const why = result.error?.message ?? ''
  if (WRONG.test(why)) return null
  if (/^TOO_MANY/.test(why)) throw new ApiError('too-often', 'Too many tries. Please wait a while.')
  throw refused(response, result)
}

/** Asks the sign-in service, with our key. @throws ApiError not-ready */
async function ask(path: string, init: RequestInit = {}): Promise<{ response: Response; result: SignInResult }> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const host = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com'
  const url = `${host}/v1/${path}?key=${config.webApiKey()}`
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) })
    return { response, result: (await response.json()) as SignInResult }
  } catch (error) {
    throw notReady('the sign-in service cannot be reached', error)
  }
}

/** The error for an answer that says nothing of the player. */
function refused({ status }: Response, { error }: SignInResult): ApiError {
  const what = isDown({ status }) ? 'the sign-in service is down' : 'WEB_API_KEY is missing or wrong'
  return notReady(what, `${status} ${error?.message ?? ''}`)
}

/** Whether the service itself does not work, or has too much to do. */
const isDown = ({ status }: Pick<Response, 'status'>): boolean => status >= 500 || status === 429

/** The reason goes to the log; the player is asked to try again. */
function notReady(what: string, cause: unknown): ApiError {
  logFailure(what, cause, {
    todo: 'Compare WEB_API_KEY with the web app’s key, and look at https://status.firebase.google.com.',
  })
  return new ApiError('not-ready', 'Logging in is not possible at the moment. Please try again in a few minutes.')
}
