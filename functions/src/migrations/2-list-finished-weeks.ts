import { paths } from '#common/paths'
import { docRef, readIn, transact } from '../db/firebase'

/** Gives the settings the list of finished weeks, which older leagues lack. */
export function listFinishedWeeks(): Promise<void> {
  return transact(async (tx) => {
    const settings = await readIn(tx, paths.settings())
    if (settings && !settings.finishedWeeks) tx.update(docRef(paths.settings()), { finishedWeeks: [] })
  })
}
