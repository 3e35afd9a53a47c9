import { ApiError } from '../../../common/api-error'
import type { Handler } from '../call'
import { userAnswer } from '../session'

/** A player's public profile. */
export const user: Handler<'GET /users/:id'> = async ({ params }) => {
  const { id = '' } = params
  if (!/^[\w-]{1,128}$/.test(id)) throw new ApiError('not-found', 'There is no such player.')
  return { user: await userAnswer(id) }
}
