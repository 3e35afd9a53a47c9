import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { type GameLine, matchup } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { paths } from '#common/paths'
import { type Settings, type Week, type WeekName, weekName } from '#common/week/week'
import { db } from '../db/firebase'
import { newSettings, openWeek } from '../db/settings'
import { requestPass } from '../referee/request-pass'

/** A week's slate as a transaction read it. */
export interface StoredSlate {
  settings: Settings
  week: Week
  lines: Map<string, GameLine>
}

/** The week and its lines; a week that was never opened is refused. */
export async function readSlate(tx: Transaction, week: number): Promise<StoredSlate> {
  const slate = await tryReadSlate(tx, weekName(week))
  if (!slate.opened) throw new ApiError('not-found', `Week ${week} has not been opened yet.`)
  return slate
}

async function tryReadSlate(tx: Transaction, name: WeekName): Promise<StoredSlate & { opened: Week | undefined }> {
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

/** What a slate is to become. */
export interface Wanted {
  /** The games it shall have, given those it has. */
  games: (current: ReadonlySet<string>) => ReadonlySet<string>
  /** Lines for games that may be new to it. */
  fresh: readonly GameLine[]
  /** The officer knows that picks are dropped. */
  confirmed: boolean
}

/** How a slate was changed. */
export interface SlateChange {
  season: number
  label: string
  slate: string[]
  added: GameLine[]
  removed: GameLine[]
  /** Who had picked a game that was taken off, by game. */
  dropped: Map<string, string[]>
}

/**
 * Makes a week's slate the wanted one, opening the week where it is new. Lines that stay are kept as they are; picks on
 * a game that is taken off stay with its line's path and come back with it.
 * @throws ApiError conflict when a game that is taken off has revealed its picks already, or one that is put on is on
 * the slate of another week; unconfirmed when picks would be dropped.
 */
export async function setSlate(tx: Transaction, name: WeekName, wanted: Wanted): Promise<SlateChange> {
  const { settings, week, lines, opened } = await tryReadSlate(tx, name)
  const number = name.week
  const { season } = settings
  const games = wanted.games(new Set(lines.keys()))
  const removed = [...lines.values()].filter((line) => !games.has(line.gameId))
  refuseRevealed(removed)
  if (!opened && games.size === 0) throw new ApiError('not-found', `Week ${number} has not been opened yet.`)
  const added = wanted.fresh.filter((line) => games.has(line.gameId) && !lines.has(line.gameId))
  if ([...games].some((id) => !lines.has(id) && !added.some((line) => line.gameId === id))) {
    throw new ApiError('conflict', 'The slate was changed meanwhile. Please look at it again.')
  }
  await refuseTaken(tx, season, added)
  const dropped = await picksOn(tx, season, removed)
  if (!wanted.confirmed) refuseDropping(removed, dropped)
  // A finished week that gets a new game is back on the referee's round.
  openWeek(tx, settings, name, opened)
  const locked = lines.size > 0 && [...lines.values()].every((line) => line.isLocked)
  for (const line of added) {
    tx.set(db.doc(paths.line(season, number, line.gameId)), { ...line, isLocked: line.isLocked || locked })
  }
  for (const line of removed) tx.delete(db.doc(paths.line(season, number, line.gameId)))
  const kept = [...lines.values(), ...added].filter((line) => games.has(line.gameId))
  kept.sort((a, b) => a.kickoff - b.kickoff || (a.gameId < b.gameId ? -1 : 1))
  const slate = kept.map((line) => line.gameId)
  tx.update(db.doc(paths.week(season, number)), { slate } satisfies Partial<Week>)
  if (opened) requestPass(tx, season, number)
  return { season, label: week.label, slate, added, removed, dropped }
}

/** A game this close to its lock (ms) is not taken off: the commit could be stored after its picks have opened. */
export const REMOVAL_MARGIN = 60_000

function refuseRevealed(removed: readonly GameLine[]): void {
  const now = Date.now() + REMOVAL_MARGIN
  const played = removed.find((line) => isRevealed(line, now))
  if (!played) return
  const text = `${matchup(played)} has kicked off and its picks are open. Call it off instead of removing it.`
  throw new ApiError('conflict', text)
}

async function refuseTaken(tx: Transaction, season: number, added: readonly GameLine[]): Promise<void> {
  if (added.length === 0) return
  const weeks = (await tx.get(db.collection(paths.weeks(season)))).docs.map((each) => each.data() as Week)
  for (const line of added) {
    const other = weeks.find((each) => each.week !== line.week && each.slate.includes(line.gameId))
    if (other) throw new ApiError('conflict', `${matchup(line)} is on the slate of ${other.label}.`)
  }
}

/** Who has picked these games; never which side. */
async function picksOn(tx: Transaction, season: number, lines: readonly GameLine[]): Promise<Map<string, string[]>> {
  const found = await Promise.all(
    lines.map(async ({ week, gameId }) => {
      const picks = await tx.get(db.collection(paths.picks(season, week, gameId)).select())
      return [gameId, picks.docs.map((pick) => pick.id)] as const
    }),
  )
  return new Map(found.filter(([, players]) => players.length > 0))
}

function refuseDropping(removed: readonly GameLine[], dropped: ReadonlyMap<string, readonly string[]>): void {
  const games = removed.flatMap((line) => {
    const picks = dropped.get(line.gameId)?.length ?? 0
    return picks ? [`${matchup(line)} drops ${picks} ${picks === 1 ? 'pick' : 'picks'}`] : []
  })
  if (games.length) throw new ApiError('unconfirmed', `Taking off ${games.join(', ')}.`)
}
