import { expect, test, vi } from 'vitest'
import { type LeagueKind, seed } from './seed'

const touched = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('A database was touched.'))))

vi.mock('#functions/db/firebase', () => ({
  db: { doc: (path: string) => ({ path, get: touched }), recursiveDelete: touched },
  auth: { deleteUser: touched },
}))

test.each<[LeagueKind, string, string]>([
  ['demo', 'FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'],
  ['demo', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'],
  ['empty', 'FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'],
])('no %s league is written where %s is missing: it would replace a real one', async (kind, missing, present) => {
  vi.stubEnv(missing, '')
  vi.stubEnv(present, '127.0.0.1:1')
  await expect(seed(kind, { start: 0 })).rejects.toThrow(`${missing} is not set`)
  expect(touched).not.toHaveBeenCalled()
})
