import { expect, it } from 'vitest'
import type { SpreadOffer } from '#common/api/responses'
import { DAY } from '#common/durations'
import { parseCalendar } from '#functions/feed/espn-calendar'
import { gamesOfWeek } from '../../scripts/season/season2025'
import { invoke } from './desk'
import { scene, useScene } from './stage-scene'

useScene()

/** What the desk is offered for a game, with the requests that it takes. */
async function offered(week: number, id: string): Promise<SpreadOffer> {
  const refresh = () => invoke('POST /commish/spreads', 'commish', { body: { week } })
  const { offers } = (await scene.as('commish', refresh)) as { offers: SpreadOffer[] }
  const offer = offers.find(({ gameId }) => gameId === id)
  if (!offer) throw new Error(`no offer of game ${id}`)
  return offer
}

it('the desk finds the spread of a game that has moved to the next week', async () => {
  const id = await scene.opened(DAY)
  scene.stage.orders.games.set(id, { kind: 'moved-week', minutes: null })
  expect((await offered(9, id)).flag).not.toBe('unlisted')
  scene.stage.orders.games.set(id, { kind: 'dropped-game', minutes: null })
  scene.now += DAY / 2
  expect(await offered(9, id)).toMatchObject({ flag: 'unlisted' })
})

it('the desk finds the spread of a game of week 1 that is played before the end of week 0', async () => {
  const turn = parseCalendar(scene.stage.league, scene.stage.year)[0]?.end ?? 0
  scene.now = turn - 3 * DAY
  const [id = ''] = gamesOfWeek(1).map((game) => game.id)
  await scene.open(1, { games: [id], ahead: 4 * DAY })
  scene.game(id, { kickoff: turn - DAY })
  expect((await offered(1, id)).flag).not.toBe('unlisted')
})

it('a game by hand, which the feed does not have, is looked for in no other week of it', async () => {
  await scene.opened(DAY)
  await scene.desk('POST /commish/games', { week: 9, homeTeam: 'Army', awayTeam: 'Navy', kickoff: scene.now + DAY })
  scene.asked.length = 0
  await scene.as('commish', () => invoke('POST /commish/spreads', 'commish', { body: { week: 9 } }))
  expect(scene.asked.map((url) => url.searchParams.get('week'))).toEqual(['9'])
})
