import { ApiError } from '#common/api/api-error'

/** Ids come from outside as words of a path; this form names a document and nothing else (`__x__` is the database's own). */
const UID = /^(?!__)[\w-]{1,128}$/

/** The id of a player, as a call names it. @throws ApiError not-found for what cannot be one. */
export function parseUid(words: string | undefined): string {
  if (words && UID.test(words)) return words
  throw new ApiError('not-found', 'There is no such player.')
}
