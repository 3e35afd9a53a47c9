import { beforeEach, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { final, GAMES } from './games'
import { scene, useScene } from './stage-scene'

useScene()
const [first = '', second = '', third = ''] = GAMES.filter(({ week }) => week === 9).map(({ id }) => id)

const add = (id: string) => scene.desk('POST /commish/save-games', { week: 9, selectedGameIds: [id], known: [] })

/** Week 9 was locked whole; then its first game was played to the end, and the week scored. */
beforeEach(async () => {
  await scene.open(9, { games: [first] })
  for (const id of [second, third]) scene.game(id, { kickoff: scene.now + 30 * HOUR, phase: 'pre' })
  await scene.desk('POST /commish/lock-week', { week: 9 })
  scene.game(first, { kickoff: scene.now - 4 * HOUR, ...final(31, 10) })
  await scene.pass()
  await scene.ask('commish', 'POST /commish/score-week/:week', { params: { week: '9' } })
})

it('a game that is added to a week whose locked games are all over can be picked', async () => {
  await add(second)
  await scene.edit(9, second, { spread: -3 })
  expect(scene.line(9, second)).toMatchObject({ isLocked: false })
  expect(await scene.pick('player-1', 9, second, 'HOME')).toMatchObject({ pickTeam: 'HOME' })
})

it.each([
  ['called off', () => ({ void: true })],
  ['under way', (now: number) => ({ kickoff: now - 5 * MINUTE })],
])('a game that is added is not locked because of a locked one that is %s', async (_what, change) => {
  await add(second)
  await scene.edit(9, second, { isLocked: true, ...change(scene.now) })
  await add(third)
  expect(scene.line(9, third)).toMatchObject({ isLocked: false })
})

it('a game is added locked where each game ahead is, and the log says so', async () => {
  await add(second)
  await scene.edit(9, second, { isLocked: true })
  await add(third)
  expect(scene.line(9, third)).toMatchObject({ isLocked: true })
  expect(scene.log().at(-1)).toMatch(/^Slate of Week 9: .+ at .+ added, locked\.$/)
})
