import { expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { newStoredScores } from '#functions/db/week'
import { scene, useScene } from './stage-scene'

useScene()

it('a week that was never opened gets no pass', async () => {
  const [report] = await scene.pass('referee', { week: 3 })
  expect(report).toEqual({ week: 3, trouble: '', wrote: false, awake: false, nextLock: null, conflicts: 0 })
  expect(scene.store.peek('seasons/2026/scores/3')).toBeUndefined()
})

it('the scores of a new week request its first pass', () => {
  const nothing = { passRequested: true, rereadPicks: [], doubted: false, gatheredTo: null, version: 0 }
  expect(newStoredScores(9)).toMatchObject({ week: 9, games: {}, ...nothing })
})

it('a past season is not written any more', async () => {
  const [id = ''] = await scene.open(9)
  await scene.pass()
  scene.now += MINUTE
  scene.game(id, { kickoff: scene.now - 200 * MINUTE, phase: 'final', homeScore: 27, awayScore: 20, period: 4 })
  const before = scene.store.dump()
  scene.before('referee', 'read', 'scores/9', () => scene.store.db.doc('settings/app').update({ season: 2027 }))
  const [report] = await scene.pass('referee', { whole: true, poll: true })
  expect(report).toMatchObject({ wrote: false, nextLock: null })
  const after = [...scene.store.dump()].filter(([path]) => path !== 'settings/app')
  for (const [path, doc] of after) expect(doc, path).toBe(before.get(path))
})

it('a board has its games in the order of the slate', async () => {
  const games = await scene.open(9)
  for (const [index, id] of games.entries()) scene.game(id, { kickoff: scene.now + (60 - index) * MINUTE })
  await scene.pass()
  await scene.saveSlate(games)
  const inOrder = [...games].reverse()
  expect(scene.board(9).games.map(({ gameId }) => gameId)).toEqual(inOrder)
  await scene.pick('player-1', 9, inOrder[0] ?? '', 'AWAY')
  await scene.passAfter(120 * MINUTE)
  expect(scene.board(9).rows['player-1']?.sides).toBe('A--')
})

it('a change of a week requests a pass over that week only', async () => {
  const [id = ''] = await scene.open(9)
  await scene.open(10)
  await scene.pass()
  const before = scene.operations.length
  await scene.edit(9, id, { isDouble: true })
  const paths = scene.operations.slice(before).flatMap((operation) => operation.paths)
  expect(paths).toContain('seasons/2026/scores/9')
  expect(paths).not.toContain('seasons/2026/scores/10')
})

it('Score week counts only the games whose picks it has graded', async () => {
  const [id = '', off = '', early = ''] = await scene.open(9)
  for (const each of [id, off, early]) await scene.pick('player-1', 9, each, 'HOME')
  const final = { phase: 'final', homeScore: 27, awayScore: 20, period: 4 } as const
  scene.game(id, { kickoff: scene.now - 200 * MINUTE, ...final })
  await scene.pass()
  await scene.edit(9, off, { void: true })
  scene.game(early, { kickoff: scene.now + 5 * MINUTE, ...final })
  const scored = scene.ask('commish', 'POST /commish/score-week/:week', { params: { week: '9' } })
  expect(await scored).toEqual({ updatedPicks: 1, games: 1, notice: '' })
})

it('Score week recounts the week from the stored picks', async () => {
  const [id = ''] = await scene.open(9)
  await scene.pick('player-1', 9, id, 'HOME')
  scene.game(id, { kickoff: scene.now - 200 * MINUTE, phase: 'final', homeScore: 27, awayScore: 20, period: 4 })
  await scene.pass()
  await scene.store.db.doc('seasons/2026/leaderboards/week-9').update({ 'rows.player-1.sides': 'A--' })
  const scored = scene.ask('commish', 'POST /commish/score-week/:week', { params: { week: '9' } })
  expect(await scored).toEqual({ updatedPicks: 1, games: 1, notice: '' })
  expect(scene.board(9).rows['player-1']).toMatchObject({ sides: 'H--', points: 1 })
})

it('the open log of the later week says who made an earlier one the active week, once', async () => {
  await scene.play(9)
  await scene.open(10)
  const activate = (activeWeek: number) => scene.desk('POST /settings/active-week', { activeWeek })
  await activate(10)
  scene.now += MINUTE
  await Promise.all([activate(9), activate(9)])
  const entries = [...scene.store.dump()].flatMap(([path, doc]) => (path.includes('/changes/') ? [doc] : []))
  expect(entries.filter(({ text }) => /active week/.test(String(text)))).toMatchObject([
    { week: 10, by: 'commish', text: 'Week 10 is the active week now, instead of Week 9.' },
    { week: 10, by: 'commish', text: 'Week 9 is the active week now, instead of Week 10.' },
  ])
})

it('how far players could pick is kept where the active week is set back, but for one that was never opened', async () => {
  const activate = (activeWeek: number) => scene.desk('POST /settings/active-week', { activeWeek })
  const openedTo = () => (scene.store.peek('settings/app') as { openedTo?: number }).openedTo
  await activate(8)
  expect(openedTo(), 'a new league begins with week 9, unopened').toBeUndefined()
  for (const week of [10, 9, 8]) await activate(week)
  expect(openedTo()).toBe(10)
})

it('a week named by hand that gets other days, and keeps its name, has that in the open log', async () => {
  const named = { week: 12, label: 'Rivalry week', firstDay: '2026-11-20' }
  const name = (lastDay: string) => scene.desk('POST /commish/weeks', { ...named, lastDay })
  await name('2026-11-24')
  await name('2026-11-28')
  expect(scene.log().at(-1)).toBe('Rivalry week is now 2026-11-20 to 2026-11-28.')
})

it('a leaderboard that cannot read what members say of themselves has it with the next call', async () => {
  await scene.play(9)
  await scene.store.db.doc('users/player-1').update({ about: 'Since 1987.' })
  const ask = () => scene.ask('player-1', 'GET /leaderboard/weekly', { query: { week: 9 } })
  scene.before('player-1', 'read', 'users', () => Promise.reject(new Error('the line is dead')))
  await expect(ask()).rejects.toThrow('the line is dead')
  expect((await ask()).find(({ userId }) => userId === 'player-1')?.about).toBe('Since 1987.')
})
