import { setTimeout as sleep } from 'node:timers/promises'
import type { Failure } from '#common/api/responses'
import { HOUR, isRecent, MINUTE } from '#common/durations'
import type { DocPath } from '#common/paths'
import { onFailure } from '../log'
import { docRef, read, readIn, transact } from './firebase'
import { perProcess } from './process-memory'

/** `/health/failures`: the last failures of all processes, newest first. Only the server reads it. */
const failuresPath: DocPath<{ last: Failure[] }> = 'health/failures'

/** How many are kept. The log has them all, with their causes. */
const KEPT = 20
/** How long a process waits until it notes the same failure again, or any other (ms): a storm of them is few writes. */
const SAME_INTERVAL = 5 * MINUTE
const ANY_INTERVAL = 5_000

const noted = perProcess(() => ({ at: 0, times: new Map<string, number>() }))

/** Notes a failure for the commissioners. It never throws: what cannot be noted is in the log. */
export async function noteFailure({ from, what, todo }: Omit<Failure, 'at'>): Promise<void> {
  const at = Date.now()
  const mine = noted()
  if (isRecent(mine.at, ANY_INTERVAL, at) || isRecent(mine.times.get(what) ?? 0, SAME_INTERVAL, at)) return
  mine.at = at
  if (mine.times.size >= KEPT) mine.times.clear()
  mine.times.set(what, at)
  await transact(async (tx) => {
    const others = ((await readIn(tx, failuresPath))?.last ?? []).filter((each) => each.what !== what)
    tx.set(docRef(failuresPath), { last: [{ at, from, what, todo }, ...others].slice(0, KEPT) })
  }).catch(() => undefined)
}

/** The failures that were noted last, newest first. */
export const lastFailures = async (): Promise<Failure[]> => (await read(failuresPath))?.last ?? []

/** How long responses wait for a note (ms). */
const NOTED_WITHIN = 2_000
/** The notes that are being written, and that responses still wait for. */
const notesUnderWay = new Set<Promise<void>>()

/**
 * From now on whatever this process logs as a failure is noted too. The cause is not: it may hold an address.
 * @param from which function the process serves.
 */
export function noteLoggedFailures(from: 'api' | 'referee'): void {
  onFailure((what, todo) => {
    const written = noteFailure({ from, what, todo })
    const tooLate = sleep(NOTED_WITHIN, undefined, { ref: false })
    const note = Promise.race([written, tooLate]).finally(() => notesUnderWay.delete(note))
    notesUnderWay.add(note)
  })
}

/**
 * Waits until what was logged so far is noted, or has had two seconds for that. To be awaited before a response: after
 * it a function has no processor until its next call, so the note would be late, or lost with the process.
 */
export async function failuresNoted(): Promise<void> {
  await Promise.all(notesUnderWay)
}

/**
 * `/health/referee`: when the first pass of a round last succeeded (epoch ms), to within {@link BEAT_EVERY}. Only the
 * server reads it.
 */
const heartbeatPath: DocPath<{ at: number }> = 'health/referee'

/** How often a referee says that it works (ms): 288 writes a day, of 20,000 that are free. */
const BEAT_EVERY = 5 * MINUTE
/**
 * How long the referee may go without such a pass before it counts as silent (ms): less while a game is on. Without a
 * game it still sends mail and moves kickoffs, and may as well be seen to be off before the next Saturday.
 */
const SILENT_AFTER = { on: 3 * BEAT_EVERY, idle: HOUR }

/**
 * Whether the referee has gone too long without such a pass. One that has never made one is only missed once a game is
 * on: a new league gets its referee after its database.
 * @param lastPass as {@link readHeartbeat} returns it; @param now epoch ms.
 */
export const isRefereeSilent = (lastPass: number | null, isOn: boolean, now: number): boolean =>
  lastPass === null ? isOn : !isRecent(lastPass, isOn ? SILENT_AFTER.on : SILENT_AFTER.idle, now)

/** When this process last wrote the heartbeat (epoch ms). */
const written = perProcess(() => ({ at: 0 }))

/** Notes that the first pass of a round has succeeded. */
export async function writeHeartbeat(): Promise<void> {
  const now = Date.now()
  if (isRecent(written().at, BEAT_EVERY, now)) return
  await docRef(heartbeatPath).set({ at: now })
  written().at = now
}

/** For a league that was just restored, as if a pass had succeeded: the referee has time to show that it works. */
export async function beginHeartbeat(): Promise<void> {
  await docRef(heartbeatPath).set({ at: Date.now() })
}

/** When the first pass of a round last succeeded (epoch ms), to within {@link BEAT_EVERY}; null if none ever has. */
export const readHeartbeat = async (): Promise<number | null> => (await read(heartbeatPath))?.at ?? null
