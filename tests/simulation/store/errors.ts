/** The gRPC codes with which the database refuses. */
export const code = {
  invalidArgument: 3,
  notFound: 5,
  alreadyExists: 6,
  failedPrecondition: 9,
  aborted: 10,
  unavailable: 14,
} as const

/** The database refused; `code` is a gRPC number, as in the client library's errors. */
export class StoreError extends Error {
  override name = 'StoreError'
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(`${code} ${message}`)
  }
}

/** The process ended just after an operation. It has no code, so nothing retries it. */
export class Killed extends Error {
  override name = 'Killed'
}

/** The codes after which the client library runs a transaction's function again. */
const RETRIED: readonly unknown[] = [1, 2, 4, 8, 10, 13, 14, 16]

export function isRetried(error: unknown): boolean {
  const { code: number, message } = error as { code?: unknown; message?: unknown }
  return RETRIED.includes(number) || (number === code.invalidArgument && /transaction has expired/.test(`${message}`))
}
