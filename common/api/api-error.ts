/** What can go wrong, and the status it answers with. */
export const ERROR_STATUS = {
  'bad-input': 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  locked: 409,
  conflict: 409,
  /** It would cost something: the sentence says what, and `confirmed` goes ahead. */
  unconfirmed: 409,
  'too-large': 413,
  'too-often': 429,
  internal: 500,
  'feed-down': 502,
  /** Something that the call needs cannot serve it now. */
  'not-ready': 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** A failure with a sentence for the player. Thrown anywhere below the router and caught once there. */
export class ApiError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, sentence: string) {
    super(sentence)
    this.name = 'ApiError'
    this.code = code
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** The body of every failed answer. */
export interface ErrorBody {
  error: string
  code: ErrorCode
}
