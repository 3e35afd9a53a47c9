import type { ErrorBody } from '#common/api/api-error'
import type { RouteBodyInput, RouteName, RouteParams, RouteResponse } from '#common/api/routes'
import { OUR_FAULT, UserFacingError } from '#web/errors'
import { timedFetch, timeNow } from '#web/session/serverTime'
import { type SessionStore, session } from '#web/session/session'
import { withTimeout } from './withTimeout'

/** A call that did not succeed, with a sentence for the player. */
export class ApiFailure extends UserFacingError {
  override name = 'ApiFailure'

  constructor(
    /** The status of the response; 0 when none came. */
    readonly status: number,
    /** `no-response` without a response of the API: nobody has judged the call. */
    readonly code: ErrorBody['code'] | 'no-response',
    sentence: string,
    cause?: unknown,
  ) {
    super(sentence, { cause })
  }
}

/** Whether nobody knows if the change was made: no response of the API came, or its 503. */
export const isOutcomeUnknown = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.code === 'no-response' || failure.status === 503)

type Values = Record<string, string | number>

interface CallOptions<R extends RouteName> {
  /** A form with parts where a picture comes along. */
  body?: RouteBodyInput<R> | FormData
  /** Values of the `:names` in the path. */
  params?: RouteParams<R, string | number>
  query?: Values
  /**
   * The sentence shown if the server gives none. Without a response it stands before 'The server cannot be reached…'.
   * Nobody knows then whether a change was made, so a change needs a text that is true either way, or the one of the
   * specification.
   */
  errorText?: string
  /** How long the response may take (ms), where it is not {@link TIMEOUTS}. */
  timeout?: number
  /** The token of the session to call as, if not the present one: of a player who has just logged out. */
  token?: string
}

/** A 401 of these is shown to the player and does not end the session. */
const KEEPS_SESSION: ReadonlySet<RouteName> = new Set(['POST /users/login', 'POST /picks', 'DELETE /users/me/devices'])
/** While it is under way the account takes no other call, which is no reason to end the session. */
const SAVES_PASSWORD: RouteName = 'PUT /users/me/password'
/** How long a response may take (ms). */
export const TIMEOUTS = {
  read: 8_000,
  /** For a call that changes something: as long as Hosting waits for the API. */
  change: 60_000,
  /**
   * For a login, for a pick, which is soon retried, and for the desk's two calls that read the feed: the API gives up
   * on the feed a little sooner, and says so.
   */
  short: 12_000,
} as const
/** A token is refreshed this long before it expires (ms), so that it is still valid when the server reads it. */
const TOKEN_MARGIN = 30_000

/** Whether a token (a JWT) has expired at `now` (epoch ms). One that cannot be read is left for the server to judge. */
export function tokenExpired(token: string, now: number): boolean {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
    return typeof claims.exp === 'number' && claims.exp * 1000 - TOKEN_MARGIN <= now
  } catch {
    // Not a JWT: the server answers 401.
    return false
  }
}

function address(path: string, { params = {}, query = {} }: { params?: Values; query?: Values }): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  // It turns numbers into text, though its type takes only text.
  const search = String(new URLSearchParams(query as Record<string, string>))
  return `/api${filled}${search && `?${search}`}`
}

/**
 * The method and the body of a request with the headers that go with them. A deletion with a body is sent as a POST
 * that says so, because there are servers on the way that refuse such a deletion.
 */
function requestOf(method: string, body: unknown, headers: Record<string, string>): RequestInit {
  // The browser sets the content type of a form itself, for it chooses the boundary between the parts.
  if (body instanceof FormData) return { method, body, headers }
  const json = { ...headers, 'Content-Type': 'application/json' }
  if (!body) return { method, headers: json }
  const sent = { method, body: JSON.stringify(body), headers: json }
  return method === 'DELETE'
    ? { ...sent, method: 'POST', headers: { ...json, 'X-HTTP-Method-Override': method } }
    : sent
}

async function failureOf(response: Response, errorText: string): Promise<ApiFailure> {
  // A proxy in front of the server answers without JSON or with its own: the caller's sentence stands in.
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody & { message: string }> | null
  const sentence = [body?.error, body?.message].find((text) => typeof text === 'string')
  const { status } = response
  // The API says a code with every error. Whatever comes without one is of something before it: a proxy, Hosting while
  // the league is stopped, or Cloud Run that has no place for the call.
  const code = typeof body?.code === 'string' ? body.code : 'no-response'
  return new ApiFailure(status, code, sentence ?? errorText)
}

interface ApiOptions {
  fetch: typeof fetch
  session: Pick<SessionStore, 'useSession' | 'endSession'>
}

/** Gives a token that is good. @param force a new one even if, by the device's clock, the present one still is. */
type Refresh = (force: boolean) => Promise<string | undefined>

/** The calls of the route table, made as the player of a session. */
export function createApiClient({ fetch, session }: ApiOptions) {
  let refresh: Refresh = async () => undefined
  /** Settles once no new password is being saved. */
  let savingPassword: Promise<unknown> = Promise.resolve()
  const current = () => session.useSession.getState().session

  /** The stored token, refreshed first when it has expired while the app was closed. */
  async function storedToken(): Promise<string | undefined> {
    const { uid, token } = current() ?? {}
    const fresh = token && tokenExpired(token, timeNow()) && (await refresh(false))
    // Meanwhile another player may have logged in in another tab, whose token this would be.
    return (current()?.uid === uid && fresh) || token
  }

  async function makeCall<R extends RouteName>(name: R, options: CallOptions<R>): Promise<RouteResponse<R>> {
    const [method = 'GET', path = ''] = name.split(' ')
    const caller = current()?.uid
    /** The tokens by which the call was made. */
    const tokens = [current()?.token]
    const limit = options.timeout ?? (method === 'GET' ? TIMEOUTS.read : TIMEOUTS.change)
    /** Waits for a new token no longer than for a response: the SDK tries for up to a minute. */
    const limited = <T>(token: Promise<T>) => withTimeout(token, limit, () => new Error('No new token came.'))
    const send = (token: string | undefined) =>
      fetch(address(path, options), {
        credentials: 'include',
        ...requestOf(method, options.body, token ? { Authorization: `Bearer ${token}` } : {}),
        // Only now, for a token may have been refreshed first.
        signal: AbortSignal.timeout(limit),
      })
    let response: Response
    try {
      const token = options.token ?? (await limited(storedToken()))
      tokens.push(token)
      response = await send(token)
      // The device's clock is slow: by the server's, which the page knows from this response, the token has expired.
      if (response.status === 401 && token && !options.token && tokenExpired(token, timeNow())) {
        const fresh = await limited(refresh(true))
        tokens.push(fresh)
        if (fresh && current()?.uid === caller) response = await send(fresh)
      }
      // The body is read here too: it may be cut off, or a hotel's login page may have answered in the server's place.
      if (response.ok) return (await response.json()) as RouteResponse<R>
    } catch (cause) {
      const sentence = 'The server cannot be reached. Check your connection and try again.'
      throw new ApiFailure(0, 'no-response', [options.errorText, sentence].filter(Boolean).join(' '), cause)
    }
    const failure = await failureOf(response, options.errorText ?? OUR_FAULT)
    if (failure.code === 'signed-out' && name !== SAVES_PASSWORD) await savingPassword
    // Ignore a 401 of an earlier session: of another player, or of a token that a new password has replaced.
    const isOfSession = current()?.uid === caller && tokens.includes(current()?.token)
    if (failure.code === 'signed-out' && !KEEPS_SESSION.has(name) && isOfSession) session.endSession('expired')
    throw failure
  }

  /** Makes one call of the route table, e.g. `call('POST /picks', { body })`. Throws {@link ApiFailure}. */
  function call<R extends RouteName>(name: R, options: CallOptions<R> = {}): Promise<RouteResponse<R>> {
    const response = makeCall(name, options)
    // One turn after the response: only then has the form kept the new tokens.
    const nextTurn = () => new Promise((resolve) => setTimeout(resolve))
    if (name === SAVES_PASSWORD) savingPassword = response.then(nextTurn, nextTurn)
    return response
  }

  return {
    call,
    passwordSettled: () => savingPassword,
    /** Gives the calls what refreshes an expired token. It resolves to undefined if the player has to log in again. */
    refreshTokensWith: (refresher: Refresh) => {
      refresh = refresher
    },
  }
}

export type ApiCall = ReturnType<typeof createApiClient>['call']

export const { call, passwordSettled, refreshTokensWith } = createApiClient({ fetch: timedFetch, session })
