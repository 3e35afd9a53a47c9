import { ApiError } from '#common/api/api-error'
import type { DocPath } from '#common/paths'
import { docRef, read } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import { logFailure } from '../log'
import { buildDirectory } from './1-build-directory'
import { listFinishedWeeks } from './2-list-finished-weeks'
import { dropUnplayedWeeks } from './3-drop-unplayed-weeks'

/**
 * What brings the documents of an older league to the form that this release reads; the place in the list is the
 * number. A migration may run twice, at the same time as others, or be cut off. It only adds, or takes out what is
 * wrong: the release before goes on reading and writing while this one starts. Nothing under a finished season changes.
 */
export const migrations: readonly (() => Promise<void>)[] = [buildDirectory, listFinishedWeeks, dropUnplayedWeeks]

/** `/settings/schema`: the last migration that the league's documents have been through. Only the server reads it. */
const path: DocPath<{ version: number }> = 'settings/schema'

/**
 * Runs the migrations that the league lacks, in order. Where a later release has been here, its version is taken back
 * to this one's: what this release writes must be migrated again.
 */
export async function upgrade(): Promise<void> {
  const stored = (await read(path))?.version ?? 0
  for (const [index, migrate] of migrations.entries()) {
    if (index < stored) continue
    await migrate()
    await docRef(path).set({ version: index + 1 })
  }
  if (stored > migrations.length) await docRef(path).set({ version: migrations.length })
}

const started = perProcess((): { upgrade: Promise<void> | null } => ({ upgrade: null }))

/**
 * Resolves once the league has the form that this release reads. It is asked before anything else of the league is
 * read; only the first time in a process does it read the database.
 * @throws ApiError not-ready; the next call tries again.
 */
export function upToDate(): Promise<void> {
  const mine = started()
  mine.upgrade ??= upgrade().catch((error: unknown) => {
    mine.upgrade = null
    logFailure('the league could not be brought up to date', error, {
      todo: 'Nothing, unless it goes on: the next call tries again. Then see Rollback in the runbook.',
    })
    throw new ApiError('not-ready', 'The league is being brought up to date. Please try again in a minute.')
  })
  return mine.upgrade
}
