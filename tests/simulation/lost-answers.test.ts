import { expect, it } from 'vitest'
import { invoke } from './desk'
import { useScene } from './stage-scene'

const scene = useScene()
const MINUTE = 60_000

const seed = (body: object) =>
  scene.current.as('commish', () => invoke('POST /commish/spreads', 'commish', { body: { week: 9, ...body } }))

it('spreads taken from the feed are counted, also if the answer to the commit is lost', async () => {
  const { current: play } = scene
  await play.open(9)
  const { offers } = (await seed({})) as { offers: { gameId: string; spread: number }[] }
  play.losesAnswer('commish', 'lines/')
  const accept = offers.map(({ gameId, spread }) => ({ gameId, spread, seen: -3.5 }))
  expect(await seed({ accept })).toMatchObject({ seeded: offers.length })
  expect(offers.map(({ gameId }) => play.line(9, gameId).spread)).toEqual(offers.map(({ spread }) => spread))
})

it('a kickoff whose answer is lost, and whose game reveals before the retry, is answered as saved', async () => {
  const { current: play } = scene
  const [id = ''] = await play.open(9)
  const kickoff = play.now - 10 * MINUTE + 500
  play.tick = 100
  play.losesAnswer('commish', `lines/${id}`)
  await expect(play.edit(9, id, { kickoff })).resolves.toMatchObject({ kickoff })
  expect(play.line(9, id)).toMatchObject({ kickoff, revealedAt: kickoff + 10 * MINUTE })
})
