import { type BoardDoc, paths } from '#common/paths'
import type { FinishedSeason, Settings } from '#common/week/week'
import { isOverall, isWeekly } from '../db/boards'
import { readIn, readValuesIn, transact } from '../db/firebase'
import { changeSettings } from '../db/week'

/**
 * Takes the weeks out of the lists of finished seasons that were prepared and never opened: the boards have nothing of
 * them or of a later week. Version 1.0.0 kept them, and a season's last week is the one that players see first.
 */
export function dropUnplayedWeeks(): Promise<void> {
  return transact(async (tx) => {
    const settings = await readIn(tx, paths.settings())
    if (!settings?.finishedSeasons) return
    const finishedSeasons = await Promise.all(
      settings.finishedSeasons.map(async (each): Promise<FinishedSeason> => {
        const last = lastWeek(settings, each.season, await readValuesIn(tx, paths.leaderboards(each.season)))
        return { ...each, weeks: each.weeks.filter(({ week }) => week <= last) }
      }),
    )
    changeSettings(tx, settings, { ...settings, finishedSeasons })
  })
}

/**
 * The last week of a finished season that was opened, by the boards: the last of which a game has revealed, or that
 * counts in the season's board, as one does whose games were all called off. Until the next season begins the settings
 * have its active week, too. Without a reveal nothing is known, and all weeks stay.
 */
function lastWeek({ season: present, activeWeek }: Settings, season: number, boards: readonly BoardDoc[]): number {
  const played = boards.filter(isWeekly).filter(({ revealed }) => revealed.length > 0)
  if (played.length === 0) return Number.POSITIVE_INFINITY
  const counted = boards.filter(isOverall).flatMap(({ weeks }) => weeks)
  return Math.max(...played.map(({ week }) => week), ...counted, season === present ? activeWeek : 0)
}
