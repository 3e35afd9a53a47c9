import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../../tests/fixtures/folder'
import { auth } from '../db/firebase'
import { type Header, writeBackup } from './file'
import { restore } from './restore'

let folder = ''
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const MAILED = 'add --without-passwords, and every member gets a mail with a link to choose a new one.'

it.each<[from: Header['passwords'], to: Header['passwords'], hashParameters: string | undefined, says: string]>([
  ['none', 'production', undefined, `The backup has no passwords: ${MAILED}`],
  [
    ...(['emulator', 'production', undefined] as const),
    `The passwords of cfb are hashed for the emulators and do not work here: ${MAILED}`,
  ],
  [
    ...(['production', 'emulator', undefined] as const),
    `The passwords of cfb are hashed for production and do not work here: ${MAILED}`,
  ],
  ['production', 'production', undefined, 'The passwords need the hash parameters of cfb:'],
  ['production', 'production', '/nowhere/hash.json', 'There is no file /nowhere/hash.json.'],
])(
  'passwords of %s that do not work in %s are refused before anything is looked at (parameters: %s)',
  async (from, to, hashParameters, says) => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', to === 'emulator' ? '127.0.0.1:8080' : '')
    const listed = vi.spyOn(auth, 'listUsers').mockRejectedValue(new Error('The accounts were asked for.'))
    const path = join(folder, 'league.gz')
    await writeBackup(path, { project: 'cfb', at: '2026-11-21T12:00:00Z', passwords: from, deployAgain: [] }, none())
    await expect(restore(path, { replace: true, withoutPasswords: false, hashParameters })).rejects.toThrow(says)
    expect(listed).not.toHaveBeenCalled()
  },
)

async function* none() {}
