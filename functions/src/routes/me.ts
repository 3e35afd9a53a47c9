import type { Handler } from '../call'
import { userAnswer } from '../session'

/** Who is logged in. */
export const me: Handler<'GET /users/me'> = async ({ caller }) => ({ user: await userAnswer(caller.uid) })
