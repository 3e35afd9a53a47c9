import { ApiError } from '../../../common/api-error'
import { paths } from '../../../common/paths'
import { findTeam } from '../../../common/teams/teams'
import { teamFields } from '../accounts'
import type { Handler } from '../call'
import { db } from '../firebase'
import { activeReview } from '../referee/review'
import { userAnswer } from '../session'

/** Changes the favorite team, and with it the colours a player goes by. */
export const updateMe: Handler<'PUT /users/me'> = async ({ body, caller }) => {
  const team = findTeam(body.abbr ?? '') ?? findTeam(body.favoriteTeam)
  if (!team) throw new ApiError('bad-input', 'Please choose your favorite team.')
  const boards = await activeReview()
  const batch = db.batch()
  batch.update(db.doc(paths.user(caller.uid)), teamFields(team))
  boards.ask(batch)
  await batch.commit()
  await boards.run()
  return { user: await userAnswer(caller.uid) }
}
