import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestHandler, Response } from 'express'
import { logFailure } from '../log'

const EVENTS = ['uncaughtException', 'unhandledRejection'] as const

interface Exchange {
  response: Response
  fail: (error: unknown) => void
}

const exchange = new AsyncLocalStorage<Exchange>()

/** Remembers which request the code that follows works for, so that a failure nobody catches is answered there. */
export const trackRequest: RequestHandler = (_request, response, next) => {
  // The runtime's own domain would answer such a failure in plain text before we hear of it.
  ;(process as { domain?: { exit(): void } | null }).domain?.exit()
  exchange.run({ response, fail: next }, next)
}

/**
 * Keeps the process alive when a failure escapes: it serves up to forty other requests. The failure is logged, and
 * answered where its request is known. Listeners that are added later are taken off again: those of the function
 * runtime end the process.
 */
export function guardProcess(): void {
  for (const event of EVENTS) process.on(event, escaped)
  process.on('newListener', (event: string, listener: (...args: unknown[]) => void) => {
    if (EVENTS.some((guarded) => guarded === event)) queueMicrotask(() => process.off(event, listener))
  })
}

function escaped(error: unknown): void {
  logFailure('a failure that nobody caught', error)
  const { response, fail } = exchange.getStore() ?? {}
  if (response && !response.headersSent) fail?.(error)
}
