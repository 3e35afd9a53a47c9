import { write } from 'firebase-functions/logger'

/** Logs a failure that somebody must look at, with the severity by which alerts find it. */
export function logFailure(what: string, cause?: unknown): void {
  const why = cause instanceof Error ? (cause.stack ?? cause.message) : cause
  write({ severity: 'ERROR', message: why === undefined ? what : `${what}: ${String(why)}` })
}
