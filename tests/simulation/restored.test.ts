import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { play, useScene } from './stage-scene'

useScene()

it('the open weeks are those of the documents at once, after a restore to a time before the open week', async () => {
  const ids = await play.open(9)
  await play.pass()
  const before = play.store.dump()
  const final = { phase: 'final', kickoff: play.now - 4 * HOUR, homeScore: 21, awayScore: 14 } as const
  for (const id of ids) play.game(id, final)
  await play.pass()
  await play.open(10)
  await play.pass('referee', {})
  play.store.load(before)
  const again = await play.pass('referee', {})
  expect(again.map(({ week }) => week)).toEqual([9])
})

it('the referee goes on where the open log is ahead of the scores, after documents were taken back to an earlier minute', async () => {
  const id = await play.opened()
  const move = async () => {
    play.game(id, { kickoff: play.line(9, id).kickoff + HOUR })
    await play.passAfter(MINUTE)
  }
  const before = play.store.dump()
  await move()
  const later = [...play.store.dump()].filter(([path]) => path.includes('/changes/'))
  play.store.load(new Map([...before, ...later]))
  const { kickoff } = play.line(9, id)
  await move()
  expect(play.line(9, id).kickoff).toBe(kickoff + HOUR)
  expect(play.log().filter((text) => /kickoff moved/.test(text))).toHaveLength(2)
})
