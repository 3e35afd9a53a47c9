import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import { scene, useScene } from './stage-scene'

useScene()
const CHECKED = /^Kickoff being checked/
let id: string
let believed: number
let wrong: number

const line = () => scene.line(9, id)
const save = () => scene.pick('player-1', 9, id, 'HOME')
const passAfter = (ms: number) => scene.passAfter(ms)

/** The feed gives yesterday as the date of a game that has not begun. */
beforeEach(async () => {
  ;[id = ''] = await scene.open(9)
  believed = scene.now + 60 * MINUTE
  wrong = believed - DAY
  scene.game(id, { kickoff: believed })
  await scene.pass()
  await save()
  scene.game(id, { kickoff: wrong })
  await passAfter(15_000)
})

describe('a kickoff that jumps into the past while the game has not begun', () => {
  it('is not taken: nothing reveals, nobody can pick, and the commissioners are asked', async () => {
    expect(line()).toMatchObject({ kickoff: believed, revealedAt: null, doubt: { kickoff: wrong, readings: 1 } })
    await expect(save()).rejects.toThrow(CHECKED)
    expect(scene.board(9).revealed).toEqual([])
    expect(scene.doc<{ games: string[] }>('status/week-9').games).not.toContain(id)
    expect(scene.log().filter((text) => /kickoff moved/.test(text))).toHaveLength(1)
  })

  it('is dropped when the feed gives a future date again, and the game can be picked', async () => {
    scene.game(id, { kickoff: believed })
    await passAfter(15_000)
    expect(line()).toMatchObject({ kickoff: believed, doubt: null })
    await expect(save()).resolves.toBeTruthy()
  })

  it.each([
    ['two readings over two minutes', [130_000], null],
    ['many readings over less', [20_000, 20_000, 20_000, 20_000], null],
    ['three readings over two minutes', [65_000, 65_000], 'believed'],
  ])('after %s is %s', async (_name, pauses, then) => {
    for (const pause of pauses) await passAfter(pause)
    expect(line().revealedAt).toBe(then ? wrong + 10 * MINUTE : null)
    expect(line().doubt === null).toBe(then !== null)
  })

  it('counts each reading once', async () => {
    await scene.pass('another', { poll: true })
    await scene.pass('a third', { poll: true })
    expect(line().doubt).toMatchObject({ readings: 1 })
  })

  it('is dropped when play begins: the kickoff that was taken before it counts once it has passed', async () => {
    scene.now = believed + MINUTE
    scene.game(id, { phase: 'live', homeScore: 0, awayScore: 0, period: 1, clock: '14:00' })
    await scene.pass()
    expect(line()).toMatchObject({ kickoff: believed, doubt: null, revealedAt: null })
    await expect(save()).resolves.toBeTruthy()
    await passAfter(10 * MINUTE)
    expect(line().revealedAt).toBe(believed + 10 * MINUTE)
  })

  it.each([
    ['that the believed one holds', () => believed, null],
    ['that the feed is right', () => wrong, 'revealed'],
  ])('is settled by a commissioner who says %s, whatever the feed says after that', async (_name, kickoff, then) => {
    await scene.edit(9, id, { kickoff: kickoff() })
    await passAfter(MINUTE)
    await passAfter(5 * MINUTE)
    expect(line()).toMatchObject({ kickoff: kickoff(), doubt: null, kickoffSource: 'commissioner' })
    expect(line().revealedAt === null).toBe(then === null)
    expect(scene.log().at(-1)).toMatch(then ? /kickoff moved by hand/ : /kickoff confirmed/)
  })

  it('is read from the feed at once when a commissioner says that it is right, so that its play is followed', async () => {
    await scene.edit(9, id, { kickoff: wrong })
    expect(line().revealedAt).toBe(wrong + 10 * MINUTE)
    expect(scene.scores(9).games[id]).toMatchObject({ kickoff: wrong })
  })

  it('waits for a commissioner when the feed is down, also after the lock', async () => {
    scene.stage.orders.answer = '500'
    scene.now = believed + 60 * MINUTE
    await scene.pass()
    expect(line()).toMatchObject({ revealedAt: null, doubt: { kickoff: wrong } })
    await scene.edit(9, id, { kickoff: believed })
    expect(line()).toMatchObject({ revealedAt: believed + 10 * MINUTE, doubt: null })
  })

  it('is not ended by a kickoff long ago that neither feed nor commissioner gave, unless play was seen', async () => {
    const longAgo = believed - 300 * MINUTE
    const edit = () => scene.edit(9, id, { kickoff: longAgo })
    await expect(edit()).rejects.toThrow(
      'That kickoff is over, and the picks of Texas A&M at LSU would be open to everybody at once. Lock the game by hand, or give a kickoff of the last 10 minutes.',
    )
    expect(line()).toMatchObject({ kickoff: believed, revealedAt: null })
    scene.game(id, { kickoff: believed, phase: 'live', homeScore: 7, awayScore: 0, period: 1, clock: '9:00' })
    await passAfter(MINUTE)
    const before = scene.operations.length
    await edit()
    expect(line().revealedAt).not.toBeNull()
    const operations = scene.operations.slice(before)
    const reads = operations.slice(
      0,
      operations.findIndex(({ kind }) => kind === 'commit'),
    )
    expect(reads.filter(({ paths }) => paths.some((path) => path.endsWith('scores/9')))).toHaveLength(1)
  })

  it('that a commissioner moved into the future is settled when play begins', async () => {
    await scene.edit(9, id, { kickoff: believed + 300 * MINUTE })
    scene.now = believed + 5 * MINUTE
    scene.game(id, { kickoff: believed, phase: 'live', homeScore: 7, awayScore: 0, period: 1, clock: '9:00' })
    await scene.pass()
    expect(line()).toMatchObject({ kickoff: believed, kickoffSource: 'feed' })
    scene.now = believed + 11 * MINUTE
    await expect(save()).rejects.toThrow('This game is locked (kickoff has passed).')
  })

  it('is left to the feed again on request', async () => {
    await scene.edit(9, id, { kickoff: believed })
    scene.game(id, { kickoff: believed + 30 * MINUTE })
    await passAfter(MINUTE)
    expect(line().kickoff).toBe(believed)
    await scene.edit(9, id, { feed: true })
    await passAfter(MINUTE)
    expect(line().kickoff).toBe(believed + 30 * MINUTE)
  })

  it('that ends a kickoff by hand is put off when a commissioner says again that theirs holds', async () => {
    const theirs = believed + 10 * 60 * MINUTE
    await scene.edit(9, id, { kickoff: theirs })
    scene.now = believed + 5 * MINUTE
    scene.game(id, { kickoff: believed, phase: 'live', homeScore: 7, awayScore: 0, period: 1, clock: '9:00' })
    await scene.pass()
    await passAfter(65_000)
    expect(line()).toMatchObject({ kickoff: theirs, kickoffSource: 'commissioner', doubt: { readings: 2 } })
    await scene.edit(9, id, { kickoff: theirs })
    expect(line().doubt).toBeNull()
    expect(scene.log().at(-1)).toMatch(/: kickoff confirmed, /)
    await passAfter(16 * MINUTE)
    expect(line()).toMatchObject({ kickoff: theirs, doubt: { kickoff: believed, readings: 1 } })
  })
})
