import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { UserImportOptions, UserImportRecord, UserRecord } from 'firebase-admin/auth'
import { z } from 'zod'
import { auth } from '../db/firebase'
import { writeClaims } from '../people/identity'
import { sessionsEndedAt, wasChangedElsewhere } from '../people/passwords'
import { type AccountLine, type Header, problemOf } from './file'

/** How many accounts the sign-in service lists or takes at once. */
const PAGE = 1_000
/** Google takes one such deletion a second (ms). */
const BETWEEN_DELETIONS = 1_100

const storedAccount = z.object({
  uid: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean(),
  displayName: z.string().optional(),
  disabled: z.boolean(),
  claims: z.record(z.string(), z.unknown()),
  hash: z.string().optional(),
  salt: z.string().optional(),
  /** Whether the password is the one that was last set through the API; only such a one may log in. */
  isOurs: z.boolean(),
})
type StoredAccount = z.infer<typeof storedAccount>

/** An account of a backup. @throws Error for one that this release cannot store. */
export function readStoredAccount(line: unknown): StoredAccount {
  const read = storedAccount.safeParse(line)
  if (read.success) return read.data
  const fields = read.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new Error(
    `The backup has an account with unknown values (${fields}): restore it with the release that made it.`,
  )
}

/**
 * Every account, with the hash of its password if `withPasswords`. The Admin SDK omits the hash of an account without a
 * password, and all hashes for a caller who may not read them. One account does not tell which it is, so it is an error
 * if there are accounts and not one has a hash.
 * @throws Error for that, after the last account.
 */
export async function* allAccounts({ withPasswords }: { withPasswords: boolean }): AsyncGenerator<AccountLine> {
  let page: string | undefined
  let [count, hashes] = [0, 0]
  do {
    const { users, pageToken } = await auth.listUsers(PAGE, page)
    for (const user of users) {
      const account = accountOf(user, withPasswords)
      count += 1
      if (account.hash) hashes += 1
      yield { account }
    }
    page = pageToken
  } while (page)
  if (withPasswords && count > 0 && hashes === 0) {
    throw new Error(
      'Not one password can be read: give your account the permission firebaseauth.configs.getHashConfig ' +
        '(role Firebase Authentication Admin), or, also if no account has a password, add --without-passwords.',
    )
  }
}

function accountOf(user: UserRecord, withPasswords: boolean): StoredAccount {
  const { uid, email, emailVerified, displayName, disabled, customClaims = {}, passwordHash, passwordSalt } = user
  const account = { uid, email, emailVerified, displayName, disabled, claims: customClaims }
  const isOurs = !wasChangedElsewhere(user)
  if (!withPasswords || !passwordHash) return { ...account, isOurs }
  return { ...account, hash: passwordHash, salt: passwordSalt, isOurs }
}

/** How a project of production hashes passwords, as the console shows it (Authentication, Users, ⋮). */
const hashParameters = z.object({
  base64_signer_key: z.string(),
  base64_salt_separator: z.string(),
  rounds: z.coerce.number().int(),
  mem_cost: z.coerce.number().int(),
})

/** The hash parameters in a file of JSON. @throws Error if they are not there. */
export function readHashParameters(path: string): UserImportOptions {
  const read = hashParameters.safeParse(readJson(path))
  if (!read.success) throw new Error(`${path} must be JSON with ${Object.keys(hashParameters.shape).join(', ')}.`)
  const { base64_signer_key, base64_salt_separator, rounds, mem_cost } = read.data
  return {
    hash: {
      algorithm: 'SCRYPT',
      key: Buffer.from(base64_signer_key, 'base64'),
      saltSeparator: Buffer.from(base64_salt_separator, 'base64'),
      rounds,
      memoryCost: mem_cost,
    },
  }
}

/** Null for a file that is no JSON. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw new Error(problemOf(path, error))
  }
}

export interface AccountTarget {
  /** Where the hashes of the backup work; `none` if they do not work in this target. */
  passwords: Header['passwords']
  /** For hashes of production. */
  options?: UserImportOptions | undefined
}

/**
 * Stores accounts. One whose password was not set through the API stays unable to log in.
 * @returns the uids of those that have no password now.
 */
export async function storeAccounts(target: AccountTarget, lines: AsyncIterable<AccountLine>): Promise<string[]> {
  const without: string[] = []
  let batch: StoredAccount[] = []
  const flush = async () => {
    if (batch.length) await storeSome(target, batch)
    batch = []
  }
  for await (const { account: line } of lines) {
    const account = readStoredAccount(line)
    batch.push(account)
    if (target.passwords === 'none' || !account.hash) without.push(account.uid)
    if (batch.length === PAGE) await flush()
  }
  await flush()
  return without
}

async function storeSome({ passwords, options }: AccountTarget, accounts: StoredAccount[]): Promise<void> {
  if (passwords === 'emulator') await uploadToEmulator(accounts)
  else {
    const records = accounts.map((account) => importRecord(account, passwords === 'production'))
    const { errors } = await auth.importUsers(records, passwords === 'production' ? options : undefined)
    const [first] = errors
    if (first) throw new Error(`The account ${accounts[first.index]?.email} was refused: ${first.error.message}`)
  }
  for (const { uid, claims, isOurs } of accounts) {
    // The import gives the account a new time of its last password change. Only our own password may match it.
    const passwordAt = isOurs ? sessionsEndedAt(await auth.getUser(uid)) : Number(claims.passwordAt ?? 0)
    // Sessions that were ended after the backup was made must not begin again: all end.
    await writeClaims(uid, { passwordAt, resetAt: Date.now() })
  }
}

const importRecord = (
  { uid, hash, salt, claims, ...account }: StoredAccount,
  withPassword: boolean,
): UserImportRecord => ({
  uid,
  ...(account.email && { email: account.email }),
  ...(account.displayName && { displayName: account.displayName }),
  emailVerified: account.emailVerified,
  disabled: account.disabled,
  customClaims: claims,
  ...(withPassword && hash && { passwordHash: Buffer.from(hash, 'base64') }),
  ...(withPassword && salt && { passwordSalt: Buffer.from(salt, 'base64') }),
})

/** The Admin SDK encodes a hash for production; the emulator wants its own as it gave it. */
async function uploadToEmulator(accounts: StoredAccount[]): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = process.env
  const address = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${GCLOUD_PROJECT}/accounts:batchCreate`
  const users = accounts.map(({ uid, hash, claims, isOurs, ...account }) => ({
    localId: uid,
    ...account,
    ...(hash && { passwordHash: hash }),
    customAttributes: JSON.stringify(claims),
  }))
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ users }),
  })
  const { error } = (await answer.json()) as { error?: unknown }
  if (!answer.ok || (Array.isArray(error) && error.length)) {
    throw new Error(`The Auth emulator refused the accounts: ${JSON.stringify(error)}`)
  }
}

export const hasNoAccounts = async (): Promise<boolean> => (await auth.listUsers(1)).users.length === 0

export async function deleteAccounts(): Promise<void> {
  for (;;) {
    const { users } = await auth.listUsers(PAGE)
    if (users.length === 0) return
    const { errors } = await auth.deleteUsers(users.map(({ uid }) => uid))
    const [first] = errors
    if (first) throw new Error(`An account was not deleted: ${first.error.message}`)
    if (users.length < PAGE) return
    await sleep(BETWEEN_DELETIONS)
  }
}
