import { ApiError } from '../../../common/api-error'
import { paths } from '../../../common/paths'
import { findTeam } from '../../../common/teams/teams'
import { teamFields } from '../accounts'
import type { Handler } from '../call'
import { db } from '../firebase'
import { reviewActiveWeek } from '../referee/review'
import { userAnswer } from '../session'

/** Changes the favorite team, and with it the colours a player goes by. */
export const updateMe: Handler<'PUT /users/me'> = async ({ body, caller }) => {
  const team = findTeam(body.abbr ?? '') ?? findTeam(body.favoriteTeam)
  if (!team) throw new ApiError('bad-input', 'Please choose your favorite team.')
  // A sign-in without a profile has nothing to change, and is told so.
  await userAnswer(caller.uid)
  await db.doc(paths.user(caller.uid)).update(teamFields(team))
  await reviewActiveWeek()
  return { user: await userAnswer(caller.uid) }
}
