import { randomUUID } from 'node:crypto'
import type { Response } from 'express'

const known = new WeakMap<Response, string>()

/**
 * The id of a request, by its response: Google's trace, by which Cloud Logging finds all lines of the request, and
 * elsewhere one of its own.
 */
export function requestIdOf(response: Response): string {
  const id =
    known.get(response) ?? /^[0-9a-f]{32}/.exec(response.req.get('x-cloud-trace-context') ?? '')?.[0] ?? randomUUID()
  known.set(response, id)
  return id
}
