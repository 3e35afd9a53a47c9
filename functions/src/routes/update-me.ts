import { ApiError } from '#common/api/api-error'
import type { RouteBody } from '#common/api/routes'
import { paths } from '#common/paths'
import { findTeam } from '#common/teams/teams'
import { changeProfile } from '../db/directory'
import { db } from '../db/firebase'
import { teamFields } from '../people/accounts'
import { ownUserResponse } from '../people/session'
import type { Handler } from './handler'

/** Changes the favorite team, and with it the colours a player goes by; or whether reminders come by mail. */
export const updateMe: Handler<'PUT /users/me'> = async ({ body, caller }) => {
  const { reminders } = body
  if (reminders === undefined || body.favoriteTeam !== undefined) await changeTeam(caller.uid, body)
  if (reminders !== undefined) await db.doc(paths.account(caller.uid)).set({ reminders }, { merge: true })
  return ownUserResponse(caller.uid)
}

async function changeTeam(uid: string, { abbr = '', favoriteTeam = '' }: RouteBody<'PUT /users/me'>): Promise<void> {
  const team = findTeam(abbr) ?? findTeam(favoriteTeam)
  if (!team) throw new ApiError('bad-input', 'Please choose your favorite team.')
  await changeProfile(uid, teamFields(team))
}
