import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { transact } from '#functions/db/firebase'
import { deliverPushes } from '#functions/push/deliver-pushes'
import { notificationsOf } from '#functions/push/notifications'
import { type Notification, queueWeekAlert } from '#functions/push/queue'
import { final, GAMES, SEASON } from './games'
import { scene, useScene } from './stage-scene'

useScene()

beforeEach(() => {
  for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']) vi.stubEnv(name, 'mailto:a@b.example')
})
afterEach(() => void vi.unstubAllEnvs())

const alerts = () => [...scene.store.dump().keys()].filter((path) => path.startsWith('pushes/'))
/** The queued results of week 9. */
const results = () => alerts().filter((path) => path.startsWith('pushes/week-2026-9'))

async function end(id: string): Promise<void> {
  scene.game(id, { kickoff: scene.now - 240 * MINUTE, ...final(31, 10) })
  await scene.passAfter(MINUTE, { poll: true, whole: true })
}

it('a corrected final stands in the open log, and nobody is notified of it while the winner stays', async () => {
  const [id = ''] = await scene.play(9)
  const before = alerts()
  scene.game(id, { homeScore: 3 })
  await scene.pass()
  expect(scene.log().at(-1)).toMatch(/final corrected, .*, 1 result changed\.$/)
  expect(alerts()).toEqual(before)
})

it('each result that changes who won a week stands in the log and goes out, unless it is taken back within minutes', async () => {
  const { db } = scene.store
  Object.assign(db, { collectionGroup: () => db.collection('users/player-1/devices') })
  const received = () =>
    [...scene.store.dump()].flatMap(([path, push]) =>
      path.endsWith('-result-phone') ? [(push as unknown as { letter: Notification }).letter.message.title] : [],
    )
  const [id = ''] = GAMES.filter(({ week }) => week === 9).map((game) => game.id)
  const correct = (homeScore: number) => scene.edit(9, id, { homeScore })
  const later = async () => {
    scene.now += 11 * MINUTE
    // No push service knows it, so each round removes it.
    await db.doc('users/player-1/devices/phone').set({})
    await scene.as('referee', deliverPushes)
  }
  await scene.open(9, { games: [id] })
  await scene.pick('player-1', 9, id, 'HOME')
  await scene.pick('player-2', 9, id, 'AWAY')
  await end(id)
  await end(id)
  await later()
  expect(received()).toEqual(['Week 9: you won!'])
  await correct(3)
  expect(scene.log().slice(-2)).toEqual([
    expect.stringMatching(/final by hand, .*, 2 results changed\.$/),
    'Week 9 is won by {uid:player-2} now, with 1 point; before, it was won by {uid:player-1}.',
  ])
  await later()
  const lost = 'Week 9 is over: you came 2nd'
  expect(received().sort()).toEqual([lost, 'Week 9: you won!'].sort())
  await correct(31)
  await correct(3)
  await later()
  expect(received(), 'what is taken back at once').toHaveLength(2)
  await correct(31)
  await later()
  expect(
    received().filter((title) => title !== lost),
    'what is taken back later',
  ).toHaveLength(2)
})

it('a final by hand that is corrected before its picks are revealed counts none of them', async () => {
  const [id = ''] = await scene.open(9)
  await scene.edit(9, id, { kickoff: scene.now - MINUTE })
  await scene.edit(9, id, { phase: 'final', homeScore: 31, awayScore: 10 })
  await scene.edit(9, id, { homeScore: 3 })
  expect(scene.log().at(-1)).toMatch(/final by hand, 10–31 → 10–3\.$/)
})

it('a week that was opened again has no result to tell', async () => {
  const { db } = scene.store
  await db.doc('users/player-1/devices/phone').set({})
  Object.assign(db, { collectionGroup: () => db.collection('users/player-1/devices') })
  const kinds = async () => (await notificationsOf({ about: 'week', season: SEASON, week: 9 })).map(({ kind }) => kind)
  const [id = ''] = await scene.play(9)
  expect(await kinds()).toContain('result')
  await scene.edit(9, id, { phase: 'live' })
  expect(await kinds()).toEqual([])
})

it('a week that gets a further game when all were over, as the title game, tells its result again after it', async () => {
  const [first = '', second = '', title = ''] = GAMES.filter(({ week }) => week === 9).map(({ id }) => id)
  await scene.open(9, { games: [first, second] })
  await end(first)
  expect(results()).toHaveLength(0)
  await end(second)
  await end(second)
  expect(results()).toHaveLength(1)
  scene.game(title, { kickoff: scene.now + 60 * MINUTE, phase: 'pre' })
  await scene.saveSlate([first, second, title])
  await scene.pass()
  await end(title)
  expect(results()).toHaveLength(2)
})

it('a week with another game in place of one that was called off tells its result again after it', async () => {
  const [first = '', off = '', title = ''] = GAMES.filter(({ week }) => week === 9).map(({ id }) => id)
  await scene.open(9, { games: [first, off] })
  await scene.edit(9, off, { phase: 'postponed' })
  await scene.edit(9, off, { void: true })
  await end(first)
  expect(results()).toHaveLength(1)
  scene.game(title, { kickoff: scene.now + 60 * MINUTE, phase: 'pre' })
  await scene.saveSlate([first, title])
  await scene.pass()
  expect(results()).toHaveLength(1)
  await end(title)
  expect(results()).toHaveLength(2)
})

it('a week whose last game is over before its picks are revealed tells its result with their points', async () => {
  const [first = '', last = ''] = GAMES.filter(({ week }) => week === 9).map(({ id }) => id)
  await scene.open(9, { games: [first, last], ahead: 30 * MINUTE })
  // The feed has the final with a kickoff that is still ahead.
  scene.game(last, final(31, 10))
  await end(first)
  expect(scene.line(9, last)).toMatchObject({ phase: 'final', revealedAt: null })
  expect(results()).toHaveLength(0)
  await scene.passAfter(40 * MINUTE)
  expect(scene.board(9).revealed).toEqual([first, last])
  expect(results()).toHaveLength(1)
})

it('a week whose games stand in another order than before has no other result to tell', async () => {
  for (const games of [
    ['1', '2'],
    ['2', '1'],
  ])
    await scene.as('referee', () =>
      transact(async (tx) =>
        queueWeekAlert(tx, { season: SEASON, week: 9, games, winners: [], version: 1 }, scene.now),
      ),
    )
  expect(results()).toHaveLength(1)
})
