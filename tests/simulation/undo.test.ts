import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { changeAnswers } from './change-answers'
import { fillSlate } from './desk'
import { final, GAMES } from './games'
import { play, useScene } from './stage-scene'

useScene()

const undo = () => play.undo(true)

const byDeputy = (id: string) => play.edit(9, id, { spread: 7.5 }, 'deputy')

function takeOff(id: string) {
  const { slate } = play.doc<{ slate: string[] }>('weeks/9')
  return play.saveSlate(slate.filter((each) => each !== id))
}

it('of a kickoff given back to the feed brings back the kickoff by hand, though the feed’s was taken since', async () => {
  const id = await play.opened()
  const feeds = play.line(9, id).kickoff
  await play.edit(9, id, { kickoff: feeds + HOUR })
  await play.edit(9, id, { feed: true })
  expect(play.line(9, id)).toMatchObject({ kickoff: feeds, kickoffSource: 'feed' })
  await undo()
  const byHand = { kickoff: feeds + HOUR, kickoffSource: 'commissioner', kickoffWas: feeds }
  expect(play.line(9, id)).toMatchObject(byHand)
})

it('of a kickoff by hand takes the feed’s of this moment, not the one of then', async () => {
  const id = await play.opened()
  const then = play.line(9, id).kickoff
  await play.edit(9, id, { kickoff: then + HOUR })
  play.game(id, { kickoff: then - HOUR })
  await undo()
  expect(play.line(9, id)).toMatchObject({ kickoff: then - HOUR, kickoffSource: 'feed' })
})

it('of a game taken off lets nobody pick it if the feed has moved and played it since', async () => {
  const id = await play.opened()
  await takeOff(id)
  play.game(id, { kickoff: play.now + HOUR, ...final(31, 10) })
  play.now += 5 * HOUR
  await undo()
  await expect(play.pick('player-1', 9, id, 'HOME')).rejects.toThrow('This game is locked')
})

it('of spreads from the feed holds though the feed’s total has changed since', async () => {
  const [id = ''] = await play.open(9)
  const withTotal = (total: number) =>
    changeAnswers((board) =>
      JSON.parse(JSON.stringify(board).replaceAll(/"overUnder":[\d.]+/g, `"overUnder":${total}`)),
    )
  withTotal(61.5)
  play.now += HOUR
  const seed = (body: object) => play.desk('POST /commish/spreads', { week: 9, ...body })
  const { offers } = await seed({})
  await seed({ accept: offers.map(({ gameId, spread }) => ({ gameId, spread, seen: -3.5 })) })
  expect(play.line(9, id).spread).not.toBe(-3.5)
  withTotal(62.5)
  await play.passAfter(HOUR)
  await undo()
  expect(play.line(9, id)).toMatchObject({ spread: -3.5, overUnder: 62.5 })
})

it('whose answer is lost takes nothing back that the other commissioner does meanwhile', async () => {
  const [id = '', other = ''] = await play.open(9)
  await play.edit(9, id, { isDouble: true })
  play.losesAnswer('commish', 'undo/', () => byDeputy(other))
  await expect(undo()).resolves.toEqual({ undone: expect.stringContaining('now counts double') })
  expect([play.line(9, id).multiplier, play.line(9, other).spread]).toEqual([1, 7.5])
})

it('that another change overtakes takes back neither', async () => {
  const [id = '', other = ''] = await play.open(9)
  await play.edit(9, id, { isDouble: true })
  play.tick = 1
  play.before('commish', 'commit', 'undo/', () => byDeputy(other))
  await expect(undo()).rejects.toThrow('Something else was changed meanwhile')
  expect([play.line(9, id).multiplier, play.line(9, other).spread]).toEqual([2, 7.5])
})

it('of a change made after the reveal asks nothing', async () => {
  const id = await play.underWay()
  await play.edit(9, id, { isDouble: true })
  const undone = play.undo()
  await expect(undone).resolves.toEqual({ undone: expect.stringContaining('now counts double') })
})

it.each<[what: string, change: (id: string, believed: number) => Promise<unknown>]>([
  ['a kickoff that a commissioner confirmed', (id, kickoff) => play.edit(9, id, { kickoff })],
  ['a game taken off', (id) => takeOff(id)],
])('of %s begins the doubt again, whatever the feed said before', async (_what, change) => {
  const id = await play.opened()
  const believed = play.line(9, id).kickoff
  const wrong = play.now - HOUR
  play.game(id, { kickoff: wrong })
  for (let readings = 0; readings < 2; readings += 1) {
    await play.passAfter(HOUR / 240)
  }
  await change(id, believed)
  play.now += HOUR / 10
  await undo()
  expect(play.line(9, id)).toMatchObject({
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
  const id = await play.opened()
  const start = play.now
  for (const kickoff of kickoffs) await play.edit(9, id, { kickoff: start + kickoff })
  play.now = start + minutes * MINUTE
  play.game(id, feed)
  await play.pass()
  await expect(undo()).rejects.toThrow(says)
})

it.each([{ spread: 7.5 }, { isDouble: true }, { void: true }])(
  'of %o made before the reveal asks first',
  async (change) => {
    const id = await play.opened()
    await play.edit(9, id, { kickoff: play.now + MINUTE })
    await play.edit(9, id, change)
    await play.passAfter(12 * MINUTE)
    const unconfirmed = play.undo()
    await expect(unconfirmed).rejects.toMatchObject({ code: 'unconfirmed' })
  },
)

it('of a lock leaves a week scored that was scored since', async () => {
  const id = await play.opened()
  await play.desk('POST /commish/lock-week', { week: 9 })
  await play.ask('commish', 'POST /commish/score-week/:week', { params: { week: '9' } })
  await undo()
  expect(play.line(9, id)).toMatchObject({ isLocked: false })
  expect(play.doc('weeks/9')).toMatchObject({ state: 'scored' })
})

it('of a final by hand takes the final back', async () => {
  const id = await play.underWay()
  await play.edit(9, id, { phase: 'final', homeScore: 31, awayScore: 10 })
  expect(play.line(9, id)).toMatchObject({ phase: 'final', homeScore: 31 })
  await undo()
  expect(play.line(9, id)).toMatchObject({ phase: 'live', homeScore: null, byHand: null })
})

it('of a first number keeps it known, so that the next one is logged as a change', async () => {
  const [id = ''] = GAMES.filter(({ week }) => week === 9).map((game) => game.id)
  play.game(id, { kickoff: play.now + 6 * HOUR, phase: 'pre' })
  await play.as('commish', () => fillSlate('commish', 9, [id], () => -3))
  await play.pick('player-1', 9, id, 'HOME')
  await undo()
  await play.edit(9, id, { spread: -17 })
  expect(play.log().at(-1)).toMatch(/: .+ no line → −17\.$/)
})

it('of a game that the feed had called off before a commissioner did is named so, and leaves it to the feed', async () => {
  const id = await play.opened()
  play.trouble(id, 'cancelled')
  await play.pass()
  await play.edit(9, id, { void: true })
  expect(play.log().at(-1)).toMatch(/: called off by hand\.$/)
  await expect(undo()).resolves.toEqual({ undone: expect.stringMatching(/: called off by hand\.$/) })
  expect(play.line(9, id)).toMatchObject({ void: true, voidSource: 'feed' })
})
