import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../tests/fixtures/folder'
import { queriesWithoutIndex, secretsIn, trackedFiles } from './sources.mjs'

test('a file is found whatever its name is, and without git nothing is searched', () => {
  const folder = newFolder()
  expect(() => trackedFiles(folder)).toThrow('This is no git clone: the search for secrets needs one.')
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  writeFileSync(join(folder, 'Schlüssel "neu".txt'), '')
  writeFileSync(join(folder, 'deleted since.txt'), '')
  execFileSync('git', ['add', '.'], { cwd: folder })
  rmSync(join(folder, 'deleted since.txt'))
  expect(trackedFiles(folder)).toEqual(['Schlüssel "neu".txt'])
})

// The secrets are put together here, so that this file has none.
test.each([
  ['a private key', `-----BEGIN ${'PRIVATE KEY'}-----\nMIIE`],
  ['a key of a Google API', `apiKey: '${'AIza'}${'x'.repeat(35)}'`],
  ['the key of the passwords’ hashes', `{"base64_signer_key": "${'ab+/'.repeat(20)}=="}`],
  ['a token of GitHub', `${'ghp_'}${'a1'.repeat(18)}`],
  ['a password in an address', `SMTP_URL=smtps://me:${'hunter2'}@mail.server.com`],
])('%s is found', (what, text) => {
  expect(secretsIn('a.txt', text)).toEqual([what])
})

test.each([
  'SMTP_URL=smtps://USER:PASSWORD@HOST',
  'smtp://me:secret@127.0.0.1:2525',
  ['smtp://', '{user}:', '{password}@mail.server.com'].join('$'),
  'https://example.com/a:b@c',
  'Copy `base64_signer_key`, `base64_salt_separator` and `rounds`.',
])('%s is no secret', (text) => {
  expect(secretsIn('a.txt', text)).toEqual([])
})

const config = {
  indexes: [{ fields: [{ fieldPath: 'week' }, { fieldPath: 'at' }] }],
  fieldOverrides: [
    { fieldPath: 'text', indexes: [] },
    { fieldPath: 'email', indexes: [{ queryScope: 'COLLECTION' }, { queryScope: 'COLLECTION_GROUP' }] },
  ],
}

test.each([
  ['one field', "from.where('uid', '==', of(user))", []],
  ['the same field twice', "mail.where('dueAt', '<=', now).orderBy('dueAt')", []],
  ['two fields with an index', "log\n  .where('week', '==', week)\n  .orderBy('at', 'desc')", []],
  [
    'two fields without',
    "log.where('week', '==', week).orderBy('text')",
    [".where('week', '==', week).orderBy('text')"],
  ],
  ['a field that is not indexed', "mail.orderBy('text')", [".orderBy('text')"]],
  ['a group of collections with an index', "db.collectionGroup('private').where('email', '==', email)", []],
  [
    'a group of collections that has a name',
    "const all = () => db.collectionGroup('private')\nall().where('email', '==', email)",
    [],
  ],
  [
    'a group of collections without',
    "db.collectionGroup('private').where('phone', '==', phone)",
    [".where('phone', '==', phone)"],
  ],
])('%s', (_, source, missing) => {
  expect(queriesWithoutIndex(source, config)).toEqual(missing)
})

test('a query of a collection does not hide the same one of a group', () => {
  const chain = ".where('endpoint', '==', 'x')"
  const source = `db.collection('a')${chain}\ndb.collectionGroup('a')${chain}`
  expect(queriesWithoutIndex(source, config)).toEqual([chain])
})
