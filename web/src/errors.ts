/** An error whose message was written for the player. Only these messages are shown. */
export class UserFacingError extends Error {
  override name = 'UserFacingError'
}

/** What a player reads of an error that was not written for players. */
export const OUR_FAULT = 'Something went wrong on our side. Please try again.'

/** What a player reads of a failure. Errors that were not written for players are logged and shown as our fault. */
export function sentenceOf(failure: unknown): string {
  if (failure instanceof UserFacingError) return failure.message
  console.error(failure)
  return OUR_FAULT
}
