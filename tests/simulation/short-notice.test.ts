import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import { scene, useScene } from './stage-scene'

useScene()
const line = (id: string) => scene.line(9, id)
const revealed = () => scene.board(9).revealed
const passAfter = (ms: number) => scene.passAfter(ms)

/** Week 9 with a pick of its first game, which kicks off tomorrow. */
async function picked(): Promise<string> {
  const id = await scene.opened(DAY)
  await scene.pick('player-1', 9, id, 'HOME')
  return id
}

/** Such a game once one reading has it in twenty minutes, and its kickoff that is known. */
async function doubted(): Promise<{ id: string; kickoff: number }> {
  const id = await picked()
  const { kickoff } = line(id)
  scene.game(id, { kickoff: scene.now + 20 * MINUTE })
  await passAfter(MINUTE)
  expect(line(id)).toMatchObject({ kickoff, doubt: { readings: 1 } })
  return { id, kickoff }
}

it('one answer with a kickoff in a few minutes, and then no feed, reveals no picks of a game of tomorrow', async () => {
  const id = await picked()
  const { kickoff } = line(id)
  scene.game(id, { kickoff: scene.now + 20 * MINUTE })
  await passAfter(16 * MINUTE)
  scene.stage.orders.answer = '500'
  for (let readings = 0; readings < 4; readings += 1) await passAfter(5 * MINUTE)
  expect([line(id).kickoff, revealed()]).toEqual([kickoff, []])
  scene.stage.orders.answer = null
  scene.game(id, { kickoff })
  await passAfter(16 * MINUTE)
  expect(line(id)).toMatchObject({ kickoff, doubt: null, revealedAt: null })
  await expect(scene.pick('player-1', 9, id, 'AWAY')).resolves.toBeTruthy()
})

it('a kickoff in a few minutes is in doubt also for a game that was put off before', async () => {
  const id = await picked()
  const { kickoff } = line(id)
  scene.game(id, { kickoff: kickoff + 2 * DAY })
  await passAfter(16 * MINUTE)
  scene.now = kickoff + HOUR
  scene.game(id, { kickoff: scene.now + 20 * MINUTE })
  await passAfter(MINUTE)
  expect(line(id)).toMatchObject({ kickoff: kickoff + 2 * DAY, doubt: { readings: 1 } })
})

it('a kickoff in a few minutes that the feed repeats is believed, and reveals at its own time', async () => {
  const id = await picked()
  const kickoff = scene.now + 20 * MINUTE
  scene.game(id, { kickoff })
  await passAfter(16 * MINUTE)
  await expect(scene.pick('player-1', 9, id, 'AWAY')).rejects.toThrow('Kickoff being checked.')
  await passAfter(MINUTE)
  await passAfter(MINUTE)
  expect(line(id)).toMatchObject({ kickoff, doubt: null, revealedAt: null })
  await expect(scene.pick('player-1', 9, id, 'AWAY')).resolves.toBeTruthy()
  scene.now = kickoff + 10 * MINUTE
  await scene.pass()
  expect(revealed()).toEqual([id])
})

it('a kickoff in a few minutes of a game without a time is believed within three minutes, whatever stood for the time', async () => {
  const [id = '', ...others] = await scene.open(9, { ahead: DAY })
  for (const each of others) scene.game(each, { kickoff: scene.now + 5 * DAY })
  scene.trouble(id, 'tbd')
  // The midnight that stands for the time is more than twelve hours past, and no other game is near.
  await scene.passAfter(DAY)
  expect(line(id)).toMatchObject({ timeTbd: true })
  scene.now += 15 * MINUTE
  scene.stage.orders.endTroubles(id)
  const kickoff = scene.now + 20 * MINUTE
  scene.game(id, { kickoff })
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await scene.pass('referee', {})
    scene.now += MINUTE
  }
  expect(line(id)).toMatchObject({ kickoff, timeTbd: false, doubt: null })
})

it('a game that is moved up by a quarter of an hour is believed at once', async () => {
  const id = await picked()
  const { kickoff } = line(id)
  scene.now = kickoff - HOUR / 2
  await scene.pass()
  scene.game(id, { kickoff: kickoff - 15 * MINUTE })
  await passAfter(MINUTE)
  await passAfter(15 * MINUTE)
  expect(line(id)).toMatchObject({ kickoff: kickoff - 15 * MINUTE, doubt: null })
})

it('the doubt ends when the feed lists the game again as it was before, after it had dropped it', async () => {
  const { id, kickoff } = await doubted()
  scene.trouble(id, 'dropped-game')
  for (let hours = 0; hours < 2; hours += 1) await passAfter(HOUR)
  scene.stage.orders.endTroubles(id)
  scene.game(id, { kickoff })
  await scene.passAfter(MINUTE, { poll: true })
  expect(line(id)).toMatchObject({ kickoff, doubt: null })
})

it('a game in doubt that is taken off and put back has the kickoff that is known, and is in doubt again', async () => {
  const { id, kickoff } = await doubted()
  const { slate } = scene.doc<{ slate: string[] }>('weeks/9')
  await scene.saveSlate(slate.filter((each) => each !== id))
  scene.now += MINUTE / 2
  await scene.saveSlate(slate)
  expect(line(id)).toMatchObject({ kickoff, revealedAt: null, doubt: { readings: 1 } })
  await expect(scene.pick('player-1', 9, id, 'AWAY')).rejects.toThrow('Kickoff being checked.')
  await scene.passAfter(MINUTE, {})
  expect(line(id)).toMatchObject({ kickoff, doubt: { readings: 2 } })
})
