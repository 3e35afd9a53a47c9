import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import { changeAnswers } from './change-answers'
import { scene, useScene } from './stage-scene'

useScene()

const save = (games: string[]) => scene.saveSlate(games)

it('a game whose kickoff by hand has passed does not come back open by a later one of the feed’s', async () => {
  const games = await scene.open(9)
  const [id = '', ...others] = games
  await scene.edit(9, id, { kickoff: scene.now + 5 * MINUTE })
  await save(others)
  scene.now += 200 * MINUTE
  await expect(save(games)).rejects.toThrow('has kicked off since it was taken off')
  expect(scene.line(9, id)).toEqual({})
})

it('a game that was taken off in doubt does not come back once its own kickoff has passed', async () => {
  const games = await scene.open(9)
  const [id = '', ...others] = games
  const kickoff = scene.now + HOUR
  scene.game(id, { kickoff })
  await scene.pass()
  scene.game(id, { kickoff: kickoff - DAY })
  await scene.passAfter(15_000)
  expect(scene.line(9, id)).toMatchObject({ kickoff, doubt: { readings: 1 } })
  await save(others)
  scene.now = kickoff + 11 * MINUTE
  scene.game(id, { kickoff, phase: 'live', homeScore: 21, awayScore: 0 })
  await expect(scene.undo(true)).rejects.toThrow('has kicked off since it was taken off')
  scene.stage.orders.answer = '500'
  await expect(save(games)).rejects.toThrow('has kicked off since it was taken off')
  expect(scene.line(9, id)).toEqual({})
})

it('a game comes back locked, called off and with its kickoff, as a commissioner had said', async () => {
  const games = await scene.open(9)
  const [locked = '', off = '', moved = ''] = games
  const kickoff = scene.now + 60 * MINUTE
  await scene.edit(9, locked, { isLocked: true })
  await scene.edit(9, off, { void: true })
  await scene.edit(9, moved, { kickoff })
  await save([])
  await save(games)
  expect(games.map((id) => scene.line(9, id))).toMatchObject([
    { isLocked: true, void: false, kickoffSource: 'feed' },
    { isLocked: false, void: true, voidSource: 'commissioner' },
    { kickoff, kickoffSource: 'commissioner', isLocked: false },
  ])
})

it('a game that was postponed by hand comes back with the kickoff that the feed has', async () => {
  const games = await scene.open(9)
  const [id = ''] = games
  const { kickoff } = scene.line(9, id)
  await scene.edit(9, id, { phase: 'postponed' })
  expect(scene.line(9, id)).toMatchObject({ phase: 'postponed', timeTbd: true })
  await save(games.slice(1))
  await save(games)
  await scene.pass()
  expect(scene.line(9, id)).toMatchObject({
    kickoff,
    timeTbd: false,
    kickoffSource: 'feed',
    phase: 'pre',
    byHand: null,
  })
})

const SAINT_MARY = {
  id: '2608',
  location: 'Saint Mary',
  abbreviation: 'SMC',
  name: 'Gaels',
  displayName: 'Gaels',
  color: '',
}

/** Lets the feed change the teams of a game. */
function feedHas(id: string, change: (teams: { homeAway: string; team: object }[]) => void): void {
  changeAnswers(({ events }) => {
    for (const event of events) if (event.id === id) change(event.competitions[0]?.competitors ?? [])
  })
}

it('a game does not come back with other teams, whose picks the old ones would be', async () => {
  const games = await scene.open(9)
  const [id = '', ...others] = games
  await scene.pick('player-1', 9, id, 'HOME')
  await save(others)
  feedHas(id, (teams) => {
    for (const each of teams) if (each.homeAway === 'home') each.team = SAINT_MARY
  })
  await expect(save(games)).rejects.toThrow('has other teams by now')
  expect(scene.line(9, id)).toEqual({})
})

it.each([
  ['', false],
  [', also if its pass is stored and reported as failed', true],
])('an undo that brings a game back takes nothing of other teams under its number%s', async (_, isLost) => {
  const games = await scene.open(9)
  const [id = '', ...others] = games
  const { kickoff } = scene.line(9, id)
  await save(others)
  scene.game(id, { kickoff: scene.now - HOUR, phase: 'live', homeScore: 21, awayScore: 3, period: 2, clock: '1:00' })
  feedHas(id, (teams) => {
    for (const each of teams) if (each.homeAway === 'home') each.team = SAINT_MARY
  })
  if (isLost) scene.losesAnswer('commish', 'leaderboards/week-9')
  await scene.undo(true)
  expect(scene.line(9, id)).toMatchObject({ kickoff, phase: 'pre' })
  expect(scene.doc<{ trouble: string }>('scores/9').trouble).toContain('other teams')
})

it('a game comes back with home and away as it was picked, though the feed has swapped them', async () => {
  const games = await scene.open(9)
  const [id = '', ...others] = games
  await scene.edit(9, id, { spread: -6 })
  const { homeName } = scene.doc<{ homeName: string }>(`weeks/9/lines/${id}`)
  await save(others)
  feedHas(id, (teams) => {
    for (const each of teams) each.homeAway = each.homeAway === 'home' ? 'away' : 'home'
  })
  await save(games)
  expect(scene.line(9, id)).toMatchObject({ homeName, spread: -6 })
})

it('a week takes no more than 60 games, also by hand', async () => {
  await scene.open(9)
  const add = (number: number) =>
    scene.desk('POST /commish/games', {
      week: 9,
      homeTeam: `Home ${number}`,
      awayTeam: `Away ${number}`,
      kickoff: scene.now + HOUR,
    })
  for (let number = 0; number < 57; number += 1) await add(number)
  await expect(add(57)).rejects.toMatchObject({ code: 'bad-input', message: 'A week has at most 60 games.' })
})

it('a game by hand that comes back with another spread has that in the open log', async () => {
  const games = await scene.open(9)
  const kickoff = scene.now + 60 * MINUTE
  const add = (spread: number) =>
    scene.desk('POST /commish/games', { week: 9, homeTeam: 'Army', awayTeam: 'Navy', kickoff, spread })
  await add(-3)
  await save(games)
  const { gameId } = await add(-14)
  expect(scene.log().at(-1)).toBe('Navy at Army: Army −3 → −14.')
  expect(scene.line(9, gameId), 'as its card says').toMatchObject({ spread: -14, spreadWas: -3 })
  await save(games)
  await add(-14)
  expect(scene.log().at(-1)).toBe('Slate of Week 9: Navy at Army added by hand.')
  expect(scene.line(9, gameId)).toMatchObject({ spread: -14, spreadWas: -3 })
})
