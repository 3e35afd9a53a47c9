import { myAnswer } from '../people/session'
import type { Handler } from './handler'

/** Who is logged in. */
export const me: Handler<'GET /users/me'> = ({ caller }) => myAnswer(caller.uid)
