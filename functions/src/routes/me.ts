import { ownUserResponse } from '../people/session'
import type { Handler } from './handler'

/** Who is logged in. */
export const getMe: Handler<'GET /users/me'> = ({ caller }) => ownUserResponse(caller.uid)
