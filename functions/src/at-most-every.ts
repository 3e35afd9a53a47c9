import { isRecent } from '#common/durations'
import type { CollectionPath } from '#common/paths'
import { collectionRef } from './db/firebase'
import { perProcess } from './db/process-memory'
import { allThenThrow, LATER_ROUND_TODO, logFailure } from './log'

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
    await work().catch((error: unknown) => logFailure(failureText, error, { todo: LATER_ROUND_TODO }))
  }
}

/**
 * As {@link atMostEvery}, for what was interrupted and waits to be finished, each by a document of its own. One that
 * fails stops no other.
 * @param finish finishes what the document with this id says, and deletes it.
 */
export const finishAtMostEvery = (
  period: number,
  failureText: string,
  path: CollectionPath<unknown>,
  finish: (id: string) => Promise<void>,
): (() => Promise<void>) =>
  atMostEvery(period, failureText, async () => {
    const { docs } = await collectionRef(path).limit(20).get()
    await allThenThrow(docs.map(({ id }) => finish(id)))
  })
