import { expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import { LIMITS } from '#functions/people/limits'
import { limitTries } from '#functions/people/rate-limit'
import { scene, useScene } from './stage-scene'

useScene()

const guess = () => limitTries({ what: 'login', whom: 'player-1' })
const guesses = async (count: number) => {
  for (let made = 0; made < count; made += 1) await guess()
}

it('a try that is taken back leaves the wait that a later one has set', async () => {
  await guesses(8)
  const uncount = await guess()
  await guess()
  await uncount()
  await expect(guess()).rejects.toMatchObject({ code: 'too-often' })
})

it('a try is taken back once, also if the answer to that commit is lost', async () => {
  await guesses(8)
  const uncount = await guess()
  scene.losesAnswer('the test', 'attempts/')
  await uncount()
  await guess()
  await guess()
  await expect(guess()).rejects.toMatchObject({ code: 'too-often' })
})

it('too many tries are still known when the first of them is a day old', async () => {
  await guesses(9)
  scene.now += DAY - MINUTE
  await guess()
  scene.now += 2 * MINUTE
  await guess()
  await expect(guess()).rejects.toMatchObject({ code: 'too-often' })
})

it('a try is counted once, also if the answer to its commit is lost', async () => {
  await guesses(9)
  scene.losesAnswer('the test', 'attempts/')
  await guess()
  await expect(guess()).rejects.toMatchObject({ code: 'too-often' })
})

it('a day after the first round of the mini game the next ones need not wait, though the limit was reached', async () => {
  const began = scene.now
  const answer = () => limitTries({ what: 'nickname', whom: 'player-1' })
  for (let round = 0; round < LIMITS.nickname.tries; round += 1) await answer()
  await expect(answer()).rejects.toMatchObject({ code: 'too-often' })
  scene.now = began + DAY - MINUTE
  await answer()
  scene.now = began + DAY
  for (let round = 0; round < 20; round += 1) await answer()
})

it.each(['profile', 'device', 'compare'] as const)(
  'ten minutes after the first %s the next ones need not wait',
  async (what) => {
    const began = scene.now
    const limit = () => limitTries({ what, whom: 'player-1' })
    for (let made = 0; made < LIMITS[what].tries; made += 1) await limit()
    await expect(limit()).rejects.toMatchObject({ code: 'too-often' })
    scene.now = began + 10 * MINUTE
    for (let made = 0; made < 20; made += 1) await limit()
  },
)
