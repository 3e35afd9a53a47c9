import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '../../common/api-error'
import type { GameLine } from '../../common/line'
import { isRevealed } from '../../common/lock'
import { paths } from '../../common/paths'
import { type Settings, type Week, type WeekName, weekName } from '../../common/week'
import { db } from './firebase'
import { askForReview } from './referee/review'
import { newSettings, openWeek } from './settings'

/** A week's slate as a transaction read it. */
export interface HeldSlate {
  settings: Settings
  week: Week
  lines: Map<string, GameLine>
}

/** The week and its lines; a week that was never opened is refused. */
export async function readSlate(tx: Transaction, week: number): Promise<HeldSlate> {
  const slate = await tryReadSlate(tx, weekName(week))
  if (!slate.opened) throw new ApiError('not-found', `Week ${week} has not been opened yet.`)
  return slate
}

async function tryReadSlate(tx: Transaction, name: WeekName): Promise<HeldSlate & { opened: Week | undefined }> {
  const { week } = name
  const stored = (await tx.get(db.doc(paths.settings()))).data() as Settings | undefined
  const settings = stored ?? newSettings(Date.now())
  const found = (await tx.get(db.doc(paths.week(settings.season, week)))).data() as Week | undefined
  const lines = await tx.get(db.collection(paths.lines(settings.season, week)))
  return {
    settings,
    opened: found,
    week: found ?? { ...name, slate: [], state: 'open', notice: '' },
    lines: new Map(lines.docs.map((line) => [line.id, line.data() as GameLine])),
  }
}

/**
 * Makes `wanted` the week's slate, opening the week where it is new. Lines that stay are kept as they are; picks on a
 * game that is taken off stay with its line's path and come back with it.
 * @param fresh lines for games that have none yet.
 * @throws ApiError conflict when a game that is taken off has revealed its picks already.
 */
export async function setSlate(
  tx: Transaction,
  name: WeekName,
  wanted: ReadonlySet<string>,
  fresh: readonly GameLine[],
) {
  const { settings, lines, opened } = await tryReadSlate(tx, name)
  const number = name.week
  const { season } = settings
  const now = Date.now()
  const gone = [...lines.values()].filter((line) => !wanted.has(line.gameId))
  const played = gone.find((line) => isRevealed(line, now))
  if (played) {
    const game = `${played.awayName} at ${played.homeName}`
    throw new ApiError('conflict', `${game} has kicked off and its picks are open. Call it off instead of removing it.`)
  }
  if (!opened && wanted.size === 0) throw new ApiError('not-found', `Week ${number} has not been opened yet.`)
  const added = fresh.filter((line) => wanted.has(line.gameId) && !lines.has(line.gameId))
  if ([...wanted].some((id) => !lines.has(id) && !added.some((line) => line.gameId === id))) {
    throw new ApiError('conflict', 'The slate was changed meanwhile. Please look at it again.')
  }
  // A finished week that gets a new game is back on the referee's round.
  openWeek(tx, settings, name, opened)
  const locked = lines.size > 0 && [...lines.values()].every((line) => line.isLocked)
  for (const line of added) {
    tx.set(db.doc(paths.line(season, number, line.gameId)), { ...line, isLocked: locked })
  }
  for (const line of gone) tx.delete(db.doc(paths.line(season, number, line.gameId)))
  const kept = [...lines.values(), ...added].filter((line) => wanted.has(line.gameId))
  kept.sort((a, b) => a.kickoff - b.kickoff || (a.gameId < b.gameId ? -1 : 1))
  tx.update(db.doc(paths.week(season, number)), { slate: kept.map((line) => line.gameId) } satisfies Partial<Week>)
  if (opened) askForReview(tx, season, number)
  return { removed: gone.length, slate: kept.map((line) => line.gameId) }
}
