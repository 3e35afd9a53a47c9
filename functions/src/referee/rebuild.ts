import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { db, readAll } from '../db/firebase'
import { readSettings } from '../db/settings'
import { refereePass } from './pass'
import { requestPass } from './request-pass'

/** Publishes every week of the season that has just been seeded. */
export async function rebuildSeason(): Promise<void> {
  const { weeks } = await readSettings()
  for (const { week } of weeks) await refereePass({ week, whole: true })
}

/** Requests a pass over every open week that reads all its revealed picks again instead of trusting the boards. */
export async function rereadOpenWeeks(): Promise<void> {
  const { season, openWeeks } = await readSettings()
  for (const week of openWeeks) {
    const lines = await readAll<GameLine>(paths.lines(season, week))
    const revealed = [...lines.values()].filter((line) => line.revealedAt !== null).map((line) => line.gameId)
    const batch = db.batch()
    requestPass(batch, season, week, revealed)
    await batch.commit()
  }
}
