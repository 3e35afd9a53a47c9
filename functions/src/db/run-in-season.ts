import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { isSeasonInPlay } from '#common/week/season'
import type { Settings } from '#common/week/week'

/** What is said of a season that is finished. */
export const finishedText = (season: number): string =>
  `The season of ${season} is finished: nothing in it changes any more.`

/** A write under a season that is finished, or has not begun. Nothing is written. */
export class SeasonFinished extends ApiError {
  constructor(season: number) {
    super('conflict', finishedText(season))
  }
}

/** @throws SeasonFinished unless this is the season that is played: a call began in an earlier one. */
export function assertInPlay(settings: Settings, season: number): void {
  if (!isSeasonInPlay(settings, season)) throw new SeasonFinished(season)
}

/** The season that a document belongs to, by its path, or null. */
const seasonOf = (path: string): number | null => Number(/^seasons\/(\d+)\//.exec(path)?.[1] ?? 0) || null

const WRITES = ['create', 'set', 'update', 'delete']
const READS = ['get', 'getAll']

/**
 * Does the work of a transaction. Its writes wait until the work is done and, if one of them is under a season, until
 * the settings as this transaction reads them say that the season is in play. So a pass, a route or an undo that began
 * before a season was finished cannot write under it afterwards. Since writes wait, work may read after it has written,
 * which Firestore itself refuses. Work that reads the settings itself costs no other read.
 * @throws SeasonFinished
 */
export async function runInSeason<T>(
  tx: Transaction,
  settingsRef: DocumentReference<Settings>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const seasons = new Set<number>()
  const writes: (() => void)[] = []
  let settings: Settings | undefined
  const waiting = new Proxy(tx, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      const call = (args: unknown[]): unknown => Reflect.apply(method, target, args)
      if (READS.includes(String(name)))
        return async (...args: unknown[]) => {
          const found = await call(args)
          for (const each of [found].flat()) settings = settingsIn(each, settingsRef.path) ?? settings
          return found
        }
      if (!WRITES.includes(String(name))) return (...args: unknown[]) => call(args)
      return (...args: unknown[]) => {
        const season = hasPath(args[0]) ? seasonOf(args[0].path) : null
        if (season !== null) seasons.add(season)
        writes.push(() => void call(args))
        return waiting
      }
    },
  })
  const result = await work(waiting)
  if (seasons.size > 0) {
    const current = settings ?? (await tx.get(settingsRef)).data()
    const finished = [...seasons].find((season) => current && !isSeasonInPlay(current, season))
    if (finished !== undefined) throw new SeasonFinished(finished)
  }
  for (const write of writes) write()
  return result
}

/** The fields of the settings that a reading must contain to tell whether a season is in play. */
export const SEASON_FIELDS: readonly (keyof Settings)[] = ['season', 'finishedSeasons']

/** The settings, if this is their document and its season was read with it. */
function settingsIn(found: unknown, path: string): Settings | undefined {
  const settings = isSnapshot(found) && found.ref.path === path ? found.data() : undefined
  return settings?.season === undefined ? undefined : settings
}

const hasPath = (value: unknown): value is { path: string } =>
  typeof value === 'object' && value !== null && 'path' in value

const isSnapshot = (value: unknown): value is DocumentSnapshot<Settings> =>
  typeof value === 'object' && value !== null && 'ref' in value && hasPath(value.ref)
