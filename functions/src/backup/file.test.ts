import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '../../../tests/fixtures/folder'
import { type DocumentLine, readHeader, readLines, writeBackup } from './file'

let folder = ''
let path = ''

beforeEach(() => {
  folder = newFolder()
  path = join(folder, 'league.gz')
})

const header = { project: 'demo', at: '2026-11-21T12:00:00Z', passwords: 'none' as const, deployAgain: [] }
const documents: DocumentLine[] = [
  { doc: 'users/ann', fields: { about: 'two\nlines' } },
  { doc: 'users/bob', fields: { format: 1, end: 2 } },
]
async function* lines(some = documents) {
  yield* some
}
const all = async () => {
  const read: unknown[] = []
  for await (const line of readLines(path)) read.push(line)
  return read
}

test('what is written is read, and only its owner may read it', async () => {
  expect(await writeBackup(path, header, lines())).toEqual({ documents: 2, accounts: 0 })
  expect(await readHeader(path)).toEqual({ format: 1, ...header })
  expect(await all()).toEqual(documents)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['league.gz'])
})

test('an interrupted backup leaves no file', async () => {
  async function* broken() {
    yield* documents
    throw new Error('The database is gone.')
  }
  await expect(writeBackup(path, header, broken())).rejects.toThrow('The database is gone.')
  expect(readdirSync(folder)).toEqual([])
})

test('of two processes that back up under one name none spoils the other', async () => {
  const { pid } = process
  let go = () => {}
  const isBroken = new Promise<void>((resolve) => {
    go = resolve
  })
  async function* slow() {
    await isBroken
    yield* documents
  }
  async function* broken() {
    yield* documents
    throw new Error('The database is gone.')
  }
  const first = writeBackup(path, header, slow())
  Object.defineProperty(process, 'pid', { value: pid + 1 })
  await expect(writeBackup(path, header, broken())).rejects.toThrow('The database is gone.')
  Object.defineProperty(process, 'pid', { value: pid })
  go()
  await first
  expect(readdirSync(folder)).toEqual(['league.gz'])
  expect(await all()).toEqual(documents)
})

test('a file that is there stays as it is', async () => {
  writeFileSync(path, 'the one of last week')
  await expect(writeBackup(path, header, lines())).rejects.toThrow('league.gz')
  expect(readFileSync(path, 'utf8')).toBe('the one of last week')
})

test('a file that was cut off is refused', async () => {
  await writeBackup(path, header, lines())
  const whole = gunzipSync(readFileSync(path)).toString().split('\n')
  const cut = [whole.slice(0, -2).join('\n'), [whole[0], ...whole.slice(2, -1)].join('\n')]
  for (const text of cut) {
    writeFileSync(path, gzipSync(`${text}\n`))
    await expect(all()).rejects.toThrow('is not complete')
  }
  const zipped = gzipSync(whole.join('\n'))
  for (const cut of [zipped.subarray(0, 60), zipped.subarray(0, -4)]) {
    writeFileSync(path, cut)
    await expect(all()).rejects.toThrow('is not complete')
  }
})

test.each(['[1,2]', 'null', '"users"', '{'])('a file with the line %s is refused', async (line) => {
  await writeBackup(path, header, lines())
  const [first, ...rest] = gunzipSync(readFileSync(path)).toString().split('\n')
  writeFileSync(path, gzipSync([first, line, ...rest].join('\n')))
  await expect(all()).rejects.toThrow('is damaged')
})

test('of a file that was cut off after its header, the header is read and the end is not missed silently', async () => {
  await writeBackup(
    path,
    header,
    lines(Array.from({ length: 5_000 }, (_, n) => ({ doc: `users/${n}`, fields: { n } }))),
  )
  writeFileSync(path, readFileSync(path).subarray(0, -100))
  expect(await readHeader(path)).toMatchObject(header)
  await expect(all()).rejects.toThrow('is not complete')
})

test('a file that is not there is named', async () => {
  await expect(readHeader(path)).rejects.toThrow(`There is no file ${path}.`)
})

test('a folder, or a file in a folder that is not there, is said to be one', async () => {
  await expect(readHeader(folder)).rejects.toThrow(`${folder} is a folder: name a file.`)
  const nowhere = join(folder, 'none')
  await expect(writeBackup(join(nowhere, 'league.gz'), header, lines())).rejects.toThrow(
    `There is no folder ${nowhere}`,
  )
})

test('a file of a later release is not called damaged', async () => {
  writeFileSync(path, gzipSync('{"format":2}\n'))
  await expect(readHeader(path)).rejects.toThrow('was made by a later release: restore it with that one.')
})

test.each([
  ['that is empty', gzipSync('')],
  ['that is no archive', Buffer.from('a text')],
  ['without JSON', gzipSync('a text')],
  ['of something else', gzipSync('{"name":"another"}\n')],
])('a file %s is refused', async (_, content) => {
  writeFileSync(path, content)
  await expect(readHeader(path)).rejects.toThrow('is damaged, or no backup: take another one.')
})
