import type { ErrorBody } from '#common/api/api-error'
import type { RouteBodyInput, RouteName, RouteResponse } from '#common/api/routes'
import { HOSTED_ENV } from '../../../scripts/run/sandboxes.mjs'

/** Where the API under test is: in the process of the test, or behind Hosting where no set-up says otherwise. */
export const SITE = process.env.SITE_URL ?? HOSTED_ENV.SITE_URL
const FEED_URL = process.env.FEED_URL ?? HOSTED_ENV.FEED_URL

export interface Reply<T> {
  status: number
  body: T & Partial<ErrorBody>
}

interface Ask<R extends RouteName> {
  token?: string
  body?: RouteBodyInput<R>
  query?: Record<string, string | number>
  params?: Record<string, string>
}

/** One call of the API as a browser makes it. */
export async function call<R extends RouteName>(name: R, ask: Ask<R> = {}): Promise<Reply<RouteResponse<R>>> {
  const [method, path = ''] = name.split(' ') as [string, string]
  const filled = path.replace(/:(\w+)/g, (_all, key: string) => encodeURIComponent(ask.params?.[key] ?? ''))
  return request(method, filled, ask as Ask<RouteName>)
}

/** A call by its bare path, for addresses that are not in the table. */
export async function request<T>(method: string, path: string, ask: Ask<RouteName> = {}): Promise<Reply<T>> {
  const query = new URLSearchParams(Object.entries(ask.query ?? {}).map(([key, value]) => [key, String(value)]))
  const answer = await fetch(`${SITE}/api${path}?${query}`, {
    method,
    headers: {
      ...(ask.token && { authorization: `Bearer ${ask.token}` }),
      ...(ask.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(ask.body !== undefined && { body: JSON.stringify(ask.body) }),
  })
  return { status: answer.status, body: (await answer.json()) as T & Partial<ErrorBody> }
}

/** Gives the simulator an order. */
export async function feed(order: object): Promise<void> {
  const answer = await fetch(new URL('control', FEED_URL), { method: 'POST', body: JSON.stringify(order) })
  if (!answer.ok) throw new Error(await answer.text())
}
