import { userResponse } from '../people/session'
import { parseUid } from '../people/uids'
import type { Handler } from './handler'

/** A player's public profile. */
export const getUser: Handler<'GET /users/:id'> = async ({ params }) => {
  return { user: await userResponse(parseUid(params.id)) }
}
