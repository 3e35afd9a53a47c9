import { describe, expect, it } from 'vitest'
import { HOUR } from '#common/durations'
import { dropUnplayedWeeks } from '#functions/migrations/3-drop-unplayed-weeks'
import { SEASON } from './games'
import { scene, useScene } from './stage-scene'

interface Stored {
  finishedSeasons?: { season: number; weeks: { week: number }[] }[]
}

interface Finished {
  played: number[]
  listed: number[]
  /** Whether the next season begins; else the last listed week is the active one. */
  begins?: boolean
}

useScene()
const weekOf = (week: number) => ({ week, label: `Week ${week}`, seasonType: 2, feedWeek: week })

/** Plays these weeks and finishes the season; then its list of weeks is this one, as an earlier release left it. */
async function finished({ played, listed, begins = true }: Finished): Promise<void> {
  for (const week of played) await scene.play(week)
  if (!scene.store.peek(`seasons/${SEASON}/weeks/9`)) await scene.open(9)
  const body = { season: SEASON, confirmed: true }
  await scene.desk('POST /commish/season/close', body)
  if (begins) await scene.desk('POST /commish/season', { season: SEASON + 1 })
  const settings = scene.store.peek('settings/app') as Stored
  const finishedSeasons = settings.finishedSeasons?.map((each) => ({ ...each, weeks: listed.map(weekOf) }))
  const activeWeek = begins ? 1 : listed.at(-1)
  const documents = new Map<string, object>(scene.store.dump())
  scene.store.load(documents.set('settings/app', { ...settings, activeWeek, finishedSeasons }))
}

/** The weeks that the finished season has after the migration. */
async function weeksAfter(): Promise<number[] | undefined> {
  await scene.as('server', dropUnplayedWeeks)
  const { finishedSeasons } = scene.store.peek('settings/app') as Stored
  return finishedSeasons?.[0]?.weeks.map(({ week }) => week)
}

/** How many documents the migration has written. */
const written = () =>
  scene.operations.flatMap(({ kind, who, paths }) => (kind === 'commit' && who === 'server' ? paths : [])).length

describe('of a season that an earlier release finished', () => {
  it('weeks that were prepared and never opened go from the list, by one write', async () => {
    await finished({ played: [9, 10], listed: [8, 9, 10, 11, 12] })
    expect(await weeksAfter()).toEqual([8, 9, 10])
    expect(written()).toBe(1)
    const { store } = scene
    const before = store.dump()
    expect(await weeksAfter()).toEqual([8, 9, 10])
    expect([written(), store.dump()]).toEqual([1, before])
  })

  it.each([
    ['of which a game has revealed', { played: [9, 10], listed: [9, 10] }],
    ['if no game of the season has revealed', { played: [], listed: [9, 10] }],
    ['up to the active one, while the next season has not begun', { played: [9], listed: [9, 10], begins: false }],
  ])('the weeks stay %s', async (_which, season) => {
    await finished(season)
    expect(await weeksAfter()).toEqual(season.listed)
    expect(written()).toBe(0)
  })
})

it('a week stays that was opened and picked, though all its games were called off', async () => {
  await scene.play(9)
  for (const id of await scene.open(10)) {
    await scene.pick('player-1', 10, id, 'HOME')
    await scene.edit(10, id, { phase: 'postponed' })
    await scene.edit(10, id, { void: true })
  }
  await scene.passAfter(30 * HOUR, { poll: true, week: 10 })
  await finished({ played: [], listed: [9, 10, 11] })
  expect(scene.board(10).revealed).toEqual([])
  expect(await weeksAfter()).toEqual([9, 10])
})

it('a league without a finished season, or without settings, is left as it is', async () => {
  expect(await weeksAfter()).toBeUndefined()
  scene.store.load(new Map())
  await scene.as('server', dropUnplayedWeeks)
  expect(written()).toBe(0)
})
