/** The error codes of the API, each with its HTTP status. */
export const ERROR_STATUS = {
  'bad-input': 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  /** The body of the call did not arrive in time. */
  'too-slow': 408,
  locked: 409,
  conflict: 409,
  /** The change has a consequence, which the sentence states; sent again with `confirmed` it is made. */
  unconfirmed: 409,
  'too-large': 413,
  'too-often': 429,
  internal: 500,
  'feed-down': 502,
  /** Something that the call needs is not available at present. */
  'not-ready': 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** An error with a sentence for the player. Thrown anywhere below the router, which answers with it. */
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

/** The refusal of a call about somebody who is not in the league. */
export const noSuchPlayer = () => new ApiError('not-found', 'There is no such player.')

export interface ErrorBody {
  error: string
  code: ErrorCode
}
