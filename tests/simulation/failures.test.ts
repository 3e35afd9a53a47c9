import { expect, it } from 'vitest'
import type { Failure } from '#common/api/responses'
import { MINUTE } from '#common/durations'
import { noteFailure } from '#functions/db/health'
import { scene, useScene } from './stage-scene'

useScene()
const SECOND = 1_000

const note = (what: string, who = 'referee') => scene.as(who, () => noteFailure({ from: 'referee', what, todo: '' }))
const noted = () => {
  const { last } = scene.store.peek('health/failures') as unknown as { last: Failure[] }
  return last.map(({ what }) => what)
}

it('a process notes one failure in five seconds, and the same one every five minutes', async () => {
  await note('one')
  await note('another')
  expect(noted()).toEqual(['one'])
  scene.now += 5 * SECOND
  await note('one')
  await note('another')
  expect(noted()).toEqual(['another', 'one'])
  scene.now += 5 * MINUTE
  await note('one')
  expect(noted()).toEqual(['one', 'another'])
})

it('processes add to the same list', async () => {
  await note('one')
  await note('another', 'api')
  expect(noted()).toEqual(['another', 'one'])
})

it('the last twenty are kept', async () => {
  const all = Array.from({ length: 22 }, (_, index) => `failure ${index}`)
  for (const what of all) {
    await note(what)
    scene.now += 5 * SECOND
  }
  expect(noted()).toEqual(all.slice(2).reverse())
})

it('a failure that cannot be noted fails nothing else', async () => {
  scene.before('referee', 'commit', 'health/failures', () => Promise.reject(new Error('the line is dead')))
  await expect(note('one')).resolves.toBeUndefined()
})
