import { expect, it } from 'vitest'
import { CLOCKS_MAX_AGE } from '#functions/feed/clocks'
import { invoke } from './desk'
import { SEASON } from './games'
import { scene, useScene } from './stage-scene'

useScene()

/** What a page that asks gets. */
const clocks = (week = 9) => scene.as('api', () => invoke('GET /clocks', 'player-1', { query: { week } }))

it('every page gets the clocks of the feed, which is read for all of them together', async () => {
  const id = await scene.underWay()
  const asked = scene.asked.length
  const all = await Promise.all([clocks(), clocks(), clocks()])
  expect(all[0]).toMatchObject({ at: scene.now, clocks: { [id]: { period: 1, clock: '9:00' } } })
  expect(new Set(all)).toEqual(new Set([all[0]]))
  expect(Object.keys(all[0]?.clocks ?? {})).toEqual([id])
  scene.now += CLOCKS_MAX_AGE - 1
  scene.game(id, { clock: '8:00' })
  expect(await clocks()).toBe(all[0])
  expect(scene.asked.length - asked).toBe(1)
  scene.now += 1
  expect(await clocks()).toMatchObject({ clocks: { [id]: { clock: '8:00' } } })
  expect(scene.scores(9).games[id], 'as stored').toMatchObject({ clock: '9:00' })
})

it('the feed is not asked for the last week of a season that is closed', async () => {
  await scene.play(9)
  await scene.desk('POST /commish/season/close', { season: SEASON, confirmed: true })
  const asked = scene.asked.length
  expect(await clocks()).toMatchObject({ clocks: {} })
  expect(scene.asked).toHaveLength(asked)
})

it('a game that has ended is named', async () => {
  const id = await scene.underWay()
  expect((await clocks()).stopped).not.toContain(id)
  scene.game(id, { phase: 'final', homeScore: 17, awayScore: 17 })
  scene.now += CLOCKS_MAX_AGE
  expect((await clocks()).stopped, 'a final without a winner is not there yet').not.toContain(id)
  scene.game(id, { phase: 'final', homeScore: 24, awayScore: 17 })
  scene.now += CLOCKS_MAX_AGE
  expect(await clocks()).toMatchObject({ clocks: {}, stopped: expect.arrayContaining([id]) })
})

it('the database is asked for the name of the week once in a quarter of an hour', async () => {
  await scene.underWay()
  const before = scene.operations.length
  for (let round = 0; round < 30; round += 1) {
    await clocks()
    scene.now += 29_000
  }
  expect(scene.operations.slice(before).flatMap(({ paths }) => paths)).toEqual(['settings/app', 'seasons/2026/weeks/9'])
})

it('weeks that are not played cost neither feed nor database, but for one look at the settings', async () => {
  await scene.underWay()
  const [before, asked] = [scene.operations.length, scene.asked.length]
  const all = await Promise.all([10, 11, 12, 13, 14].map((week) => clocks(week)))
  expect(new Set(all.map((each) => JSON.stringify(each)))).toEqual(new Set(['{"at":0,"clocks":{}}']))
  expect(scene.operations.slice(before).flatMap(({ paths }) => paths)).toEqual(['settings/app'])
  expect(scene.asked.length).toBe(asked)
})

it('a week that is opened has clocks within seconds', async () => {
  await scene.underWay()
  expect(await clocks(10)).toMatchObject({ at: 0 })
  await scene.open(10)
  scene.now += CLOCKS_MAX_AGE
  expect(await clocks(10)).toMatchObject({ at: scene.now })
})

it('a feed that is down has no clocks, and is not asked again at once', async () => {
  await scene.underWay()
  scene.stage.orders.answer = '500'
  const asked = scene.asked.length
  expect([await clocks(), await clocks()]).toEqual(Array.from({ length: 2 }, () => ({ at: 0, clocks: {} })))
  expect(scene.asked.length - asked).toBe(1)
})
