import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { changeAnswers } from './change-answers'
import { final, GAMES } from './games'
import { play, useScene } from './stage-scene'

useScene()

/** Opens week 9 and takes a game off that player-1 has picked. */
async function takenOff(lose = false): Promise<string> {
  const [id = '', ...others] = await play.open(9)
  await play.pick('player-1', 9, id, 'HOME')
  await play.edit(9, id, { kickoff: play.now + 5 * MINUTE })
  if (lose) play.losesAnswer('commish', `lines/${id}`)
  await play.saveSlate(others)
  expect(play.doc(`weeks/9`)).toMatchObject({ slate: expect.not.arrayContaining([id]) })
  return id
}

const mails = () => play.mails().map(({ to }) => to)

it('an undo brings back a game that was taken off, until it has kicked off', async () => {
  const id = await takenOff()
  const { now } = play
  play.now += 16 * MINUTE
  await expect(play.undo()).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/has kicked off since it was taken off\.$/),
  })
  expect(play.line(9, id)).toEqual({})
  play.now = now + MINUTE
  await play.undo()
  expect(play.line(9, id)).toMatchObject({ spread: -3.5, revealedAt: null })
})

it('whose pick was dropped gets one mail, also if the answer to the commit is lost', async () => {
  await takenOff(true)
  expect(mails()).toEqual(['player-1@example.com'])
})

it('a game that is added after it was played has its result at once', async () => {
  const [first = '', second = ''] = GAMES.filter(({ week }) => week === 9).map(({ id }) => id)
  await play.open(9, { games: [first] })
  for (const id of [first, second]) play.game(id, { kickoff: play.now - 14 * HOUR, ...final(31, 10) })
  await play.pass()
  await play.saveSlate([first, second])
  expect(play.line(9, second)).toMatchObject({ phase: 'final', homeScore: 31, awayScore: 10 })
})

it('a final that was taken off does not come back, though its game has not revealed', async () => {
  const [id = '', ...others] = await play.open(9)
  await play.edit(9, id, { kickoff: play.now + 2 * MINUTE })
  play.now += 3 * MINUTE
  await play.edit(9, id, { phase: 'final', homeScore: 31, awayScore: 10 })
  await play.saveSlate(others)
  await expect(play.undo()).rejects.toThrow('has kicked off since it was taken off')
})

it('a game by hand that was taken off comes back with the spread that it is then given', async () => {
  const games = await play.open(9)
  const add = (spread: number) => {
    const body = { week: 9, homeTeam: 'Army', awayTeam: 'Navy', kickoff: play.now + 60 * MINUTE, spread }
    return play.desk('POST /commish/games', body)
  }
  const { gameId } = await add(-2.5)
  await play.saveSlate(games)
  await add(-4)
  expect(play.line(9, gameId)).toMatchObject({ spread: -4 })
})

it('a slate from which another commissioner has just taken a game is not saved', async () => {
  const [id = '', ...others] = await play.open(9)
  const body = { week: 9, selectedGameIds: others, confirmed: true }
  const takeOff = () => play.ask('deputy', 'POST /commish/save-games', { body })
  // The games are looked up before the transaction reads the slate.
  play.before('commish', 'read', 'weeks/9/lines', async () => play.before('commish', 'read', 'settings/app', takeOff))
  const games = [...play.doc<{ slate: string[] }>('weeks/9').slate]
  await expect(play.saveSlate(games)).rejects.toThrow('The slate was changed meanwhile.')
  expect(play.doc('weeks/9')).toMatchObject({ slate: expect.not.arrayContaining([id]) })
})

it('a game that comes to a locked week, or comes back locked, is locked', async () => {
  const [first = '', second = '', ...others] = await play.open(9)
  await play.edit(9, first, { isLocked: true })
  await play.saveSlate([second, ...others])
  await play.undo()
  expect([play.line(9, first), play.line(9, second)]).toMatchObject([{ isLocked: true }, { isLocked: false }])
  await play.saveSlate([first, ...others])
  await play.desk('POST /commish/lock-week', { week: 9 })
  await play.saveSlate([first, second, ...others])
  expect(play.line(9, second)).toMatchObject({ isLocked: true })
})

it('a week that was scored stays scored when it is unlocked, or locked again', async () => {
  await play.opened()
  const lock = (locked: boolean) => play.desk('POST /commish/lock-week', { week: 9, locked })
  await lock(true)
  await play.ask('commish', 'POST /commish/score-week/:week', { params: { week: '9' } })
  for (const locked of [false, true]) {
    await lock(locked)
    expect(play.doc('weeks/9')).toMatchObject({ state: 'scored' })
  }
})

it('the feed’s game of two teams does not join their game by hand, but may replace it', async () => {
  const [id = '', ...others] = GAMES.filter(({ week }) => week === 9).map((game) => game.id)
  await play.open(9, { games: others })
  play.game(id, { kickoff: play.now + HOUR, phase: 'pre' })
  const game = { week: 9, homeTeam: 'LSU', awayTeam: 'Texas A&M', kickoff: play.now + HOUR }
  const add = () => play.desk('POST /commish/games', game)
  const { gameId } = await add()
  const saveFeeds = (known: string[]) => {
    const body = { week: 9, selectedGameIds: [id], known, confirmed: true }
    return play.desk('POST /commish/save-games', body)
  }
  await expect(saveFeeds([])).rejects.toMatchObject({
    code: 'conflict',
    message: 'Texas A&M at LSU is on the slate already. Please change it there.',
  })
  await saveFeeds([gameId])
  expect(play.doc<{ slate: string[] }>('weeks/9').slate).toEqual(expect.arrayContaining([id, ...others]))
  expect(play.line(9, gameId)).toEqual({})
  await expect(add()).rejects.toThrow('is on the slate already')
})

it('a game that the feed lists again under another id joins the slate once the old one is called off', async () => {
  const [id = '', ...others] = GAMES.filter(({ week }) => week === 9).map((game) => game.id)
  await play.open(9, { games: others })
  play.game(id, { kickoff: play.now + HOUR, phase: 'pre' })
  const body = { week: 9, homeTeam: 'LSU', awayTeam: 'Texas A&M', kickoff: play.now + HOUR }
  const { gameId } = await play.desk('POST /commish/games', body)
  const add = () => play.saveSlate([gameId, id, ...others])
  await expect(add()).rejects.toThrow('is on the slate already')
  await play.edit(9, gameId, { void: true })
  await add()
  expect(play.doc<{ slate: string[] }>('weeks/9').slate).toEqual(expect.arrayContaining([gameId, id]))
  expect(play.line(9, gameId)).toMatchObject({ void: true, voidSource: 'commissioner' })
  await expect(play.edit(9, gameId, { void: false })).rejects.toThrow('is on the slate already')
})

it.each<[what: string, path: string, change: () => Promise<unknown>]>([
  ['its first games are saved', 'weeks/9/lines', () => play.saveSlate(GAMES.slice(0, 1).map(({ id }) => id))],
  ['it is made the active one', 'weeks/9', () => play.desk('POST /settings/active-week', { activeWeek: 9 })],
])('the name that a week is given by hand while %s stays', async (_what, path, change) => {
  const [id = ''] = GAMES.map((game) => game.id)
  play.game(id, { kickoff: play.now + HOUR, phase: 'pre' })
  const named = { week: 9, label: 'Rivalry Week', firstDay: '2026-11-03', lastDay: '2026-11-09' }
  const name = () => play.ask('deputy', 'POST /commish/weeks', { body: named })
  // The week is looked up before the transaction reads it.
  play.before('commish', 'read', path, async () => play.before('commish', 'read', path, name))
  await change()
  const kept = { label: 'Rivalry Week', days: { start: Date.UTC(2026, 10, 3, 8), end: Date.UTC(2026, 10, 10, 8) } }
  expect(play.doc('weeks/9')).toMatchObject(kept)
  const { weeks } = play.store.peek('settings/app') as { weeks: object[] }
  expect(weeks).toMatchObject([kept])
})

it('two games of the same teams, as where the feed has one under two ids, are not added in one step', async () => {
  const [first = '', one = '', two = ''] = GAMES.filter(({ week }) => week === 9).map(({ id }) => id)
  await play.open(9, { games: [first] })
  for (const id of [one, two]) play.game(id, { kickoff: play.now + HOUR, phase: 'pre' })
  changeAnswers(({ events }) => {
    const competitionOf = (id: string) => events.find((each) => each.id === id)?.competitions[0]
    Object.assign(competitionOf(two) ?? {}, { competitors: competitionOf(one)?.competitors })
  })
  await expect(play.saveSlate([first, one, two])).rejects.toThrow(' is on the slate already. Please change it there.')
  await play.saveSlate([first, two])
})
