import { write } from 'firebase-functions/logger'

interface LogRecord {
  severity: 'ERROR' | 'WARNING'
  message: string
  /** What the person who finds it should do. */
  todo?: string
  /** The request that failed. Its answer carries the same in `X-Request-Id`, if it says that something went wrong. */
  requestId?: string
}

let log: (record: LogRecord) => void = write
let requestId: () => string | undefined = () => undefined

/** Replaces the log. For tests, whose failures are intended. */
export function setLog(other: typeof log): void {
  log = other
}

let listener: (what: string, todo: string) => void = () => undefined

/** Sets what is called for every failure that is logged. */
export function onFailure(other: typeof listener): void {
  listener = other
}

/** Sets where the id of the request is found that the running code works for. */
export function setRequestIdSource(other: typeof requestId): void {
  requestId = other
}

/**
 * Logs a failure that a person must look at, with the severity that alerts find it by.
 * @param what the same words for the same failure, so that it is noted once, whatever it is `about`.
 * @param cause the error, whose stack is logged, or the reason in words.
 * @param more.about the id of the document that it is about.
 * @param more.requestId where the running code does not know its request.
 */
export function logFailure(
  what: string,
  cause?: unknown,
  { todo, about, requestId: id = requestId() }: Pick<LogRecord, 'todo' | 'requestId'> & { about?: string } = {},
): void {
  const why = cause instanceof Error ? (cause.stack ?? cause.message) : cause
  const message = [what, about, why].filter((part) => part !== undefined).join(': ')
  log({ severity: 'ERROR', message, ...(id && { requestId: id }), ...(todo && { todo }) })
  listener(what, todo ?? '')
}

/**
 * Logs what mends itself and nobody is to be woken for, such as a feed that is down. Written to the console alone it
 * would have no severity on Cloud Run, and no search by severity would find it.
 */
export const logWarning = (message: string): void => log({ severity: 'WARNING', message })

/** What to do about a failure of the scheduled round. */
export const LATER_ROUND_TODO = 'Nothing, unless it goes on: a later round tries again.'

/** Waits for all parts of the round, and then throws the first failure: a part that fails stops no other. */
export async function allThenThrow(parts: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(parts)
  throwFirst(outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])))
}

/** Throws the first of the failures, if there are any; the others are logged. */
export function throwFirst(failures: readonly unknown[]): void {
  const [first, ...others] = failures
  for (const other of others) logFailure('another part of the round failed', other, { todo: LATER_ROUND_TODO })
  if (failures.length) throw first
}
