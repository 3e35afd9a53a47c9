import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { changeAnswers } from './change-answers'
import { fillSlate } from './desk'
import { final, GAMES } from './games'
import { scene, useScene } from './stage-scene'

useScene()

const undo = () => scene.undo(true)

const byDeputy = (id: string) => scene.edit(9, id, { spread: 7.5 }, 'deputy')

function takeOff(id: string) {
  const { slate } = scene.doc<{ slate: string[] }>('weeks/9')
  return scene.saveSlate(slate.filter((each) => each !== id))
}

it('of a kickoff given back to the feed brings back the kickoff by hand, though the feed’s was taken since', async () => {
  const id = await scene.opened()
  const feeds = scene.line(9, id).kickoff
  await scene.edit(9, id, { kickoff: feeds + HOUR })
  await scene.edit(9, id, { feed: true })
  expect(scene.line(9, id)).toMatchObject({ kickoff: feeds, kickoffSource: 'feed' })
  await undo()
  const byHand = { kickoff: feeds + HOUR, kickoffSource: 'commissioner', kickoffWas: feeds }
  expect(scene.line(9, id)).toMatchObject(byHand)
})

it('of a kickoff by hand takes the feed’s of this moment, not the one of then', async () => {
  const id = await scene.opened()
  const then = scene.line(9, id).kickoff
  await scene.edit(9, id, { kickoff: then + HOUR })
  scene.game(id, { kickoff: then - HOUR })
  await undo()
  expect(scene.line(9, id)).toMatchObject({ kickoff: then - HOUR, kickoffSource: 'feed' })
})

it('of a game taken off lets nobody pick it if the feed has moved and played it since', async () => {
  const id = await scene.opened()
  await takeOff(id)
  scene.game(id, { kickoff: scene.now + HOUR, ...final(31, 10) })
  scene.now += 5 * HOUR
  await undo()
  await expect(scene.pick('player-1', 9, id, 'HOME')).rejects.toThrow('This game is locked')
})

it('of spreads from the feed holds though the feed’s total has changed since', async () => {
  const [id = ''] = await scene.open(9)
  const withTotal = (total: number) =>
    changeAnswers((board) =>
      JSON.parse(JSON.stringify(board).replaceAll(/"overUnder":[\d.]+/g, `"overUnder":${total}`)),
    )
  withTotal(61.5)
  scene.now += HOUR
  const seed = (body: object) => scene.desk('POST /commish/spreads', { week: 9, ...body })
  const { offers } = await seed({})
  await seed({ accept: offers.map(({ gameId, spread }) => ({ gameId, spread, seen: -3.5 })) })
  expect(scene.line(9, id).spread).not.toBe(-3.5)
  withTotal(62.5)
  await scene.passAfter(HOUR)
  await undo()
  expect(scene.line(9, id)).toMatchObject({ spread: -3.5, overUnder: 62.5 })
})

it('whose answer is lost takes nothing back that the other commissioner does meanwhile', async () => {
  const [id = '', other = ''] = await scene.open(9)
  await scene.edit(9, id, { isDouble: true })
  scene.losesAnswer('commish', 'undo/', () => byDeputy(other))
  await expect(undo()).resolves.toEqual({ undone: expect.stringContaining('now counts double') })
  expect([scene.line(9, id).multiplier, scene.line(9, other).spread]).toEqual([1, 7.5])
})

it('that another change overtakes takes back neither', async () => {
  const [id = '', other = ''] = await scene.open(9)
  await scene.edit(9, id, { isDouble: true })
  scene.tick = 1
  scene.before('commish', 'commit', 'undo/', () => byDeputy(other))
  await expect(undo()).rejects.toThrow('Something else was changed meanwhile')
  expect([scene.line(9, id).multiplier, scene.line(9, other).spread]).toEqual([2, 7.5])
})

it('of a change made after the reveal asks nothing', async () => {
  const id = await scene.underWay()
  await scene.edit(9, id, { isDouble: true })
  const undone = scene.undo()
  await expect(undone).resolves.toEqual({ undone: expect.stringContaining('now counts double') })
})

it.each<[what: string, change: (id: string, believed: number) => Promise<unknown>]>([
  ['a kickoff that a commissioner confirmed', (id, kickoff) => scene.edit(9, id, { kickoff })],
  ['a game taken off', (id) => takeOff(id)],
])('of %s begins the doubt again, whatever the feed said before', async (_what, change) => {
  const id = await scene.opened()
  const believed = scene.line(9, id).kickoff
  const wrong = scene.now - HOUR
  scene.game(id, { kickoff: wrong })
  for (let readings = 0; readings < 2; readings += 1) {
    await scene.passAfter(HOUR / 240)
  }
  await change(id, believed)
  scene.now += HOUR / 10
  await undo()
  expect(scene.line(9, id)).toMatchObject({
    kickoff: believed,
    doubt: { kickoff: wrong, readings: 1 },
    revealedAt: null,
  })
})

it.each([
  ['of a game that has revealed', [MINUTE], 12, {}, /keeps its kickoff/],
  ['of a game that is being played', [MINUTE], 3, { phase: 'live', homeScore: 3, period: 1 }, /is being played/],
  ['that would reveal its game at once', [MINUTE, HOUR], 12, {}, /would be open to everybody at once/],
] as const)('no kickoff is brought back %s', async (_about, kickoffs, minutes, feed, says) => {
  const id = await scene.opened()
  const start = scene.now
  for (const kickoff of kickoffs) await scene.edit(9, id, { kickoff: start + kickoff })
  scene.now = start + minutes * MINUTE
  scene.game(id, feed)
  await scene.pass()
  await expect(undo()).rejects.toThrow(says)
})

it.each([{ spread: 7.5 }, { isDouble: true }, { void: true }])(
  'of %o made before the reveal asks first',
  async (change) => {
    const id = await scene.opened()
    await scene.edit(9, id, { kickoff: scene.now + MINUTE })
    await scene.edit(9, id, change)
    await scene.passAfter(12 * MINUTE)
    const unconfirmed = scene.undo()
    await expect(unconfirmed).rejects.toMatchObject({ code: 'unconfirmed' })
  },
)

it('of a lock leaves a week scored that was scored since', async () => {
  const id = await scene.opened()
  await scene.desk('POST /commish/lock-week', { week: 9 })
  await scene.ask('commish', 'POST /commish/score-week/:week', { params: { week: '9' } })
  await undo()
  expect(scene.line(9, id)).toMatchObject({ isLocked: false })
  expect(scene.doc('weeks/9')).toMatchObject({ state: 'scored' })
})

it('of a final by hand takes the final back', async () => {
  const id = await scene.underWay()
  await scene.edit(9, id, { phase: 'final', homeScore: 31, awayScore: 10 })
  expect(scene.line(9, id)).toMatchObject({ phase: 'final', homeScore: 31 })
  await undo()
  expect(scene.line(9, id)).toMatchObject({ phase: 'live', homeScore: null, byHand: null })
})

it('of a first number keeps it known, so that the next one is logged as a change', async () => {
  const [id = ''] = GAMES.filter(({ week }) => week === 9).map((game) => game.id)
  scene.game(id, { kickoff: scene.now + 6 * HOUR, phase: 'pre' })
  await scene.as('commish', () => fillSlate('commish', 9, [id], () => -3))
  await scene.pick('player-1', 9, id, 'HOME')
  await undo()
  await scene.edit(9, id, { spread: -17 })
  expect(scene.log().at(-1)).toMatch(/: .+ no line → −17\.$/)
})

it('of a game that the feed had called off before a commissioner did is named so, and leaves it to the feed', async () => {
  const id = await scene.opened()
  scene.trouble(id, 'cancelled')
  await scene.pass()
  await scene.edit(9, id, { void: true })
  expect(scene.log().at(-1)).toMatch(/: called off by hand\.$/)
  await expect(undo()).resolves.toEqual({ undone: expect.stringMatching(/: called off by hand\.$/) })
  expect(scene.line(9, id)).toMatchObject({ void: true, voidSource: 'feed' })
})
