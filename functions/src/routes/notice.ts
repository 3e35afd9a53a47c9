import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import type { Week } from '#common/week/week'
import { db, transact } from '../db/firebase'
import { currentSeason } from '../db/settings'
import { saveUndo, stepOf } from '../desk/undo'
import type { Handler } from './handler'

/** Puts a sentence for everybody on the week's page, or takes it off. */
export const postNotice: Handler<'POST /commish/notice'> = async ({ body, caller }) => {
  const { week, seen } = body
  const wanted = body.notice.trim()
  const season = await currentSeason()
  const ref = db.doc(paths.week(season, week))
  await transact(async (tx) => {
    const opened = (await tx.get(ref)).data() as Week | undefined
    if (!opened) throw new ApiError('not-found', `Week ${week} has not been opened yet.`)
    const step = stepOf(opened, { ...opened, notice: wanted })
    if (!step) return
    if (seen !== undefined && seen !== opened.notice)
      throw new ApiError('conflict', `The notice was changed meanwhile: “${opened.notice}”. Please look again.`)
    tx.update(ref, step.is)
    const text = wanted ? `Notice: “${wanted}”` : 'Notice taken off.'
    saveUndo(tx, season, week, { kind: null, text, by: caller.uid, at: Date.now(), week: step })
  })
  return { notice: wanted }
}
