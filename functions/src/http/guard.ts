import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import { logFailure, setRequestIdSource } from '../log'

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

const EVENTS = ['uncaughtException', 'unhandledRejection'] as const

/** The request that the running code works for. */
interface Exchange {
  response: Response
  fail: (error: unknown) => void
}

const exchange = new AsyncLocalStorage<Exchange>()
setRequestIdSource(() => {
  const running = exchange.getStore()
  return running && requestIdOf(running.response)
})

/** Remembers which request the following code works for, so that an uncaught failure can be answered. */
export const trackRequest: RequestHandler = (_request, response, next) => {
  // Otherwise the runtime's own domain would answer such a failure first, in plain text.
  ;(process as { domain?: { exit(): void } | null }).domain?.exit()
  exchange.run({ response, fail: next }, next)
}

/**
 * Keeps the process alive after an uncaught failure, since it may be serving other requests. The failure is logged, and
 * answered if its request is known. Listeners that are added later are removed again: those of the function runtime end
 * the process.
 */
export function guardProcess(): void {
  for (const event of EVENTS) process.on(event, onUncaught)
  process.on('newListener', (event: string, listener: (...args: unknown[]) => void) => {
    if (EVENTS.some((guarded) => guarded === event)) queueMicrotask(() => process.off(event, listener))
  })
}

function onUncaught(error: unknown): void {
  logFailure('an uncaught failure', error, { todo: 'Report it with its stack. Other requests went on.' })
  const { response, fail } = exchange.getStore() ?? {}
  if (response && !response.headersSent) fail?.(error)
}
