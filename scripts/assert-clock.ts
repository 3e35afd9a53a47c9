import { databaseTime } from '#functions/backup/documents'

/** How far this computer's clock may differ from the database's (ms). */
const CLOCK_DIFFERENCE_MAX = 5_000

/**
 * Refuses to run a tool whose times would be wrong: by them picks are shown or deleted, and sessions are ended. A slow
 * answer is no difference: the database took its time somewhere between the request and the answer.
 * @throws Error
 */
export async function assertClock(): Promise<void> {
  const askedAt = Date.now()
  const at = (await databaseTime()).toMillis()
  const [ahead, behind] = [askedAt - at, at - Date.now()]
  const difference = Math.max(ahead, behind)
  if (difference <= CLOCK_DIFFERENCE_MAX) return
  const seconds = Math.round(difference / 1_000)
  throw new Error(`The clock of this computer is ${seconds} s ${ahead > 0 ? 'ahead' : 'behind'}. Please set it first.`)
}
