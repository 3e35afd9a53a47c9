import { beforeEach, expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { setLog } from '#functions/log'
import { SEASON } from './games'
import { scene, useScene } from './stage-scene'

useScene()
const root = 'seasons/2026'
const logged: string[] = []
beforeEach(() => {
  logged.length = 0
  setLog(({ message }) => void logged.push(message))
})

/** All documents, with the scores of week 9 reduced to the fields that a refusal does not write. */
function rest(): [docs: object, scores: object] {
  const docs = scene.store.dump()
  const { refusal: _refusal, version: _version, ...scores } = scene.scores(9)
  docs.delete(`${root}/scores/9`)
  return [Object.fromEntries(docs), scores]
}

it('what breaks a rule is not published: commissioners see why, nothing else is written, and the next valid pass clears it', async () => {
  const [id = '', other = ''] = await scene.open(9)
  await scene.pick('player-1', 9, id, 'HOME')
  for (const each of [id, other])
    scene.game(each, { kickoff: scene.now - 200 * MINUTE, phase: 'final', homeScore: 27, awayScore: 20, period: 4 })
  await scene.pass()
  scene.now += MINUTE

  // A pick is stored under another game, and a final is corrected: a pass would have much to write.
  const { db } = scene.store
  const stray = db.doc(`${root}/weeks/9/lines/${id}/picks/player-1`)
  await stray.update({ gameId: other })
  await db.doc(`${root}/scores/9`).update({ rereadPicks: [id], passRequested: true })
  scene.game(id, { homeScore: 17 })
  const before = rest()
  const { version, nextLock } = scene.scores(9)
  expect(nextLock).toBeGreaterThan(scene.now)

  const says = `The picks of game ${id} are not those that were saved.`
  const [report] = await scene.pass()
  // The reminders go by it.
  expect(report).toMatchObject({ wrote: true, nextLock, refusal: says })
  expect(scene.scores(9)).toMatchObject({ refusal: says, version: version + 1 })
  expect(logged).toContain(`week 9: the referee publishes nothing: ${says}`)
  expect(rest()).toEqual(before)

  const [again] = await scene.passAfter(MINUTE)
  expect(again?.wrote).toBe(false)
  expect(scene.scores(9).version).toBe(version + 1)
  expect(
    logged.filter((message) => message.includes('publishes nothing')),
    'it is logged once',
  ).toHaveLength(1)
  const { reads } = await scene.cost(() => scene.pass('referee', { poll: false }))
  expect(
    reads.filter((path) => path === 'weeks/9'),
    'a pass without the feed decides once',
  ).toHaveLength(1)

  const score = () => scene.ask('commish', 'POST /commish/score-week/:week', { params: { week: '9' } })
  await expect(score(), 'Score week says so').rejects.toThrow(`The scores of this week are not published. ${says}`)

  await stray.update({ gameId: id })
  await score()
  expect(scene.scores(9)).toMatchObject({ refusal: '', passRequested: false, rereadPicks: [] })
  expect(scene.line(9, id).homeScore).toBe(17)
  expect(scene.board(9).rows['player-1']?.sides).toMatch(/^H/)
})

/** A week with a pick stored under another game. @returns a function that corrects it. */
async function spoiled(): Promise<() => Promise<unknown>> {
  const [id = ''] = await scene.open(9)
  await scene.pick('player-1', 9, id, 'HOME')
  scene.game(id, { kickoff: scene.now - 200 * MINUTE, phase: 'final', homeScore: 27, awayScore: 20, period: 4 })
  const { db } = scene.store
  await scene.pass()
  const stray = db.doc(`${root}/weeks/9/lines/${id}/picks/player-1`)
  await stray.update({ gameId: 'another' })
  await db.doc(`${root}/scores/9`).update({ rereadPicks: [id], passRequested: true })
  return () => stray.update({ gameId: id })
}

it('a season is not finished while a week is refused, and the reason is said', async () => {
  const mend = await spoiled()
  await scene.pass()
  const close = () => scene.desk('POST /commish/season/close', { season: SEASON, confirmed: true })
  await expect(close()).rejects.toThrow(
    `Week 9 is not published: ${scene.scores(9).refusal} Press Score week there first.`,
  )
  await mend()
  await scene.pass()
  await expect(close()).resolves.toMatchObject({ season: SEASON })
})

it('a refusal that cannot be stored is thrown', async () => {
  await spoiled()
  scene.before('referee', 'commit', 'scores/9', () => Promise.reject(new Error('the line is dead')))
  await expect(scene.pass()).rejects.toThrow('the line is dead')
})

it('a refusal that was overtaken is not stored', async () => {
  const mend = await spoiled()
  scene.before('referee', 'commit', 'scores/9', async () => {
    await mend()
    await scene.pass('another')
  })
  await scene.pass()
  expect(scene.scores(9)).toMatchObject({ refusal: '', passRequested: false })
})

it('a week that was mended and changed while its refusal was to be stored is decided again at once', async () => {
  const mend = await spoiled()
  scene.before('referee', 'commit', 'scores/9', async () => {
    await mend()
    await scene.store.db.doc(`${root}/scores/9`).update({ version: scene.scores(9).version + 1 })
  })
  const [report] = await scene.pass()
  expect(report).toMatchObject({ wrote: true, conflicts: 1 })
  expect(report).not.toHaveProperty('refusal')
  expect(scene.scores(9)).toMatchObject({ refusal: '', passRequested: false })
})
