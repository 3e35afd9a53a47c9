import { paths } from '#common/paths'
import { type Settings, seasonAt, type Week } from '#common/week/week'
import { db, transact } from '../db/firebase'
import { forgetSeason, newSettings, openWeek, readSettings } from '../db/settings'
import { seasonCalendar, weekNameOf } from '../feed/calendar'
import { requestPass, runPassNow } from '../referee/request-pass'
import type { Handler } from './handler'

/** How long before its first game a new season may begin (ms). */
const EARLY = 60 * 86_400_000

export const getActiveWeek: Handler<'GET /settings/active-week'> = async () => {
  const { activeWeek: week } = await readSettings()
  return { activeWeek: week }
}

/** Makes a week the one everybody sees, and opens it where it is new. The first of a new season begins that season. */
export const setActiveWeek: Handler<'POST /settings/active-week'> = async ({ body }) => {
  const season = await seasonToPlay((await readSettings()).season, Date.now())
  const name = await weekNameOf(season, body.activeWeek)
  const left = await transact(async (tx) => {
    const read = (await tx.get(db.doc(paths.settings()))).data() as Settings | undefined
    const before = read ?? newSettings(Date.now())
    const settings = before.season === season ? before : { ...newSettings(Date.now()), season }
    const opened = (await tx.get(db.doc(paths.week(season, name.week)))).data() as Week | undefined
    openWeek(tx, settings, name, opened, name.week)
    const others = settings.openWeeks.filter((week) => week !== name.week)
    // A week that is left may be finished: the referee then takes it off its round. The season's board shows the weeks
    // up to the active one.
    for (const week of others) requestPass(tx, season, week)
    if (opened) requestPass(tx, season, name.week)
    return others
  })
  forgetSeason()
  for (const week of [...left, name.week]) await runPassNow(week)
  return { activeWeek: name.week }
}

/** The next season once its first games are in sight of the feed's calendar, else the one being played. */
async function seasonToPlay(playing: number, now: number): Promise<number> {
  const next = seasonAt(now)
  if (next <= playing) return playing
  const [first] = await seasonCalendar(next)
  return first && now >= first.start - EARLY ? next : playing
}
