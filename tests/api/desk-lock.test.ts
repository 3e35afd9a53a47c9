import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '#common/paths'
import { db, read } from '#functions/db/firebase'
import { type Desk, openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { SEASON } from './support/league'

const week = 13
const games = gameIds(week, 3)
const [first = '', second = '', third = ''] = games
let desk: Desk

beforeAll(async () => {
  desk = await openDesk(week, games)
})

const locks = () => Promise.all(games.map(async (id) => (await read(paths.line(SEASON, week, id)))?.isLocked ?? null))
/** The same as the pages follow it. */
const published = async () => (await read(paths.week(SEASON, week)))?.lines?.map(({ isLocked }) => isLocked)

describe('a locked week', () => {
  beforeEach(async () => {
    await desk.lock()
    expect(await locks()).toEqual([true, true, true])
    expect(await published()).toEqual([true, true, true])
  })

  it('is unlocked, once, and the open log says so', async () => {
    const before = (await desk.log()).length
    expect(await desk.unlock()).toMatchObject({ status: 200, body: { modified: 3 } })
    expect((await desk.unlock()).body).toEqual({ modified: 0 })
    expect(await locks()).toEqual([false, false, false])
    const log = await desk.log()
    expect(log).toHaveLength(before + 1)
    expect(log[0]).toMatchObject({ kind: 'lock', by: 'commish', text: 'Week 13 unlocked.' })
  })

  it('is locked again when the unlock is undone', async () => {
    await desk.unlock()
    expect((await desk.undo()).body).toEqual({ undone: 'Week 13 unlocked.' })
    expect(await locks()).toEqual([true, true, true])
  })

  it('unlocks a game that was called off, too, which may be put on again, and does not count it', async () => {
    await desk.edit(third, { void: true })
    expect((await desk.unlock()).body).toEqual({ modified: 2 })
    expect(await locks()).toEqual([false, false, false])
    await desk.edit(third, { void: false })
  })

  it('opens the game of which only the lock by hand was left', async () => {
    await desk.edit(first, { isLocked: false })
    expect((await desk.unlock()).body).toEqual({ modified: 2 })
    expect(await locks()).toEqual([false, false, false])
  })

  it('leaves the games alone that have revealed, and counts only those that it locks', async () => {
    await desk.unlock()
    await db.doc(paths.line(SEASON, week, first)).update({ revealedAt: Date.now() })
    expect((await desk.lock()).body).toEqual({ modified: 2 })
    expect(await locks()).toEqual([false, true, true])
    await db.doc(paths.line(SEASON, week, first)).update({ revealedAt: null })
    await desk.edit(first, { isLocked: true })
  })

  it('is left as it is by an unlock that finds nothing to unlock', async () => {
    await desk.unlock()
    for (const id of games) await db.doc(paths.line(SEASON, week, id)).update({ revealedAt: Date.now() })
    const log = await desk.log()
    expect((await desk.unlock()).body).toEqual({ modified: 0 })
    expect(await desk.log()).toEqual(log)
    for (const id of games) await db.doc(paths.line(SEASON, week, id)).update({ revealedAt: null })
  })

  it('keeps its lock undoable after it was scored, and stays scored', async () => {
    await desk.unlock()
    await desk.lock()
    expect((await desk.score()).status).toBe(200)
    expect((await desk.undo()).body).toEqual({ undone: 'Week 13 locked.' })
    expect(await locks()).toEqual([false, false, false])
    expect(await read(paths.week(SEASON, week))).toMatchObject({ state: 'scored' })
    await db.doc(paths.week(SEASON, week)).update({ state: 'open' })
  })

  it('unlocks no game that has kicked off or revealed', async () => {
    const now = Date.now()
    await desk.edit(second, { kickoff: now - 60_000 })
    await db.doc(paths.line(SEASON, week, first)).update({ revealedAt: now })
    expect((await desk.unlock()).body).toEqual({ modified: 1 })
    expect(await locks()).toEqual([true, true, false])
    await desk.lock()
    await desk.edit(third, { kickoff: now - 60_000 })
    const log = await desk.log()
    expect((await desk.unlock()).body).toEqual({ modified: 0 })
    expect(await locks()).toEqual([true, true, true])
    expect(await desk.log()).toEqual(log)
  })
})
