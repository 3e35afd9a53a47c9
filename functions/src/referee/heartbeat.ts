import { MINUTE } from '#common/durations'
import type { DocPath } from '#common/paths'
import { docRef, read } from '../db/firebase'
import { perProcess } from '../db/process-memory'

/** `/health/referee`: when the referee was last seen to work. Only the server reads it. */
interface Heartbeat {
  /** When a round was last completed (epoch ms), to within {@link BEAT_EVERY}. */
  at: number
}

const path: DocPath<Heartbeat> = 'health/referee'

/** How often a referee says that it works (ms): 288 writes a day, of 20,000 that are free. */
const BEAT_EVERY = 5 * MINUTE
/** How long the referee may go without a completed round while a game is on (ms) before it counts as silent. */
export const SILENT_AFTER = 3 * BEAT_EVERY

/** When this process last wrote the heartbeat (epoch ms). */
const written = perProcess(() => ({ at: 0 }))

/** Notes that a round was completed. */
export async function beat(): Promise<void> {
  const now = Date.now()
  if (now - written().at < BEAT_EVERY) return
  await docRef(path).set({ at: now })
  written().at = now
}

/** When a round was last completed (epoch ms), or null if none ever was. */
export const lastBeat = async (): Promise<number | null> => (await read(path))?.at ?? null
