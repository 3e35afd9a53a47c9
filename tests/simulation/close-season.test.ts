import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { byKickoff, type GameLine, matchups } from '#common/game/line'
import { paths } from '#common/paths'
import { newSettings } from '#functions/db/settings'
import { GAMES, SEASON } from './games'
import { scene, useScene } from './stage-scene'

useScene()

const close = (confirmed: boolean) => scene.desk('POST /commish/season/close', { season: SEASON, confirmed })

/** A game that kicked off a minute ago, the only one that counts, picked by player-1, and its final by hand. */
async function finalByHand(): Promise<void> {
  const [id = '', ...others] = await scene.open(9)
  await scene.pick('player-1', 9, id, 'HOME')
  for (const other of others) await scene.edit(9, other, { void: true })
  await scene.edit(9, id, { kickoff: scene.now + MINUTE })
  scene.now += 2 * MINUTE
  await scene.edit(9, id, { phase: 'final', homeScore: 40, awayScore: 0 })
  expect(scene.line(9, id)).toMatchObject({ phase: 'final', revealedAt: null })
}

it('a season whose last final has not revealed, and so is not graded, asks before it closes', async () => {
  await finalByHand()
  await expect(close(false)).rejects.toMatchObject({
    code: 'unconfirmed',
    message:
      '1 game has no result yet and counts for nobody once the season of 2026 is finished: Texas A&M at LSU. Nothing in that season can be changed then.',
  })
  await scene.passAfter(10 * MINUTE)
  await expect(close(false)).resolves.toMatchObject({ season: SEASON })
  expect(scene.board(9).rows['player-1']?.points).toBe(1)
  await close(false)
  const said = 'The season of 2026 is finished: nothing in it changes any more.'
  expect(scene.log().filter((text) => text === said)).toHaveLength(1)
})

it('a season with several games without a result names each', async () => {
  const ids = await scene.open(9)
  await scene.edit(9, ids[0] ?? '', { kickoff: scene.now + 9 * HOUR })
  const lines = ids.map((id) => scene.line(9, id) as unknown as GameLine)
  const names = matchups(lines.sort(byKickoff))
  await expect(close(false)).rejects.toThrow(`count for nobody once the season of 2026 is finished: ${names}. Nothing`)
})

it('a game without a result counts for nobody in the picks of a closed season either', async () => {
  await finalByHand()
  scene.now += 10 * MINUTE
  await close(true)
  const view = await scene.ask('player-1', 'GET /user/my/week-view', { query: { week: 9 } })
  expect(view).toMatchObject({ totals: { possiblePoints: 0, possiblePicks: 0 } })
})

it('a game under way when its season was closed is void in the picks that others see, and among its lines', async () => {
  const id = await scene.underWay('player-1')
  await close(true)
  const see = (name: 'GET /leaderboard/user/:userId/picks' | 'GET /commish/selected-games' | 'GET /commish/lines') =>
    scene.ask('player-2', name, { query: { week: '9' }, params: { userId: 'player-1' } })
  expect(await see('GET /leaderboard/user/:userId/picks')).toContainEqual(
    expect.objectContaining({ gameId: id, result: 'VOID', points: 0 }),
  )
  for (const name of ['GET /commish/selected-games', 'GET /commish/lines'] as const)
    expect(await see(name)).toContainEqual(expect.objectContaining({ gameId: id, void: true, noResult: true }))
})

it.each([false, true])('a season waits for a pass that is due (confirmed: %s)', async (confirmed) => {
  await finalByHand()
  await scene.store.db.doc(`seasons/${SEASON}/scores/9`).update({ passRequested: true })
  await expect(close(confirmed)).rejects.toMatchObject({
    code: 'conflict',
    message: 'The scores are just being counted. Please try again in a minute.',
  })
  await scene.pass()
  await expect(close(true)).resolves.toMatchObject({ season: SEASON })
})

it('a season waits for the grading of a game that a pass has revealed before it ended', async () => {
  await finalByHand()
  scene.now += 10 * MINUTE
  scene.before('referee', 'read', '/picks', async () => Promise.reject(new Error('the process has ended')))
  await scene.pass().catch(() => undefined)
  expect(scene.board(9).rows['player-1']?.points).toBe(0)
  await expect(close(true)).rejects.toMatchObject({ code: 'conflict' })
  await scene.pass()
  await expect(close(true)).resolves.toMatchObject({ season: SEASON })
  expect(scene.board(9).rows['player-1']?.points).toBe(1)
})

it('one season can be begun ahead of its time, and none after it until it has games', async () => {
  await scene.open(9)
  const begin = (season: number) => scene.desk('POST /commish/season', { season, confirmed: true })
  await begin(SEASON + 1)
  await expect(begin(SEASON + 2)).rejects.toMatchObject({
    code: 'bad-input',
    message: `The season of ${SEASON + 2} is too far ahead. The season of ${SEASON + 1} has no games yet.`,
  })
  await expect(begin(SEASON + 1)).resolves.toEqual({ season: SEASON + 1 })
})

it('a season that was closed is not begun again', async () => {
  await scene.play(9)
  await close(true)
  const begun = scene.desk('POST /commish/season', { season: SEASON })
  await expect(begun).rejects.toMatchObject({
    code: 'conflict',
    message: `The season of ${SEASON} is over. The next season is ${SEASON + 1}.`,
  })
})

it('a season that is finished can be closed again, whatever is open in the present one', async () => {
  await scene.open(9)
  const finished = { season: SEASON - 1, closedAt: 1 }
  await scene.store.db.doc(paths.settings()).update({ finishedSeasons: [{ ...finished, weeks: [] }] })
  const closed = scene.desk('POST /commish/season/close', { season: SEASON - 1 })
  await expect(closed).resolves.toEqual(finished)
})

it('a season without a week leaves no trace, though there were rounds of the mini game', async () => {
  const { db } = scene.store
  await db.doc(paths.settings()).set({ ...newSettings(scene.now), season: SEASON - 1 })
  await db.doc(paths.minigameBoard()).set({ rows: {} })
  await scene.desk('POST /commish/season', { season: SEASON })
  expect(scene.store.peek(paths.settings())).toMatchObject({ season: SEASON, finishedSeasons: [] })
  expect([...scene.store.dump()].filter(([path]) => path.startsWith(paths.season(SEASON - 1)))).toEqual([])
  expect(scene.store.peek(paths.lifetime())).toBeUndefined()
})

it('a slate that is chosen while the next season begins is not saved into that season', async () => {
  await scene.open(9)
  const games = GAMES.filter(({ week }) => week === 10)
  globalThis.fetch = async (address) => {
    const answer = await scene.fetch(address)
    const body = { season: SEASON + 1, confirmed: true }
    if (new URL(String(address)).searchParams.get('week') === '10')
      await scene.ask('deputy', 'POST /commish/season', { body })
    return answer
  }
  const saved = scene.saveSlate(
    games.map(({ id }) => id),
    10,
  )
  await expect(saved).rejects.toMatchObject({
    code: 'conflict',
    message: `The season of ${SEASON} is finished: nothing in it changes any more.`,
  })
  expect(scene.store.peek('settings/app')).toMatchObject({ season: SEASON + 1, weeks: [] })
})

it('a season that is closed while scores are stored ends the pass without a failure', async () => {
  const id = await scene.underWay()
  scene.game(id, { homeScore: 10 })
  scene.before('referee', 'commit', 'scores/9', () => close(true))
  expect(await scene.pass('referee', {})).toMatchObject([{ week: 9, wrote: false }])
  expect(scene.scores(9).games[id]).toMatchObject({ homeScore: 3 })
})

it.each([
  ['a change of a line', (id: string) => scene.edit(9, id, { isDouble: true })],
  [
    'a pick for a member',
    (gameId: string) => {
      return scene.enterPick(gameId, 'HOME', 'The phone was dead.')
    },
  ],
])('%s that another season overtakes says that its season is finished', async (_what, change) => {
  const [id = ''] = await scene.play(9)
  const before = scene.line(9, id)
  scene.before('commish', 'read', `lines/${id}`, () =>
    scene.ask('deputy', 'POST /commish/season', { body: { season: SEASON + 1, confirmed: true } }),
  )
  await expect(change(id)).rejects.toThrow('The season of 2026 is finished: nothing in it changes any more.')
  expect(scene.line(9, id)).toEqual(before)
})
