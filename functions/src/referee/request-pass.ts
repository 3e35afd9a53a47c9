import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { revealedGames } from '#common/game/lock'
import { paths } from '#common/paths'
import type { Settings } from '#common/week/week'
import { docRef, readAll, transact } from '../db/firebase'
import { readSettings } from '../db/settings'
import { changeSettings, scoresPath, withWeekOpen } from '../db/week'

/** What a requested pass does beyond a usual one. */
interface PassRequest {
  /** Revealed games whose picks the pass reads again instead of taking them from the board. */
  rereadPicks?: readonly string[]
  /** Whether the pass counts every slip, not only those saved since the last one. */
  countsEverySlip?: boolean
}

/**
 * Requests a pass over a week, in the commit of the change that needs it: the next pass finds the request even if the
 * process that made the change is gone. It also makes every pass that read the week before this commit start again. A
 * finished week is open again until that pass: the schedule looks at the others only now and then, and no season closes
 * while an open week waits for a pass.
 * @param settings as the transaction has read them, or as it stores them.
 */
export function requestPass(
  tx: Transaction,
  settings: Settings,
  week: number,
  { rereadPicks = [], countsEverySlip = false }: PassRequest = {},
): void {
  if (!settings.openWeeks.includes(week)) changeSettings(tx, settings, withWeekOpen(settings, week))
  const request = {
    passRequested: true,
    version: FieldValue.increment(1),
    ...(countsEverySlip && { gatheredTo: null }),
    ...(rereadPicks.length > 0 && { rereadPicks: FieldValue.arrayUnion(...rereadPicks) }),
  }
  tx.update(docRef(scoresPath(settings.season, week)), request)
}

/** Requests a pass over every open week, after the members have changed. A week without a stored name has no scores. */
export function requestPasses(tx: Transaction, settings: Settings, request?: PassRequest): void {
  for (const { week } of settings.weeks.filter((each) => settings.openWeeks.includes(each.week))) {
    requestPass(tx, settings, week, request)
  }
}

/**
 * Requests a pass over every open week that reads all its revealed picks again instead of taking them from the boards.
 */
export async function rereadOpenWeeks(): Promise<void> {
  const settings = await readSettings()
  const { season, openWeeks } = settings
  for (const week of openWeeks) {
    const rereadPicks = revealedGames((await readAll(paths.lines(season, week))).values())
    await transact(async (tx) => requestPass(tx, settings, week, { rereadPicks }))
  }
}
