import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import { gamesOfWeek } from '../../scripts/season/season2025'
import { scene, useScene } from './stage-scene'

useScene()
const live = (id: string) => scene.scores(9).games[id]

/** The weeks that a pass requested from the feed. */
async function asked(minutes = 0, week = 9): Promise<string[]> {
  scene.now += minutes * MINUTE
  scene.asked.length = 0
  await scene.pass('referee', { poll: true, week })
  return scene.asked.map(
    (url) => `${url.searchParams.get('seasontype') === '3' ? 'bowls ' : ''}${url.searchParams.get('week')}`,
  )
}

/** The request whose response contains the season's calendar, sent once in six hours. */
const CALENDAR = '1'
/** The week of the season in which the tests play. */
const PLAYED = '10'

/** Lets the feed fail where it is asked for this week. */
function failsFor(week: string): void {
  globalThis.fetch = async (address) => {
    const answer = await scene.fetch(address)
    return new URL(String(address)).searchParams.get('week') === week ? new Response(null, { status: 503 }) : answer
  }
}

describe('a game that its week no longer lists', () => {
  it('is looked for in the weeks beside it, every quarter of an hour', async () => {
    const id = await scene.opened()
    scene.trouble(id, 'dropped-game')
    expect(await asked()).toEqual(['9', CALENDAR, '8', '10'])
    expect(live(id)).toMatchObject({ unlisted: true })
    expect(await asked(14)).toEqual(['9'])
    expect(live(id)).toMatchObject({ unlisted: true })
    expect(await asked(1)).toEqual(['9', '8', '10'])
    scene.stage.orders.endTroubles()
    expect(await asked(1)).toEqual(['9'])
    expect(live(id)).not.toHaveProperty('unlisted')
  })

  it('is read from the week that lists it from then on, and the log says which', async () => {
    const id = await scene.opened(DAY)
    scene.trouble(id, 'moved-week')
    expect(await asked()).toEqual(['9', CALENDAR, '8', '10'])
    // A week later than tomorrow.
    expect(scene.line(9, id).kickoff).toBe(scene.now + 8 * DAY)
    expect(scene.log().at(-1)).toMatch(/: moved to Week 10, from /)
    expect(live(id)).not.toHaveProperty('unlisted')
    scene.game(id, { kickoff: scene.now + 2 * DAY })
    expect(await asked(1)).toEqual(['9', '10'])
    expect(scene.line(9, id).kickoff).toBe(scene.now - MINUTE + 9 * DAY)
  })

  it.each([
    ['its own week', null],
    ['the week where it was found', 'moved-week'],
  ] as const)(
    'is called missing soon after %s drops it, also while that is not worth a write',
    async (_week, before) => {
      const first = await scene.underWay()
      const [, id = ''] = scene.doc<{ slate: string[] }>('weeks/9').slate
      if (before) scene.trouble(id, before)
      await scene.pass()
      // A score is written, and the list of games then not again for almost a minute.
      scene.now += 5 * MINUTE
      scene.game(first, { homeScore: 10 })
      await scene.pass()
      expect(live(id)).not.toHaveProperty('unlisted')
      scene.trouble(id, 'dropped-game')
      for (let reading = 0; reading < 6; reading += 1) {
        await scene.passAfter(15_000)
      }
      expect(live(id)).toMatchObject({ unlisted: true })
    },
  )

  it('stays found by a process that looked for it in vain before another found it', async () => {
    const id = await scene.opened()
    scene.trouble(id, 'dropped-game')
    await asked()
    expect(live(id)).toMatchObject({ unlisted: true })
    scene.trouble(id, 'moved-week')
    await scene.pass('referee-2', { poll: true, week: 9 })
    expect(live(id)).not.toHaveProperty('unlisted')
    expect(await asked(2)).toEqual(['9'])
    expect(live(id)).not.toHaveProperty('unlisted')
    expect(await asked(13)).toEqual(['9', '8', '10'])
    expect(live(id)).not.toHaveProperty('unlisted')
  })

  it('is looked for again when the week where it was found drops it', async () => {
    const id = await scene.opened()
    scene.trouble(id, 'moved-week')
    await asked()
    scene.trouble(id, 'dropped-game')
    expect(await asked(1)).toEqual(['9', '10'])
    expect(live(id)).toMatchObject({ unlisted: true })
    expect(await asked(1)).toEqual(['9', '8', '10'])
    expect(live(id)).toMatchObject({ unlisted: true })
    expect(await asked(14)).toEqual(['9'])
    expect(await asked(1)).toEqual(['9', '8', '10'])
  })

  it.each([
    ['the week that lists it cannot be read', '10', 0, ['9', '10']],
    ['the calendar cannot be read again', CALENDAR, 400, ['9', CALENDAR, '10']],
  ] as const)('stays found while %s', async (_what, week, minutes, weeks) => {
    const id = await scene.opened(DAY)
    scene.trouble(id, 'moved-week')
    await asked()
    failsFor(week)
    for (const since of [minutes + 1, 1, 1]) {
      expect(await asked(since)).toEqual(weeks)
      expect(live(id)).not.toHaveProperty('unlisted')
    }
    globalThis.fetch = scene.fetch
    expect(await asked(1)).toEqual(weeks)
  })

  it.each([
    ['a week beside its own', '10', ['8', '10'], ['9', '8', '10']],
    ['the calendar, which names the weeks beside its own,', CALENDAR, ['9', CALENDAR], ['9', CALENDAR, '8', '10']],
  ] as const)('is not called missing while %s cannot be read', async (_what, week, lastAsked, then) => {
    const id = await scene.opened()
    scene.trouble(id, 'moved-week')
    failsFor(week)
    for (let minute = 0; minute < 3; minute += 1) {
      expect((await asked(1)).slice(-2)).toEqual(lastAsked)
      expect(live(id)).not.toHaveProperty('unlisted')
    }
    globalThis.fetch = scene.fetch
    expect(await asked(1)).toEqual(then)
    expect(live(id)).not.toHaveProperty('unlisted')
  })

  it.each(['final', 'cancelled'] as const)('is missed by nobody once it is %s', async (end) => {
    const id = await scene.opened()
    if (end === 'cancelled') scene.trouble(id, 'cancelled')
    else scene.game(id, { kickoff: scene.now - 200 * MINUTE, phase: 'final', homeScore: 27, awayScore: 20, period: 4 })
    await scene.pass()
    scene.trouble(id, 'dropped-game')
    expect(await asked(1)).toEqual(['9'])
    expect(live(id)).not.toHaveProperty('unlisted')
  })

  it('keeps its week while another game is looked for', async () => {
    const [id, , other = ''] = [await scene.opened(), ...scene.doc<{ slate: string[] }>('weeks/9').slate]
    scene.trouble(id, 'moved-week')
    await asked()
    scene.trouble(other, 'dropped-game')
    expect(await asked(1)).toEqual(['9', '10', '8'])
    expect(live(other)).toMatchObject({ unlisted: true })
    expect(await asked(1)).toEqual(['9', '10'])
    expect(live(id)).not.toHaveProperty('unlisted')
  })

  it('is reported with the label of the week in the feed’s calendar', async () => {
    const [id = ''] = await scene.open(16, { games: [gamesOfWeek(16)[0]?.id ?? ''] })
    await scene.pass()
    scene.trouble(id, 'moved-week')
    globalThis.fetch = async (address) => {
      const asked = String(address).replace('seasontype=3&week=1&', 'seasontype=2&week=17&')
      const text = JSON.stringify(await (await scene.fetch(asked)).json())
      return new Response(text.replaceAll('"Bowls"', '"Bowl season"'))
    }
    await scene.pass()
    expect(scene.log().at(-1)).toMatch(/: moved to Bowl season, from /)
  })

  it.each([
    [1, ['1', CALENDAR, '2', PLAYED]],
    [2, ['2', CALENDAR, '1', '3', PLAYED]],
    [16, ['16', CALENDAR, '15', 'bowls 1', PLAYED]],
  ] as const)('of week %i is looked for within the season, and in the week that is played', async (week, weeks) => {
    const [game] = gamesOfWeek(week)
    const [id = ''] = await scene.open(week, { games: [game?.id ?? ''] })
    await scene.pass()
    scene.trouble(id, 'dropped-game')
    scene.stage.orders.overrides.clear()
    expect(await asked(0, week)).toEqual(weeks)
  })
})
