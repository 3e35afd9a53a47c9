import { write } from 'firebase-functions/logger'

let log: (entry: { severity: 'ERROR'; message: string }) => void = write

/** Replaces the log. For the simulation, whose failures are intended. */
export function setLog(other: typeof log): void {
  log = other
}

/**
 * Logs a failure that a person must look at, with the severity that alerts find it by.
 * @param cause the error, whose stack is logged, or the reason in words.
 */
export function logFailure(what: string, cause?: unknown): void {
  const why = cause instanceof Error ? (cause.stack ?? cause.message) : cause
  log({ severity: 'ERROR', message: why === undefined ? what : `${what}: ${String(why)}` })
}
