import { perProcess } from '../db/process-memory'
import { logFailure } from '../log'
import { deliverMail } from './deliver-mail'

/** How often a process looks whether letters are due (ms): a look is a read. */
const EVERY = 30_000

const memory = perProcess(() => ({ lookedAt: 0 }))

/** Sends the letters that are due, as part of the scheduled round. What goes wrong is left to the next. */
export async function sendDueMail(): Promise<void> {
  const known = memory()
  if (Date.now() - known.lookedAt < EVERY) return
  known.lookedAt = Date.now()
  await deliverMail().catch((error: unknown) => logFailure('the letters are left to the next round', error))
}
