import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { changeAnswers } from './change-answers'
import { final, GAMES } from './games'
import { scene, useScene } from './stage-scene'

useScene()

/** Opens week 9 and takes a game off that player-1 has picked. */
async function takenOff(lose = false): Promise<string> {
  const [id = '', ...others] = await scene.open(9)
  await scene.pick('player-1', 9, id, 'HOME')
  await scene.edit(9, id, { kickoff: scene.now + 5 * MINUTE })
  if (lose) scene.losesAnswer('commish', `lines/${id}`)
  await scene.saveSlate(others)
  expect(scene.doc(`weeks/9`)).toMatchObject({ slate: expect.not.arrayContaining([id]) })
  return id
}

const mails = () => scene.mails().map(({ to }) => to)

it('an undo brings back a game that was taken off, until it has kicked off', async () => {
  const id = await takenOff()
  const { now } = scene
  scene.now += 16 * MINUTE
  await expect(scene.undo()).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/has kicked off since it was taken off\.$/),
  })
  expect(scene.line(9, id)).toEqual({})
  scene.now = now + MINUTE
  await scene.undo()
  expect(scene.line(9, id)).toMatchObject({ spread: -3.5, revealedAt: null })
})

it('whose pick was dropped gets one mail, also if the answer to the commit is lost', async () => {
  await takenOff(true)
  expect(mails()).toEqual(['player-1@example.com'])
})

it('a game that is added after it was played has its result at once', async () => {
  const [first = '', second = ''] = GAMES.filter(({ week }) => week === 9).map(({ id }) => id)
  await scene.open(9, { games: [first] })
  for (const id of [first, second]) scene.game(id, { kickoff: scene.now - 14 * HOUR, ...final(31, 10) })
  await scene.pass()
  await scene.saveSlate([first, second])
  expect(scene.line(9, second)).toMatchObject({ phase: 'final', homeScore: 31, awayScore: 10 })
})

it('a final that was taken off does not come back, though its game has not revealed', async () => {
  const [id = '', ...others] = await scene.open(9)
  await scene.edit(9, id, { kickoff: scene.now + 2 * MINUTE })
  scene.now += 3 * MINUTE
  await scene.edit(9, id, { phase: 'final', homeScore: 31, awayScore: 10 })
  await scene.saveSlate(others)
  await expect(scene.undo()).rejects.toThrow('has kicked off since it was taken off')
})

it('a game by hand that was taken off comes back with the spread that it is then given', async () => {
  const games = await scene.open(9)
  const add = (spread: number) => {
    const body = { week: 9, homeTeam: 'Army', awayTeam: 'Navy', kickoff: scene.now + 60 * MINUTE, spread }
    return scene.desk('POST /commish/games', body)
  }
  const { gameId } = await add(-2.5)
  await scene.saveSlate(games)
  await add(-4)
  expect(scene.line(9, gameId)).toMatchObject({ spread: -4 })
})

it('a slate from which another commissioner has just taken a game is not saved', async () => {
  const [id = '', ...others] = await scene.open(9)
  const body = { week: 9, selectedGameIds: others, confirmed: true }
  const takeOff = () => scene.ask('deputy', 'POST /commish/save-games', { body })
  // The games are looked up before the transaction reads the slate.
  scene.before('commish', 'read', 'weeks/9/lines', async () => scene.before('commish', 'read', 'settings/app', takeOff))
  const games = [...scene.doc<{ slate: string[] }>('weeks/9').slate]
  await expect(scene.saveSlate(games)).rejects.toThrow('The slate was changed meanwhile.')
  expect(scene.doc('weeks/9')).toMatchObject({ slate: expect.not.arrayContaining([id]) })
})

it('a game that comes to a locked week, or comes back locked, is locked', async () => {
  const [first = '', second = '', ...others] = await scene.open(9)
  await scene.edit(9, first, { isLocked: true })
  await scene.saveSlate([second, ...others])
  await scene.undo()
  expect([scene.line(9, first), scene.line(9, second)]).toMatchObject([{ isLocked: true }, { isLocked: false }])
  await scene.saveSlate([first, ...others])
  await scene.desk('POST /commish/lock-week', { week: 9 })
  await scene.saveSlate([first, second, ...others])
  expect(scene.line(9, second)).toMatchObject({ isLocked: true })
})

it('a week that was scored stays scored when it is unlocked, or locked again', async () => {
  await scene.opened()
  const lock = (locked: boolean) => scene.desk('POST /commish/lock-week', { week: 9, locked })
  await lock(true)
  await scene.ask('commish', 'POST /commish/score-week/:week', { params: { week: '9' } })
  for (const locked of [false, true]) {
    await lock(locked)
    expect(scene.doc('weeks/9')).toMatchObject({ state: 'scored' })
  }
})

it('the feed’s game of two teams does not join their game by hand, but may replace it', async () => {
  const [id = '', ...others] = GAMES.filter(({ week }) => week === 9).map((game) => game.id)
  await scene.open(9, { games: others })
  scene.game(id, { kickoff: scene.now + HOUR, phase: 'pre' })
  const game = { week: 9, homeTeam: 'LSU', awayTeam: 'Texas A&M', kickoff: scene.now + HOUR }
  const add = () => scene.desk('POST /commish/games', game)
  const { gameId } = await add()
  const saveFeeds = (known: string[]) => {
    const body = { week: 9, selectedGameIds: [id], known, confirmed: true }
    return scene.desk('POST /commish/save-games', body)
  }
  await expect(saveFeeds([])).rejects.toMatchObject({
    code: 'conflict',
    message: 'Texas A&M at LSU is on the slate already. Please change it there.',
  })
  await saveFeeds([gameId])
  expect(scene.doc<{ slate: string[] }>('weeks/9').slate).toEqual(expect.arrayContaining([id, ...others]))
  expect(scene.line(9, gameId)).toEqual({})
  await expect(add()).rejects.toThrow('is on the slate already')
})

it('a game that the feed lists again under another id joins the slate once the old one is called off', async () => {
  const [id = '', ...others] = GAMES.filter(({ week }) => week === 9).map((game) => game.id)
  await scene.open(9, { games: others })
  scene.game(id, { kickoff: scene.now + HOUR, phase: 'pre' })
  const body = { week: 9, homeTeam: 'LSU', awayTeam: 'Texas A&M', kickoff: scene.now + HOUR }
  const { gameId } = await scene.desk('POST /commish/games', body)
  const add = () => scene.saveSlate([gameId, id, ...others])
  await expect(add()).rejects.toThrow('is on the slate already')
  await scene.edit(9, gameId, { void: true })
  await add()
  expect(scene.doc<{ slate: string[] }>('weeks/9').slate).toEqual(expect.arrayContaining([gameId, id]))
  expect(scene.line(9, gameId)).toMatchObject({ void: true, voidSource: 'commissioner' })
  await expect(scene.edit(9, gameId, { void: false })).rejects.toThrow('is on the slate already')
})

it.each<[what: string, path: string, change: () => Promise<unknown>]>([
  ['its first games are saved', 'weeks/9/lines', () => scene.saveSlate(GAMES.slice(0, 1).map(({ id }) => id))],
  ['it is made the active one', 'weeks/9', () => scene.desk('POST /settings/active-week', { activeWeek: 9 })],
])('the name that a week is given by hand while %s stays', async (_what, path, change) => {
  const [id = ''] = GAMES.map((game) => game.id)
  scene.game(id, { kickoff: scene.now + HOUR, phase: 'pre' })
  const named = { week: 9, label: 'Rivalry Week', firstDay: '2026-11-03', lastDay: '2026-11-09' }
  const name = () => scene.ask('deputy', 'POST /commish/weeks', { body: named })
  // The week is looked up before the transaction reads it.
  scene.before('commish', 'read', path, async () => scene.before('commish', 'read', path, name))
  await change()
  const kept = { label: 'Rivalry Week', days: { start: Date.UTC(2026, 10, 3, 8), end: Date.UTC(2026, 10, 10, 8) } }
  expect(scene.doc('weeks/9')).toMatchObject(kept)
  const { weeks } = scene.store.peek('settings/app') as { weeks: object[] }
  expect(weeks).toMatchObject([kept])
})

it('two games of the same teams, as where the feed has one under two ids, are not added in one step', async () => {
  const [first = '', one = '', two = ''] = GAMES.filter(({ week }) => week === 9).map(({ id }) => id)
  await scene.open(9, { games: [first] })
  for (const id of [one, two]) scene.game(id, { kickoff: scene.now + HOUR, phase: 'pre' })
  changeAnswers(({ events }) => {
    const competitionOf = (id: string) => events.find((each) => each.id === id)?.competitions[0]
    Object.assign(competitionOf(two) ?? {}, { competitors: competitionOf(one)?.competitors })
  })
  await expect(scene.saveSlate([first, one, two])).rejects.toThrow(' is on the slate already. Please change it there.')
  await scene.saveSlate([first, two])
})
