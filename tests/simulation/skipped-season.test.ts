import { expect, it } from 'vitest'
import type { LifetimeDoc } from '#common/boards/lifetime'
import { paths } from '#common/paths'
import { seasonsOf, weeksOf } from '#common/week/season'
import type { Settings } from '#common/week/week'
import { invoke } from './desk'
import { SEASON } from './games'
import { scene, useScene } from './stage-scene'

useScene()

const asCommish = (call: 'POST /commish/season' | 'POST /commish/season/close', season: number) =>
  scene.as('commish', () => invoke(call, 'commish', { body: { season, confirmed: true } }))

it('after a skipped year exactly the season of today may begin, and the one before stays in the boards', async () => {
  await scene.play(9)
  await asCommish('POST /commish/season/close', SEASON)
  scene.now = Date.UTC(SEASON + 2, 7, 20)
  const next = `The next season is ${SEASON + 2}.`
  await expect(asCommish('POST /commish/season', SEASON + 1)).rejects.toMatchObject({
    code: 'conflict',
    message: `The season of ${SEASON + 1} was not played. ${next}`,
  })
  await expect(asCommish('POST /commish/season', SEASON + 3)).rejects.toMatchObject({ code: 'bad-input' })
  await expect(asCommish('POST /commish/season', SEASON + 2)).resolves.toEqual({ season: SEASON + 2 })
  const settings = scene.store.peek(paths.settings()) as unknown as Settings
  expect(seasonsOf(settings)).toEqual([SEASON + 2, SEASON])
  expect(weeksOf(settings, SEASON).map(({ week }) => week)).toEqual([9])
  expect(weeksOf(settings, SEASON + 1)).toEqual([])
  expect((scene.store.peek(paths.lifetime()) as unknown as LifetimeDoc).seasons).toMatchObject([SEASON])
})

it('a week by hand may begin near today, also in a season that was begun ahead of its months', async () => {
  await scene.play(9)
  scene.now = Date.UTC(SEASON + 1, 0, 25)
  await asCommish('POST /commish/season', SEASON + 1)
  const named = { week: 1, label: 'All-stars' }
  const name = (firstDay: string) => scene.desk('POST /commish/weeks', { ...named, firstDay, lastDay: firstDay })
  await expect(name(`${SEASON + 1}-02-01`)).resolves.toMatchObject(named)
  await expect(name(`${SEASON + 1}-02-27`)).rejects.toMatchObject({ code: 'bad-input' })
})
