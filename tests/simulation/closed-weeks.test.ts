import { describe, expect, it } from 'vitest'
import { HOUR } from '#common/durations'
import type { WeekName } from '#common/week/week'
import { GAMES, SEASON } from './games'
import { scene, useScene } from './stage-scene'

useScene()

/** The weeks of the season that players may look at; the latter only of the present season. */
const shown = async (name: 'GET /weeks' | 'GET /picks/weeks' = 'GET /weeks') => {
  const query = name === 'GET /weeks' ? { season: String(SEASON) } : {}
  const weeks = await scene.ask('player-1', name, { query })
  return (weeks as (WeekName | number)[]).map((each) => (typeof each === 'number' ? each : each.week))
}

/** The weeks once the season is closed, and once the next has begun. */
async function closed(): Promise<{ before: number[]; after: number[] }> {
  await scene.desk('POST /commish/season/close', { season: SEASON, confirmed: true })
  const before = await shown()
  expect(await shown('GET /picks/weeks')).toEqual(before)
  await scene.desk('POST /commish/season', { season: SEASON + 1 })
  return { before, after: await shown() }
}

describe('the weeks of a finished season are those that were played, before and after the next season begins:', () => {
  it('not one that was prepared and never opened', async () => {
    await scene.play(9)
    const games = GAMES.filter(({ week }) => week === 10).map(({ id }) => id)
    for (const id of games) scene.game(id, { kickoff: scene.now + 6 * HOUR, phase: 'pre' })
    await scene.saveSlate(games, 10)
    expect(await closed()).toEqual({ before: [9], after: [9] })
  })

  it('also one after the active week, when that was set back', async () => {
    await scene.play(9)
    await scene.play(10)
    await scene.desk('POST /settings/active-week', { activeWeek: 9 })
    await scene.pass()
    expect(await closed()).toEqual({ before: [9, 10], after: [9, 10] })
  })
})
