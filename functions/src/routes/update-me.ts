import type { Body } from '../../../common/api'
import { ApiError } from '../../../common/api-error'
import { paths } from '../../../common/paths'
import { findTeam } from '../../../common/teams/teams'
import { teamFields } from '../accounts'
import type { Handler } from '../call'
import { changeProfile } from '../directory'
import { db } from '../firebase'
import { myAnswer } from '../session'

/** Changes the favorite team, and with it the colours a player goes by; or whether reminders come by mail. */
export const updateMe: Handler<'PUT /users/me'> = async ({ body, caller }) => {
  const { reminders } = body
  if (reminders === undefined || body.favoriteTeam !== undefined) await changeTeam(caller.uid, body)
  if (reminders !== undefined) await db.doc(paths.account(caller.uid)).set({ reminders }, { merge: true })
  return myAnswer(caller.uid)
}

async function changeTeam(uid: string, { abbr = '', favoriteTeam = '' }: Body<'PUT /users/me'>): Promise<void> {
  const team = findTeam(abbr) ?? findTeam(favoriteTeam)
  if (!team) throw new ApiError('bad-input', 'Please choose your favorite team.')
  await changeProfile(uid, teamFields(team))
}
