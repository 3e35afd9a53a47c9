import { write } from 'firebase-functions/logger'

let log: (entry: { severity: 'ERROR'; message: string }) => void = write

/** Puts another log in the place of the real one: the simulation's, whose failures are meant. */
export function setLog(other: typeof log): void {
  log = other
}

/** Logs a failure that somebody must look at, with the severity by which alerts find it. */
export function logFailure(what: string, cause?: unknown): void {
  const why = cause instanceof Error ? (cause.stack ?? cause.message) : cause
  log({ severity: 'ERROR', message: why === undefined ? what : `${what}: ${String(why)}` })
}
