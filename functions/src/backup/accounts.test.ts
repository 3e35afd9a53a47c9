import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { UserRecord } from 'firebase-admin/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newFolder } from '../../../tests/fixtures/folder'
import { auth } from '../db/firebase'
import { type AccountTarget, allAccounts, readHashParameters, storeAccounts } from './accounts'
import type { AccountLine } from './file'

afterEach(() => vi.restoreAllMocks())

describe('the hash parameters', () => {
  let path = ''
  beforeEach(() => {
    path = join(newFolder(), 'hash.json')
  })

  it('are read as the console shows them', () => {
    const shown = { base64_signer_key: 'a2V5', base64_salt_separator: 'Bw==', rounds: '8', mem_cost: 14 }
    writeFileSync(path, JSON.stringify({ ...shown, algorithm: 'SCRYPT' }))
    expect(readHashParameters(path)).toEqual({
      hash: {
        algorithm: 'SCRYPT',
        key: Buffer.from('key'),
        saltSeparator: Buffer.from([7]),
        rounds: 8,
        memoryCost: 14,
      },
    })
  })

  it.each(['no JSON', 'null', '{"base64_signer_key":"a2V5"}'])('are refused in a file with %s', (text) => {
    writeFileSync(path, text)
    const names = 'base64_signer_key, base64_salt_separator, rounds, mem_cost'
    expect(() => readHashParameters(path)).toThrow(`${path} must be JSON with ${names}.`)
  })

  it('are refused where there is no file, or a folder', () => {
    expect(() => readHashParameters(path)).toThrow(`There is no file ${path}.`)
    expect(() => readHashParameters(dirname(path))).toThrow(`${dirname(path)} is a folder: name a file.`)
  })
})

/** Accounts as a backup has them. */
async function* linesOf(...accounts: object[]): AsyncGenerator<AccountLine> {
  for (const account of accounts)
    yield { account: { emailVerified: false, disabled: false, claims: {}, isOurs: true, ...account } }
}
const hash = { uid: 'ann', hash: Buffer.from('hash').toString('base64'), salt: Buffer.from('salt').toString('base64') }
const options = { hash: { algorithm: 'SCRYPT' as const, rounds: 8 } }

describe('in production', () => {
  const target: AccountTarget = { passwords: 'production', options }
  const RESTORED = 'Sat, 21 Nov 2026 12:00:00 GMT'
  beforeEach(() => {
    vi.spyOn(auth, 'importUsers').mockResolvedValue({ successCount: 1, failureCount: 0, errors: [] })
    vi.spyOn(auth, 'setCustomUserClaims').mockResolvedValue()
    vi.spyOn(auth, 'getUser').mockImplementation(
      async () => ({ tokensValidAfterTime: RESTORED, customClaims: { player: true } }) as unknown as UserRecord,
    )
  })

  it('an account is imported with its hash, and its present password is the one that may log in', async () => {
    const ann = { ...hash, email: 'ann@example.com', displayName: 'Ann', emailVerified: true, claims: { player: true } }
    expect(await storeAccounts(target, linesOf(ann))).toEqual([])
    const record = {
      ...{ uid: 'ann', email: 'ann@example.com', displayName: 'Ann', emailVerified: true, disabled: false },
      customClaims: { player: true },
      passwordHash: Buffer.from('hash'),
      passwordSalt: Buffer.from('salt'),
    }
    expect(vi.mocked(auth.importUsers).mock.calls).toEqual([[[record], options]])
    const resetAt = expect.closeTo(Date.now(), -5)
    const claims = { player: true, commissioner: false, passwordAt: Date.parse(RESTORED), resetAt }
    expect(vi.mocked(auth.setCustomUserClaims).mock.calls).toEqual([['ann', claims]])
  })

  it('one whose password was set elsewhere stays unable to log in', async () => {
    await storeAccounts(target, linesOf({ ...hash, isOurs: false, claims: { passwordAt: 7 } }))
    expect(vi.mocked(auth.setCustomUserClaims).mock.lastCall?.[1]).toMatchObject({ passwordAt: 7 })
  })

  it('one without an address, name or hash has none of these in the import, and needs a new password', async () => {
    expect(await storeAccounts(target, linesOf({ uid: 'bob', disabled: true }))).toEqual(['bob'])
    const record = { uid: 'bob', emailVerified: false, disabled: true, customClaims: {} }
    expect(vi.mocked(auth.importUsers).mock.calls).toEqual([[[record], options]])
  })

  it('no hash is imported where passwords do not work', async () => {
    expect(await storeAccounts({ ...target, passwords: 'none' }, linesOf(hash))).toEqual(['ann'])
    const record = { uid: 'ann', emailVerified: false, disabled: false, customClaims: {} }
    expect(vi.mocked(auth.importUsers).mock.calls).toEqual([[[record], undefined]])
  })

  it('a refused account is named, by its place in the import', async () => {
    const error = { code: 'auth/invalid-email', message: 'The address is no address.', toJSON: () => ({}) }
    const errors = [{ index: 1, error }] as never
    vi.mocked(auth.importUsers).mockResolvedValue({ successCount: 1, failureCount: 1, errors })
    const stored = storeAccounts(
      target,
      linesOf({ uid: 'ann', email: 'ann@example.com' }, { uid: 'bob', email: 'bob' }),
    )
    await expect(stored).rejects.toThrow('The account bob was refused: The address is no address.')
  })

  it('a thousand are imported at once, which is all that the sign-in service takes', async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => ({ uid: `fan-${index}` }))
    expect(await storeAccounts(target, linesOf(...many))).toHaveLength(1_001)
    expect(vi.mocked(auth.importUsers).mock.calls.map(([records]) => records.length)).toEqual([1_000, 1])
  })
})

it('the accounts of all pages are read', async () => {
  const user = (uid: string) => ({ uid, emailVerified: false, disabled: false, passwordHash: 'h' }) as UserRecord
  const listed = vi.spyOn(auth, 'listUsers').mockImplementation(async (_most, page) => {
    return page === 'next' ? { users: [user('bob')] } : { users: [user('ann')], pageToken: 'next' }
  })
  const uids: unknown[] = []
  for await (const { account } of allAccounts({ withPasswords: true })) uids.push(account.uid)
  expect(uids).toEqual(['ann', 'bob'])
  expect(listed.mock.calls).toEqual([
    [1_000, undefined],
    [1_000, 'next'],
  ])
})
