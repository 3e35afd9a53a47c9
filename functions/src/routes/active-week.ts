import { paths } from '../../../common/paths'
import type { Settings } from '../../../common/week'
import type { Handler } from '../call'
import { db } from '../firebase'
import { askForReview, review } from '../referee/review'
import { newSettings, openWeek, readSettings } from '../settings'

export const activeWeek: Handler<'GET /settings/active-week'> = async () => {
  const { activeWeek: week } = await readSettings()
  return { activeWeek: week }
}

/** Makes a week the one everybody sees, and opens it where it is new. */
export const setActiveWeek: Handler<'POST /settings/active-week'> = async ({ body }) => {
  const left = await db.runTransaction(async (tx) => {
    const read = (await tx.get(db.doc(paths.settings()))).data() as Settings | undefined
    const settings = read ?? newSettings(Date.now())
    openWeek(tx, settings, body.activeWeek, body.activeWeek)
    const others = settings.openWeeks.filter((week) => week !== body.activeWeek)
    // A week that is left may be finished: the referee then takes it off its round.
    for (const week of others) askForReview(tx, settings.season, week)
    return others
  })
  for (const week of [...left, body.activeWeek]) await review(week)
  return { activeWeek: body.activeWeek }
}
