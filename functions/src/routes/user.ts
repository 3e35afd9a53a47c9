import { userAnswer } from '../people/session'
import { uidOf } from '../people/uids'
import type { Handler } from './handler'

/** A player's public profile. */
export const user: Handler<'GET /users/:id'> = async ({ params }) => {
  return { user: await userAnswer(uidOf(params.id)) }
}
