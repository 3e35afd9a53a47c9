import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Indexes {
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[]
}

test.each(['attempts', 'passwordResets', 'mail', 'plays', 'pushes', 'emailChanges', 'reminded'])(
  'the database deletes expired %s',
  (collectionGroup) => {
    const text = readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8')
    const { fieldOverrides } = JSON.parse(text) as Indexes
    expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: 'expireAt', ttl: true, indexes: [] })
  },
)
