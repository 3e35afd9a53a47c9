import { paths } from '#common/paths'
import { hasLeft } from '#common/people/profile'
import { docRef, read, readAll } from '../db/firebase'
import { beginHeartbeat } from '../db/health'
import { queueResetOfRestore } from '../mail/queue'
import { upgrade } from '../migrations/upgrade'
import { setRestoredInvite } from '../people/invites'
import { finishSignInChange } from '../people/sign-in-changes'
import {
  type AccountTarget,
  deleteAccounts,
  hasNoAccounts,
  readHashParameters,
  readStoredAccount,
  storeAccounts,
} from './accounts'
import { platform } from './back-up'
import { deleteDocuments, hasNoLeague, storeDocuments } from './documents'
import {
  type AccountLine,
  type DocumentLine,
  damagedText,
  type Header,
  isMap,
  progress,
  readHeader,
  readLines,
} from './file'
import { decode } from './values'

interface Options {
  /** Deletes a league that is there already. */
  replace: boolean
  /** A file with the hash parameters of the project that the backup is from; for production. */
  hashParameters?: string | undefined
  /** Whether members may have to choose a new password: then each gets a mail with a reset link. */
  withoutPasswords: boolean
}

/** What `restore` did. */
export interface Restored {
  /** The addresses that got a reset link. */
  reset: string[]
  /**
   * The usernames of players who have no sign-in: their accounts were deleted at the sign-in service, or by themselves
   * while the backup was made.
   */
  withoutSignIn: string[]
  header: Header
}

/**
 * Makes a league again from a backup, and brings it to the form of this release. The file is read to its end before
 * anything is deleted or written.
 * @throws Error if the file is not complete, if a league is there and is not to be replaced, or if the passwords do not
 * work here and nobody said that this is intended.
 */
export async function restore(path: string, { replace, hashParameters, withoutPasswords }: Options): Promise<Restored> {
  const header = await readHeader(path)
  for await (const line of readLines(path)) verify(path, line)
  const passwordsWork = header.passwords === platform()
  if (!passwordsWork && !withoutPasswords) throw new Error(passwordsProblem(header))
  if (passwordsWork && platform() === 'production' && !withoutPasswords && !hashParameters) {
    throw new Error(
      `The passwords need the hash parameters of ${header.project}: copy them from its console (Authentication, Users, ⋮) ` +
        'into a file of JSON, and name it with --hash-parameters FILE.',
    )
  }
  const options = hashParameters ? readHashParameters(hashParameters) : undefined
  if (!replace && !((await hasNoAccounts()) && (await hasNoLeague()))) {
    throw new Error('There is a league here already: add --replace to delete it first.')
  }
  const passwords = passwordsWork && !withoutPasswords ? header.passwords : 'none'
  try {
    return { ...(await replaceLeague(path, { passwords, options })), header }
  } catch (error) {
    const how = 'The league is not whole now: mend that, and give the same command again with --replace.'
    throw new Error(`${(error as Error).message}\n${how}`)
  }
}

/** Deletes what is there, and stores what the file has. */
async function replaceLeague(path: string, target: AccountTarget): Promise<Omit<Restored, 'header'>> {
  await deleteAccounts()
  await deleteDocuments()
  // Now, because without an invite everybody may register.
  await setRestoredInvite()
  const withoutPassword = await storeAccounts(target, accountsIn(path))
  await storeDocuments(progress(documentsIn(path), 'restored'))
  await upgrade()
  await beginHeartbeat()
  const withoutSignIn = await alignAuthUsers(path)
  const reset: string[] = []
  for (const uid of withoutPassword) {
    const email = await memberEmail(uid)
    if (email === null) continue
    // Nobody has asked for it: it goes out whenever the referee runs and has a mail server again.
    await queueResetOfRestore(email)
    reset.push(email)
  }
  return { reset, withoutSignIn }
}

/**
 * Enables or disables the auth users of those who were let back or removed while the backup was made: it has the
 * documents of an earlier moment than the accounts.
 * @returns the usernames of members who have no auth user at all.
 */
async function alignAuthUsers(path: string): Promise<string[]> {
  const users = await readAll(paths.users())
  const unseen = new Map(users)
  for await (const { account } of accountsIn(path)) {
    const { uid, claims } = readStoredAccount(account)
    const user = users.get(uid)
    unseen.delete(uid)
    if (!user || claims.player !== hasLeft(user)) continue
    // Merged: an interrupted removal may have noted whose password it is.
    await docRef(paths.signInChange(uid)).set({ at: Date.now() }, { merge: true })
    await finishSignInChange(uid)
  }
  return [...unseen.values()].map(({ username }) => username)
}

/** The address of a member; null of somebody who has left, who gets no mail with a link. */
async function memberEmail(uid: string): Promise<string | null> {
  const [user, account] = await Promise.all([read(paths.user(uid)), read(paths.account(uid))])
  return user && !hasLeft(user) ? (account?.email ?? null) : null
}

/** @throws Error unless this release can store the line. */
function verify(path: string, line: DocumentLine | AccountLine): void {
  if ('account' in line) return void readStoredAccount(line.account)
  const { doc, fields } = line
  const isDocument = typeof doc === 'string' && /^[^/]+\/[^/]+(\/[^/]+\/[^/]+)*$/.test(doc)
  if (!isDocument || !isMap(fields)) throw new Error(damagedText(path))
  decode(fields)
}

function passwordsProblem({ passwords, project }: Header): string {
  const why =
    passwords === 'none'
      ? 'The backup has no passwords'
      : `The passwords of ${project} are hashed for ${passwords === 'emulator' ? 'the emulators' : 'production'} and do not work here`
  return `${why}: add --without-passwords, and every member gets a mail with a link to choose a new one.`
}

async function* accountsIn(path: string): AsyncGenerator<AccountLine> {
  for await (const line of readLines(path)) if ('account' in line) yield line
}

/** The documents to store: all but the invite, which a restored league has of its own. */
async function* documentsIn(path: string): AsyncGenerator<DocumentLine> {
  for await (const line of readLines(path)) if ('doc' in line && line.doc !== paths.invite()) yield line
}
