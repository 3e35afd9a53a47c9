import { databaseTime } from '#functions/backup/documents'

/** How far this computer's clock may differ from the database's (ms), including the time that the answer takes. */
const CLOCK_DIFFERENCE_MAX = 5_000

/**
 * Refuses to run a tool whose times would be wrong: by them picks are shown or deleted, and sessions are ended.
 * @throws Error
 */
export async function assertClock(): Promise<void> {
  const ahead = Date.now() - (await databaseTime()).toMillis()
  if (Math.abs(ahead) <= CLOCK_DIFFERENCE_MAX) return
  const seconds = Math.round(Math.abs(ahead) / 1_000)
  throw new Error(`The clock of this computer is ${seconds} s ${ahead > 0 ? 'ahead' : 'behind'}. Please set it first.`)
}
