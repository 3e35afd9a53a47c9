import { readFileSync } from 'node:fs'
import { auth, db } from '../db/firebase'
import { allAccounts } from './accounts'
import { allDocuments } from './documents'
import { type Header, writeBackup } from './file'
import { progress } from './progress'

/** What this process works on. Passwords are hashed for one of the two and do not work on the other. */
export const platform = (): 'emulator' | 'production' =>
  process.env.FIRESTORE_EMULATOR_HOST ? 'emulator' : 'production'

/** The collections whose documents the database deletes by itself, by firestore.indexes.json. */
function expiringCollections(): string[] {
  const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
    fieldOverrides: { collectionGroup: string; ttl?: boolean }[]
  }
  return fieldOverrides.filter(({ ttl }) => ttl).map(({ collectionGroup }) => collectionGroup)
}

/**
 * Writes the whole league, documents and accounts, to a new file. It reads while the league goes on, so a backup made
 * between games is one moment; one made during a game may have a slip that is newer than its pick.
 * @throws Error if there is such a file, or the passwords may not be read.
 */
export async function backUp(path: string, withPasswords: boolean): Promise<{ documents: number; accounts: number }> {
  const header: Omit<Header, 'format'> = {
    project: process.env.GCLOUD_PROJECT ?? '',
    at: new Date().toISOString(),
    passwords: withPasswords ? platform() : 'none',
    deployAgain: ['firestore.rules', ...expiringCollections().map((name) => `the expiry policy of ${name}`)],
  }
  async function* lines() {
    yield* allAccounts(auth, withPasswords)
    yield* allDocuments(db)
  }
  return await writeBackup(path, header, progress(lines(), 'read'))
}
