import { beforeEach, expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { setLog } from '#functions/log'
import { SEASON } from './games'
import { play, useScene } from './stage-scene'

useScene()
const root = 'seasons/2026'
const logged: string[] = []
beforeEach(() => {
  logged.length = 0
  setLog(({ message }) => void logged.push(message))
})

/** All documents, with the scores of week 9 reduced to the fields that a refusal does not write. */
function rest(): [docs: object, scores: object] {
  const docs = play.store.dump()
  const { refusal: _refusal, version: _version, ...scores } = play.scores(9)
  docs.delete(`${root}/scores/9`)
  return [Object.fromEntries(docs), scores]
}

it('what breaks a rule is not published: commissioners see why, nothing else is written, and the next valid pass clears it', async () => {
  const [id = '', other = ''] = await play.open(9)
  await play.pick('player-1', 9, id, 'HOME')
  for (const each of [id, other])
    play.game(each, { kickoff: play.now - 200 * MINUTE, phase: 'final', homeScore: 27, awayScore: 20, period: 4 })
  await play.pass()
  play.now += MINUTE

  // A pick is stored under another game, and a final is corrected: a pass would have much to write.
  const { db } = play.store
  const stray = db.doc(`${root}/weeks/9/lines/${id}/picks/player-1`)
  await stray.update({ gameId: other })
  await db.doc(`${root}/scores/9`).update({ rereadPicks: [id], passRequested: true })
  play.game(id, { homeScore: 17 })
  const before = rest()
  const { version, nextLock } = play.scores(9)
  expect(nextLock).toBeGreaterThan(play.now)

  const says = `The picks of game ${id} are not those that were saved.`
  const [report] = await play.pass()
  // The reminders go by it.
  expect(report).toMatchObject({ wrote: true, nextLock, refusal: says })
  expect(play.scores(9)).toMatchObject({ refusal: says, version: version + 1 })
  expect(logged).toContain(`week 9: the referee publishes nothing: ${says}`)
  expect(rest()).toEqual(before)

  const [again] = await play.passAfter(MINUTE)
  expect(again?.wrote).toBe(false)
  expect(play.scores(9).version).toBe(version + 1)
  expect(
    logged.filter((message) => message.includes('publishes nothing')),
    'it is logged once',
  ).toHaveLength(1)
  const { reads } = await play.cost(() => play.pass('referee', { poll: false }))
  expect(
    reads.filter((path) => path === 'weeks/9'),
    'a pass without the feed decides once',
  ).toHaveLength(1)

  const score = () => play.ask('commish', 'POST /commish/score-week/:week', { params: { week: '9' } })
  await expect(score(), 'Score week says so').rejects.toThrow(`The scores of this week are not published. ${says}`)

  await stray.update({ gameId: id })
  await score()
  expect(play.scores(9)).toMatchObject({ refusal: '', passRequested: false, rereadPicks: [] })
  expect(play.line(9, id).homeScore).toBe(17)
  expect(play.board(9).rows['player-1']?.sides).toMatch(/^H/)
})

/** A week with a pick stored under another game. @returns a function that corrects it. */
async function spoiled(): Promise<() => Promise<unknown>> {
  const [id = ''] = await play.open(9)
  await play.pick('player-1', 9, id, 'HOME')
  play.game(id, { kickoff: play.now - 200 * MINUTE, phase: 'final', homeScore: 27, awayScore: 20, period: 4 })
  const { db } = play.store
  await play.pass()
  const stray = db.doc(`${root}/weeks/9/lines/${id}/picks/player-1`)
  await stray.update({ gameId: 'another' })
  await db.doc(`${root}/scores/9`).update({ rereadPicks: [id], passRequested: true })
  return () => stray.update({ gameId: id })
}

it('a season is not finished while a week is refused, and the reason is said', async () => {
  const mend = await spoiled()
  await play.pass()
  const close = () => play.desk('POST /commish/season/close', { season: SEASON, confirmed: true })
  await expect(close()).rejects.toThrow(
    `Week 9 is not published: ${play.scores(9).refusal} Press Score week there first.`,
  )
  await mend()
  await play.pass()
  await expect(close()).resolves.toMatchObject({ season: SEASON })
})

it('a refusal that cannot be stored is thrown', async () => {
  await spoiled()
  play.before('referee', 'commit', 'scores/9', () => Promise.reject(new Error('the line is dead')))
  await expect(play.pass()).rejects.toThrow('the line is dead')
})

it('a refusal that was overtaken is not stored', async () => {
  const mend = await spoiled()
  play.before('referee', 'commit', 'scores/9', async () => {
    await mend()
    await play.pass('another')
  })
  await play.pass()
  expect(play.scores(9)).toMatchObject({ refusal: '', passRequested: false })
})

it('a week that was mended and changed while its refusal was to be stored is decided again at once', async () => {
  const mend = await spoiled()
  play.before('referee', 'commit', 'scores/9', async () => {
    await mend()
    await play.store.db.doc(`${root}/scores/9`).update({ version: play.scores(9).version + 1 })
  })
  const [report] = await play.pass()
  expect(report).toMatchObject({ wrote: true, conflicts: 1 })
  expect(report).not.toHaveProperty('refusal')
  expect(play.scores(9)).toMatchObject({ refusal: '', passRequested: false })
})
