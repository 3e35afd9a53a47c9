import { expect, it } from 'vitest'
import { collectionRef } from '#functions/db/firebase'
import { setLog } from '#functions/log'
import { MAIL_PATH, type Mail } from '#functions/mail/queue'
import { deliver } from '#functions/outbox/deliver'
import { claim } from '#functions/outbox/message'
import { scene, useScene } from './stage-scene'

useScene()

const subjects = () => scene.mails().map(({ subject }) => subject)
const dead = () => Promise.reject(new Error('the line is dead'))

it('an undone pick is mailed in the commit of the undo: if that fails, there is neither', async () => {
  setLog(() => {})
  const [gameId = ''] = await scene.open(9)
  await scene.edit(9, gameId, { isLocked: true })
  await scene.enterPick(gameId, 'HOME', 'Was at sea.')
  const [entered] = subjects()
  const pick = () => scene.store.peek(`seasons/2026/weeks/9/lines/${gameId}/picks/player-1`)
  scene.before('commish', 'commit', 'mail/', dead)
  await expect(scene.undo()).rejects.toThrow('the line is dead')
  expect([pick(), subjects()]).toEqual([expect.anything(), [entered]])
  await scene.undo()
  expect([pick(), subjects().sort()]).toEqual([undefined, [entered, 'Your pick is as it was'].sort()])
})

it('dropped picks are mailed in the commit of the slate: if that fails, the game stays', async () => {
  const [gameId = '', ...others] = await scene.open(9)
  await scene.pick('player-1', 9, gameId, 'HOME')
  const save = () => scene.saveSlate(others)
  scene.before('commish', 'commit', 'mail/', dead)
  await expect(save()).rejects.toThrow('the line is dead')
  expect([scene.line(9, gameId), subjects()]).toEqual([expect.objectContaining({ gameId }), []])
  await save()
  expect([scene.line(9, gameId), subjects()]).toEqual([{}, ['Week 9: a game you picked was taken off']])
})

it('a game that comes back is mailed to its pickers, but not one that comes back called off', async () => {
  const games = await scene.open(9)
  const [counts = '', off = ''] = games
  await scene.pick('player-1', 9, counts, 'HOME')
  await scene.pick('player-2', 9, off, 'HOME')
  await scene.edit(9, off, { void: true })
  await scene.saveSlate([])
  await scene.saveSlate(games)
  const dropped = 'Week 9: a game you picked was taken off'
  expect(subjects().sort()).toEqual(['Week 9: a game you picked is back', dropped, dropped])
})

it('a mail that fails, and cannot be put off either, is tried once in a round', async () => {
  const logged: string[] = []
  setLog(({ message }) => void logged.push(message))
  await scene.store.db.doc('mail/one').set({ state: 'queued', dueAt: scene.now, tries: 0 } satisfies Partial<Mail>)
  scene.before('referee', 'commit', 'mail/one', dead)
  const outbox = { name: 'mail', path: MAIL_PATH, batch: 5, todo: '', orderKey: () => undefined }
  let tries = 0
  const fail = async () => {
    tries += 1
    await dead()
  }
  await scene.as('referee', () => deliver(outbox, fail))
  expect([tries, logged]).toEqual([
    1,
    [expect.stringMatching(/was not postponed/), expect.stringMatching(/waits for a later/)],
  ])
})

it('a round begins no further message once it has lasted ten seconds, also where one follows the other', async () => {
  const mail = { state: 'queued', uid: 'player-1', dueAt: scene.now, tries: 0 } satisfies Partial<Mail>
  for (const at of [1, 2, 3]) await scene.store.db.doc(`mail/${at}`).set({ ...mail, at })
  const sent: number[] = []
  const outbox = { name: 'mail', path: MAIL_PATH, batch: 5, todo: '', orderKey: () => 'player-1' }
  const slowly = async (_: unknown, { at }: Mail) => {
    sent.push(at)
    scene.now += 6_000
  }
  await scene.as('referee', () => deliver(outbox, slowly))
  expect(sent).toEqual([1, 2])
})

it('a claim that fails leaves a mail to the round that has claimed it meanwhile, or it would be sent twice', async () => {
  const ref = collectionRef(MAIL_PATH).doc('one')
  await scene.store.db.doc(ref.path).set({ state: 'queued', at: 1, dueAt: 1, tries: 0 } satisfies Partial<Mail>)
  scene.before('referee', 'commit', 'mail/one', async () => {
    expect(await scene.as('another round', () => claim(ref))).toMatchObject({ state: 'queued' })
    await dead()
  })
  await expect(scene.as('referee', () => claim(ref))).rejects.toThrow('the line is dead')
  expect(scene.store.peek(ref.path)).toMatchObject({ state: 'claimed', dueAt: null })
})

it('mails to one player go out as they were queued, also where a later one was due before', async () => {
  for (const [at, dueAt] of [
    [1, scene.now],
    [2, scene.now - 1],
  ] as const)
    await scene.store.db.doc(`mail/${at}`).set({ state: 'queued', at, dueAt, tries: 0 } satisfies Partial<Mail>)
  const sent: number[] = []
  const outbox = { name: 'mail', path: MAIL_PATH, batch: 5, todo: '', orderKey: () => 'player-1' }
  const take = async (ref: { path: string }, { at }: Mail) => {
    sent.push(at)
    await scene.store.db.doc(ref.path).delete()
  }
  await scene.as('referee', () => deliver(outbox, take))
  expect(sent).toEqual([1, 2])
})
