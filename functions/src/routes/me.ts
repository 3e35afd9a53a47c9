import type { Handler } from '../call'
import { myAnswer } from '../session'

/** Who is logged in. */
export const me: Handler<'GET /users/me'> = ({ caller }) => myAnswer(caller.uid)
