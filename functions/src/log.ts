import { error } from 'firebase-functions/logger'

/** Logs a failure that somebody must look at, with the severity by which alerts find it. */
export function logFailure(what: string, cause?: unknown): void {
  error(what, ...(cause === undefined ? [] : [cause instanceof Error ? (cause.stack ?? cause.message) : cause]))
}
