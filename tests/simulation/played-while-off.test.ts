import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { scene, useScene } from './stage-scene'

useScene()
const CHECKED = /^Kickoff being checked/
const CLOSED = /^(Kickoff being checked|This game is locked)/
const FOURTH_QUARTER = { phase: 'live', homeScore: 35, awayScore: 0, period: 4, clock: '1:00' } as const
const FINAL = { ...FOURTH_QUARTER, phase: 'final', clock: '0:00' } as const
const TO_COME = { phase: 'pre', homeScore: 0, awayScore: 0, period: 0, clock: '' } as const

const pick = (id: string) => scene.pick('player-1', 9, id, 'HOME')

describe.each([
  ['in its fourth quarter', FOURTH_QUARTER],
  ['final', FINAL],
])('a game ahead by its date that the feed shows %s', (_about, played) => {
  it('cannot be picked once it is added, nor after the next pass', async () => {
    const games = await scene.open(9)
    const [id = '', ...others] = games
    await scene.saveSlate(others)
    scene.game(id, played)
    await scene.passAfter(16 * MINUTE, {})
    await scene.saveSlate(games)
    expect(scene.line(9, id)).toMatchObject({ begunEarly: true, revealedAt: null })
    await expect(pick(id)).rejects.toThrow(CLOSED)
    await scene.passAfter(MINUTE, {})
    await expect(pick(id)).rejects.toThrow(CLOSED)
    expect(scene.scores(9).games[id]).toMatchObject({ phase: played.phase, homeScore: 35 })
  })
})

it('a game that was taken off after its kickoff, and stopped, cannot be picked when it is back with a new date', async () => {
  const games = await scene.open(9, { ahead: 30 * MINUTE })
  await scene.pass()
  const [id = '', ...others] = games
  scene.now += 35 * MINUTE
  await scene.saveSlate(others)
  scene.now += 90 * MINUTE
  scene.game(id, { ...FOURTH_QUARTER, kickoff: scene.now + 20 * HOUR })
  scene.trouble(id, 'suspended')
  await scene.saveSlate(games)
  await expect(pick(id)).rejects.toThrow(CHECKED)
  scene.stage.orders.endTroubles(id)
  scene.game(id, TO_COME)
  await scene.passAfter(MINUTE, {})
  await expect(pick(id), 'the next reading says that nothing was played').resolves.toBeTruthy()
})

it('a game in play cannot be picked when it is back with a later kickoff by hand', async () => {
  const games = await scene.open(9, { ahead: 30 * MINUTE })
  const [id = '', ...others] = games
  await scene.edit(9, id, { kickoff: scene.now + 10 * HOUR })
  await scene.saveSlate(others)
  scene.now += 3 * HOUR
  scene.game(id, FOURTH_QUARTER)
  await scene.saveSlate(games)
  await expect(pick(id)).rejects.toThrow(CLOSED)
})

it('a game that has begun a little early is taken as any other', async () => {
  const games = await scene.open(9, { ahead: 30 * MINUTE })
  const [id = '', ...others] = games
  await scene.saveSlate(others)
  scene.now += 25 * MINUTE
  scene.game(id, { phase: 'live', period: 1, clock: '14:00' })
  await scene.saveSlate(games)
  expect(scene.line(9, id).begunEarly).not.toBe(true)
  await expect(pick(id)).resolves.toBeTruthy()
})

it('a game by hand that was played while it was off does not come back open by a later kickoff', async () => {
  await scene.open(9)
  const kickoff = scene.now + 20 * MINUTE
  const add = (at: number) =>
    scene.desk('POST /commish/games', { week: 9, homeTeam: 'Army', awayTeam: 'Slippery Rock', kickoff: at, spread: -3 })
  const { gameId } = await add(kickoff)
  await pick(gameId)
  scene.now = kickoff + 5 * MINUTE
  await scene.saveSlate(scene.doc<{ slate: string[] }>('weeks/9').slate.filter((id) => id !== gameId))
  scene.now += 4 * HOUR
  await expect(add(scene.now + HOUR)).rejects.toThrow('has kicked off since it was taken off')
})
