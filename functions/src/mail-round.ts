import { deliverMail } from './deliver-mail'
import { logFailure } from './log'

/** How often a process looks whether letters are due (ms): a look is a read. */
const EVERY = 30_000

let lookedAt = 0

/** Sends the letters that are due, as part of the scheduled round. What goes wrong is left to the next. */
export async function mailRound(): Promise<void> {
  if (Date.now() - lookedAt < EVERY) return
  lookedAt = Date.now()
  await deliverMail().catch((error: unknown) => logFailure('the letters are left to the next round', error))
}
