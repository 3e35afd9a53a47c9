import type { ErrorBody } from '#common/api/api-error'
import type { RouteBodyInput, RouteName, RouteResponse } from '#common/api/routes'
import { endSession, useSession } from '#web/session/session'
import { tokenExpired } from '#web/session/token'
import { urls } from '#web/urls'

/** A call that did not succeed, with a sentence for the player. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorBody['code'] | 'offline',
    sentence: string,
  ) {
    super(sentence)
    this.name = 'ApiFailure'
  }
}

interface Ask<R extends RouteName> {
  /** A form with parts where a picture comes along. */
  body?: RouteBodyInput<R> | FormData
  /** Values of the `:names` in the path. */
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  /** What to say when the server gives no sentence. */
  otherwise?: string
  /** How long the answer may take (ms); without it as long as the browser waits. */
  limit?: number
}

/** A 401 of these is an answer to the player, not the end of the session. */
const keepsSession: ReadonlySet<RouteName> = new Set(['POST /users/login', 'POST /picks'])

/** The stored token, refreshed first when it has run out while the app was closed. */
async function bearer(): Promise<Record<string, string>> {
  const stored = useSession.getState().session?.token
  if (!stored) return {}
  const token = tokenExpired(stored, Date.now()) ? await (await import('#web/live/firebase')).freshToken() : stored
  return { Authorization: `Bearer ${token ?? stored}` }
}

function address(path: string, { params = {}, query = {} }: Pick<Ask<RouteName>, 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()
  return `/api${filled}${search && `?${search}`}`
}

/** The body of a request with the headers that go with it. */
function bodyOf(body: unknown, headers: Record<string, string>): RequestInit {
  // The browser names the type of a form with parts itself, for it draws the line between them.
  if (body instanceof FormData) return { body, headers }
  const json = { ...headers, 'Content-Type': 'application/json' }
  return body ? { body: JSON.stringify(body), headers: json } : { headers: json }
}

async function failureOf(response: Response, otherwise: string): Promise<ApiFailure> {
  const said = (await response.json().catch(() => null)) as Partial<ErrorBody & { message: string }> | null
  return new ApiFailure(response.status, said?.code ?? 'internal', said?.error ?? said?.message ?? otherwise)
}

/** Makes one call of the route table, e.g. `call('POST /picks', { body })`. Throws {@link ApiFailure}. */
export async function call<R extends RouteName>(name: R, ask: Ask<R> = {}): Promise<RouteResponse<R>> {
  const [method = 'GET', path = ''] = name.split(' ')
  const otherwise = ask.otherwise ?? 'Something went wrong. Please try again.'
  let response: Response
  try {
    response = await fetch(address(path, ask as Ask<RouteName>), {
      method,
      credentials: 'include',
      signal: ask.limit === undefined ? null : AbortSignal.timeout(ask.limit),
      ...bodyOf(ask.body, await bearer()),
    })
  } catch {
    throw new ApiFailure(0, 'offline', 'The server cannot be reached. Check your connection and try again.')
  }
  if (response.ok) return (await response.json()) as RouteResponse<R>
  const failure = await failureOf(response, otherwise)
  if (failure.status === 401 && !keepsSession.has(name)) endSession(urls.login)
  throw failure
}

/** The sentence of any failure. */
export const sentenceOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'Something went wrong. Please try again.'
