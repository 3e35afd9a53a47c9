import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { allDocuments, databaseTime, deleteDocuments, storeDocuments } from '#functions/backup/documents'
import { type DocumentLine, readLines } from '#functions/backup/file'
import { restore } from '#functions/backup/restore'
import { encode } from '#functions/backup/values'
import { db, read } from '#functions/db/firebase'
import { newSettings } from '#functions/db/settings'
import { migrations, upgrade } from '#functions/migrations/upgrade'
import { passAndSend } from '#functions/schedule'
import { call } from './support/client'

/**
 * Leagues as each release left them, made with `npm run backup`: the demo league of two weeks, its season finished, the
 * next one begun.
 */
const RELEASES = ['1.0.0']
const SCHEMA = 'settings/schema'

afterEach(() => void vi.restoreAllMocks())

it('a call that comes when the upgrade fails is asked to come again, and then works', async () => {
  vi.spyOn(db, 'runTransaction').mockRejectedValueOnce(new Error('the database is busy'))
  const login = () => call('POST /users/login', { body: { username: 'ray', password: 'wrong' } })
  expect(await login()).toEqual({
    status: 503,
    body: { error: 'The league is being brought up to date. Please try again in a minute.', code: 'not-ready' },
  })
  expect((await login()).status).toBe(401)
})

it('a release that was rolled back has what it writes migrated again', async () => {
  await db.doc(SCHEMA).set({ version: migrations.length + 1 })
  await upgrade()
  expect((await db.doc(SCHEMA).get()).data()).toEqual({ version: migrations.length })
})

describe.each(RELEASES)('a league of release %s', (release) => {
  const file = `tests/fixtures/leagues/${release}.gz`
  let season: number
  let upgraded: ReadonlyMap<string, unknown>

  beforeAll(async () => {
    await deleteDocuments()
    await storeDocuments(documentsOf(file))
    await upgrade()
    upgraded = await byPath(allDocuments(await databaseTime()))
    season = (await read(paths.settings()))?.finishedSeasons?.[0]?.season ?? 0
  })

  it('gets the form of this release', async () => {
    const settings = await read(paths.settings())
    expect(Object.keys(settings ?? {})).toEqual(expect.arrayContaining(Object.keys(newSettings(0))))
    expect((await db.doc(SCHEMA).get()).data()).toEqual({ version: migrations.length })
  })

  it('keeps every document of the finished season as it was', async () => {
    const finished = under(await byPath(documentsOf(file)), `seasons/${season}/`)
    expect(finished.size).toBeGreaterThan(100)
    expect(under(upgraded, `seasons/${season}/`)).toEqual(finished)
  })

  it('gets a directory, if it is from before that', async () => {
    await rewind()
    await db.doc(paths.directory()).delete()
    await upgrade()
    expect(await written()).toEqual(await written(upgraded))
  })

  it('keeps the finished weeks that a later release has noted, when it is migrated again', async () => {
    await db.doc(paths.settings()).update({ finishedWeeks: [1, 2] })
    for (const migrate of migrations) await migrate()
    expect((await read(paths.settings()))?.finishedWeeks).toEqual([1, 2])
  })

  it('ends the same when the upgrade is cut off, repeated, or runs twice at once', { tags: ['long'] }, async () => {
    for (const done of migrations.keys()) {
      await rewind()
      for (const migrate of migrations.slice(0, done + 1)) await migrate()
      // The process ended before it noted the last one.
      if (done > 0) await db.doc(SCHEMA).set({ version: done })
      await Promise.all([upgrade(), upgrade()])
      expect(await written(), `cut off after ${done + 1}`).toEqual(await written(upgraded))
    }
  })

  it('is brought up to date with profiles that lack a field, or cannot be read', { tags: ['long'] }, async () => {
    await rewind()
    await db.doc(paths.directory()).delete()
    const odd = { odd: { username: 'odd' }, broken: { username: 'broken', away: 'yes' } }
    for (const [uid, user] of Object.entries(odd)) await db.doc(paths.user(uid)).set(user)
    await upgrade()
    expect((await read(paths.directory()))?.members).toMatchObject({
      odd: { name: 'odd', color: '', team: '', picture: '' },
      broken: { name: 'Player broken', color: '', team: '', picture: '' },
      'demo-ray': { team: expect.stringMatching(/./) },
    })
    expect((await call('POST /users/login', { body: { username: 'ray', password: 'wrong' } })).status).toBe(401)
  })

  it('is played on after it was restored', async () => {
    await restore(file, { replace: true, withoutPasswords: false })
    await passAndSend()
    const { body } = await call('POST /users/login', { body: { username: 'ray', password: 'saturday' } })
    const board = await call('GET /leaderboard/overall', { token: body.token, query: { season } })
    expect([board.status, board.body.length]).toEqual([200, 12])
  })

  /** Puts back what the migrations write. */
  async function rewind(): Promise<void> {
    await db.doc(SCHEMA).delete()
    await storeDocuments(thoseWritten(documentsOf(file)))
  }
})

/** The documents that migrations write. */
const WRITTEN: readonly string[] = [paths.settings(), paths.directory(), SCHEMA]

/** Those documents, of the database or of what was read before. */
async function written(documents?: ReadonlyMap<string, unknown>): Promise<unknown[]> {
  if (documents) return WRITTEN.map((path) => documents.get(path))
  return Promise.all(WRITTEN.map(async (path) => encode((await db.doc(path).get()).data())))
}

async function* thoseWritten(lines: AsyncIterable<DocumentLine>): AsyncGenerator<DocumentLine> {
  for await (const line of lines) if (WRITTEN.includes(line.doc)) yield line
}

const under = (documents: ReadonlyMap<string, unknown>, folder: string) =>
  new Map([...documents].filter(([path]) => path.startsWith(folder)))

async function* documentsOf(file: string): AsyncGenerator<DocumentLine> {
  for await (const line of readLines(file)) if ('doc' in line) yield line
}

async function byPath(lines: AsyncIterable<DocumentLine>): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>()
  for await (const { doc, fields } of lines) found.set(doc, fields)
  return found
}
