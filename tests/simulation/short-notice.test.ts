import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import { play, useScene } from './stage-scene'

useScene()
const line = (id: string) => play.line(9, id)
const revealed = () => play.board(9).revealed
const passAfter = (ms: number) => play.passAfter(ms)

/** Week 9 with a pick of its first game, which kicks off tomorrow. */
async function picked(): Promise<string> {
  const id = await play.opened(DAY)
  await play.pick('player-1', 9, id, 'HOME')
  return id
}

/** Such a game once one reading has it in twenty minutes, and its kickoff that is known. */
async function doubted(): Promise<{ id: string; kickoff: number }> {
  const id = await picked()
  const { kickoff } = line(id)
  play.game(id, { kickoff: play.now + 20 * MINUTE })
  await passAfter(MINUTE)
  expect(line(id)).toMatchObject({ kickoff, doubt: { readings: 1 } })
  return { id, kickoff }
}

it('one answer with a kickoff in a few minutes, and then no feed, reveals no picks of a game of tomorrow', async () => {
  const id = await picked()
  const { kickoff } = line(id)
  play.game(id, { kickoff: play.now + 20 * MINUTE })
  await passAfter(16 * MINUTE)
  play.stage.orders.answer = '500'
  for (let readings = 0; readings < 4; readings += 1) await passAfter(5 * MINUTE)
  expect([line(id).kickoff, revealed()]).toEqual([kickoff, []])
  play.stage.orders.answer = null
  play.game(id, { kickoff })
  await passAfter(16 * MINUTE)
  expect(line(id)).toMatchObject({ kickoff, doubt: null, revealedAt: null })
  await expect(play.pick('player-1', 9, id, 'AWAY')).resolves.toBeTruthy()
})

it('a kickoff in a few minutes is in doubt also for a game that was put off before', async () => {
  const id = await picked()
  const { kickoff } = line(id)
  play.game(id, { kickoff: kickoff + 2 * DAY })
  await passAfter(16 * MINUTE)
  play.now = kickoff + HOUR
  play.game(id, { kickoff: play.now + 20 * MINUTE })
  await passAfter(MINUTE)
  expect(line(id)).toMatchObject({ kickoff: kickoff + 2 * DAY, doubt: { readings: 1 } })
})

it('a kickoff in a few minutes that the feed repeats is believed, and reveals at its own time', async () => {
  const id = await picked()
  const kickoff = play.now + 20 * MINUTE
  play.game(id, { kickoff })
  await passAfter(16 * MINUTE)
  await expect(play.pick('player-1', 9, id, 'AWAY')).rejects.toThrow('Kickoff being checked.')
  await passAfter(MINUTE)
  await passAfter(MINUTE)
  expect(line(id)).toMatchObject({ kickoff, doubt: null, revealedAt: null })
  await expect(play.pick('player-1', 9, id, 'AWAY')).resolves.toBeTruthy()
  play.now = kickoff + 10 * MINUTE
  await play.pass()
  expect(revealed()).toEqual([id])
})

it('a kickoff in a few minutes of a game without a time is believed within three minutes, whatever stood for the time', async () => {
  const [id = '', ...others] = await play.open(9, { ahead: DAY })
  for (const each of others) play.game(each, { kickoff: play.now + 5 * DAY })
  play.trouble(id, 'tbd')
  // The midnight that stands for the time is more than twelve hours past, and no other game is near.
  await play.passAfter(DAY)
  expect(line(id)).toMatchObject({ timeTbd: true })
  play.now += 15 * MINUTE
  play.stage.orders.endTroubles(id)
  const kickoff = play.now + 20 * MINUTE
  play.game(id, { kickoff })
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await play.pass('referee', {})
    play.now += MINUTE
  }
  expect(line(id)).toMatchObject({ kickoff, timeTbd: false, doubt: null })
})

it('a game that is moved up by a quarter of an hour is believed at once', async () => {
  const id = await picked()
  const { kickoff } = line(id)
  play.now = kickoff - HOUR / 2
  await play.pass()
  play.game(id, { kickoff: kickoff - 15 * MINUTE })
  await passAfter(MINUTE)
  await passAfter(15 * MINUTE)
  expect(line(id)).toMatchObject({ kickoff: kickoff - 15 * MINUTE, doubt: null })
})

it('the doubt ends when the feed lists the game again as it was before, after it had dropped it', async () => {
  const { id, kickoff } = await doubted()
  play.trouble(id, 'dropped-game')
  for (let hours = 0; hours < 2; hours += 1) await passAfter(HOUR)
  play.stage.orders.endTroubles(id)
  play.game(id, { kickoff })
  await play.passAfter(MINUTE, { poll: true })
  expect(line(id)).toMatchObject({ kickoff, doubt: null })
})

it('a game in doubt that is taken off and put back has the kickoff that is known, and is in doubt again', async () => {
  const { id, kickoff } = await doubted()
  const { slate } = play.doc<{ slate: string[] }>('weeks/9')
  await play.saveSlate(slate.filter((each) => each !== id))
  play.now += MINUTE / 2
  await play.saveSlate(slate)
  expect(line(id)).toMatchObject({ kickoff, revealedAt: null, doubt: { readings: 1 } })
  await expect(play.pick('player-1', 9, id, 'AWAY')).rejects.toThrow('Kickoff being checked.')
  await play.passAfter(MINUTE, {})
  expect(line(id)).toMatchObject({ kickoff, doubt: { readings: 2 } })
})
