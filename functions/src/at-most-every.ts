import { isRecent } from '#common/durations'
import { perProcess } from './db/process-memory'
import { logFailure } from './log'

/**
 * A part of the scheduled round that looks for work, which a process does at most once in a period: each look is a
 * billed read. It never throws: a failure is logged.
 * @param period ms
 * @param failureText what the log says of a failure.
 */
export function atMostEvery(period: number, failureText: string, work: () => Promise<void>): () => Promise<void> {
  const last = perProcess(() => ({ at: 0 }))
  return async () => {
    const mine = last()
    if (isRecent(mine.at, period, Date.now())) return
    mine.at = Date.now()
    await work().catch((error: unknown) =>
      logFailure(failureText, error, { todo: 'Nothing, unless it goes on: a later round tries again.' }),
    )
  }
}
