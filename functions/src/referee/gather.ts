import type { Timestamp } from 'firebase-admin/firestore'
import { paths } from '../../../common/paths'
import type { Slip } from '../../../common/pick'
import type { Profile } from '../../../common/profile'
import type { PlayerStatus, WeekStatus } from '../../../common/week'
import { db } from '../firebase'
import { hold, put } from '../held'

/** A slip with the moment of its last save, by the database's clock: the order in which saves became visible. */
export type KeptSlip = Slip & { at: Timestamp }

/** The slips saved since `gatheredTo`; all of them when that is null. */
export async function newSlips(
  season: number,
  week: number,
  gatheredTo: Timestamp | null,
): Promise<Map<string, KeptSlip>> {
  const slips = db.collection(paths.slips(season, week)).orderBy('at')
  const found = await (gatheredTo ? slips.startAfter(gatheredTo) : slips).get()
  return new Map(found.docs.map((slip) => [slip.id, slip.data() as KeptSlip]))
}

/** The moment up to which slips have been gathered. */
export function latest(slips: Iterable<KeptSlip>, before: Timestamp | null): Timestamp | null {
  return [...slips].reduce<Timestamp | null>((max, { at }) => (!max || at.valueOf() > max.valueOf() ? at : max), before)
}

/** Who is in: how many of the games that can be picked each member has, and how many are missing. Never which side. */
export function whoIsIn(
  games: readonly string[],
  members: ReadonlyMap<string, Profile>,
  slips: ReadonlyMap<string, Slip>,
): PlayerStatus[] {
  const players = [...members].map(([userId, { name }]) => ({ userId, name, ...counted(games, slips.get(userId)) }))
  return players.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/**
 * Enters the newly saved slips in the status.
 * @returns false when one of them is of a member the status does not know: then the whole week must be worked out.
 */
export async function catchUp(season: number, week: number, slips: ReadonlyMap<string, Slip>): Promise<boolean> {
  const status = await hold<WeekStatus>(paths.status(season, week))
  const known = status.value
  if (!known || [...slips.keys()].some((uid) => !known.players.some((player) => player.userId === uid))) return false
  const players = known.players.map((player) => {
    const slip = slips.get(player.userId)
    return slip ? { ...player, ...counted(known.games, slip) } : player
  })
  await put(status, { ...known, players })
  return true
}

function counted(games: readonly string[], slip: Slip | undefined): Pick<PlayerStatus, 'made' | 'missing'> {
  const made = games.filter((gameId) => slip?.picks[gameId]).length
  return { made, missing: games.length - made }
}
