import { expect, it } from 'vitest'
import { useScene } from './stage-scene'

const scene = useScene()

it('a week that was never opened is left alone', async () => {
  const { current: play } = scene
  const [report] = await play.pass('referee', { week: 3 })
  expect(report).toMatchObject({ week: 3, wrote: false, awake: false, nextLock: null, overtaken: 0 })
  expect(play.store.peek('seasons/2026/scores/3')).toBeUndefined()
})

it('a league that is older than the directory gets one', async () => {
  const { current: play } = scene
  await play.open(9)
  await play.store.db.doc('directory/members').delete()
  await play.pass('a new process')
  expect(Object.keys(play.board(9).rows)).toHaveLength(12)
})

it('a season that is over is not written any more', async () => {
  const { current: play } = scene
  await play.open(9)
  await play.pass()
  const before = play.store.dump()
  play.before('referee', 'read', 'scores/9', () => play.store.db.doc('settings/app').update({ season: 2027 }))
  await play.pass('referee', { whole: true })
  for (const [path, doc] of play.store.dump()) if (path.startsWith('seasons/')) expect(doc, path).toBe(before.get(path))
})
