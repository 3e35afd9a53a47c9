import type { Handler } from '../call'
import { userAnswer } from '../session'
import { uidOf } from '../uids'

/** A player's public profile. */
export const user: Handler<'GET /users/:id'> = async ({ params }) => {
  return { user: await userAnswer(uidOf(params.id)) }
}
