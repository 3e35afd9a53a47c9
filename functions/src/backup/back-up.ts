import type { Timestamp } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import { isEmulated } from '../config'
import { allAccounts } from './accounts'
import { allDocuments, databaseTime } from './documents'
import { type AccountLine, type DocumentLine, type Header, isMap, progress, writeBackup } from './file'

/** What this process works on. Passwords are hashed for one of the two and do not work on the other. */
export const platform = (): 'emulator' | 'production' => (isEmulated() ? 'emulator' : 'production')

interface BackupOptions {
  /** Whether the accounts come with the hashes of their passwords. */
  withPasswords: boolean
}

/** How much is in a backup. */
interface BackedUp {
  documents: number
  accounts: number
  /** Of the accounts those without a password's hash: all, if no passwords were wanted. */
  withoutPassword: number
  /** The usernames of players without an account at the sign-in service. */
  withoutSignIn: string[]
}

/**
 * Writes the whole league, documents and accounts, to a new file, as it was at the moment this was called.
 * @throws Error if there is such a file, or the passwords may not be read.
 */
export async function backUp(path: string, { withPasswords }: BackupOptions): Promise<BackedUp> {
  const at = await databaseTime()
  const header: Omit<Header, 'format'> = {
    project: process.env.GCLOUD_PROJECT ?? '',
    at: at.toDate().toISOString(),
    passwords: withPasswords ? platform() : 'none',
    // The indexes' file has the expiry policies, too.
    deployAgain: ['firestore.rules', 'firestore.indexes.json'],
  }
  let withoutPassword = 0
  /** The usernames of players whose account has not come yet, by the path of their profile. */
  const players = new Map<string, string>()
  async function* counted() {
    for await (const line of linesAt(at, { withPasswords })) {
      if ('doc' in line) {
        if (isProfile(line)) players.set(line.doc, String(line.fields.username))
      } else {
        players.delete(paths.user(String(line.account.uid)))
        if (!line.account.hash) withoutPassword += 1
      }
      yield line
    }
  }
  const written = await writeBackup(path, header, progress(counted(), 'read'))
  return { ...written, withoutPassword, withoutSignIn: [...players.values()] }
}

const isProfile = (line: DocumentLine): line is DocumentLine & { fields: { username?: unknown } } =>
  /^users\/[^/]+$/.test(line.doc) && isMap(line.fields)

/**
 * The lines of a backup. The sign-in service cannot be read as of an earlier time, so an account is kept only if its
 * player is among the documents: otherwise its address could not be registered again.
 */
export async function* linesAt(
  at: Timestamp,
  { withPasswords }: BackupOptions,
): AsyncGenerator<DocumentLine | AccountLine> {
  const players = new Set<string>()
  for await (const line of allDocuments(at)) {
    if (isProfile(line)) players.add(line.doc)
    yield line
  }
  for await (const line of allAccounts({ withPasswords })) {
    if (players.has(paths.user(String(line.account.uid)))) yield line
  }
}
