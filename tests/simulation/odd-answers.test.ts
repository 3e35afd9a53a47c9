import { afterEach, describe, expect, it, vi } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import { gamesOfWeek } from '../../scripts/season/season2025'
import { changeAnswers } from './change-answers'
import { invoke } from './desk'
import { scene, useScene } from './stage-scene'

useScene()
afterEach(() => void vi.restoreAllMocks())
const live = (id: string) => scene.scores(9).games[id]

/** The weeks that a pass requested from the feed. */
async function asked(): Promise<(string | null)[]> {
  scene.asked.length = 0
  await scene.pass()
  return scene.asked.map((url) => url.searchParams.get('week'))
}

it.each([
  ['week', { week: { number: 12 } }],
  ['season', { season: { type: 2, year: 2025 } }],
])('a response for another %s than requested is not used', async (_what, other) => {
  const id = await scene.opened()
  scene.trouble(id, 'dropped-game')
  changeAnswers((board) => ({ ...board, ...other }))
  expect(await asked()).toEqual(['9'])
  expect(live(id)).not.toHaveProperty('unlisted')
  expect(scene.scores(9).trouble).toMatch(/^Asked for Week 9 of 2026, the score feed answered with week \d+ of 202\d\./)
})

it('a response for another week is no trouble while no game of the week is due within a day', async () => {
  await scene.opened(3 * DAY)
  changeAnswers((board) => ({ ...board, week: { number: 12 }, events: [] }))
  await asked()
  expect(scene.scores(9).trouble).toBe('')
})

it('the list of games says both that it is of another week and that a game could not be read', async () => {
  await scene.opened()
  changeAnswers(({ events: [first, ...others], ...board }) => ({
    ...{ ...board, week: { number: 12 }, events: [{ ...first, date: 'soon' }, ...others] },
  }))
  const { notice } = await scene.ask('commish', 'GET /games-by-week', { query: { week: 9 } })
  expect(notice).toMatch(/answered with week 12 of 2026\. Check the dates of its games\. .*cannot be read/)
})

it('an answer without any game does not drop the games, and is reported as trouble until one lists them', async () => {
  const id = await scene.opened()
  changeAnswers((board) => ({ ...board, events: [] }))
  // After two minutes the other weeks are not searched again for a while.
  for (let passes = 0; passes < 5; passes += 1) {
    scene.now += MINUTE
    await asked()
    expect(live(id)).not.toHaveProperty('unlisted')
    expect(scene.scores(9)).toMatchObject({ trouble: 'The score feed lists no game of this week.' })
  }
  globalThis.fetch = scene.fetch
  await asked()
  expect(scene.scores(9)).toMatchObject({ trouble: '' })
})

it('an answer whose only game has no teams yet drops the others', async () => {
  const [id = '', unnamed] = [await scene.opened(), ...scene.doc<{ slate: string[] }>('weeks/9').slate.slice(1)]
  changeAnswers(({ events, ...board }) => {
    const first = events.filter((each) => each.id === unnamed)
    for (const each of first[0]?.competitions[0]?.competitors ?? [])
      Object.assign(each, { team: { id: '-1', location: 'TBD' } })
    return { ...board, events: first }
  })
  await asked()
  expect(live(id)).toMatchObject({ unlisted: true })
  expect(scene.scores(9).trouble).toBe('The score feed does not know both teams of TBD at TBD yet.')
})

describe('a game that is listed twice and differently', () => {
  it('stays as it was, is reported as trouble, and is not looked for in other weeks', async () => {
    const id = await scene.opened()
    scene.trouble(id, 'duplicate-game', 60)
    scene.game(id, { phase: 'live', homeScore: 3, period: 1 })
    expect(await asked()).toEqual(['9'])
    expect(live(id)).toMatchObject({ phase: 'pre' })
    expect(live(id)).not.toHaveProperty('unlisted')
    expect(scene.scores(9)).toMatchObject({ trouble: expect.stringMatching(/^The score feed lists a game twice/) })
  })

  it('is not reported if it is on no slate', async () => {
    const [id = '', other = ''] = gamesOfWeek(9).map((game) => game.id)
    await scene.open(9, { games: [id] })
    scene.trouble(other, 'duplicate-game', 60)
    scene.game(other, { phase: 'live', homeScore: 3, period: 1 })
    expect(await asked()).toEqual(['9'])
    expect(scene.scores(9)).toMatchObject({ trouble: '' })
  })
})

/** Lets the feed give a game's id to a game of other teams, on these sides. */
function otherTeams(id: string, sides = ['home', 'away']): void {
  changeAnswers(({ events }) => {
    for (const each of events.find((event) => event.id === id)?.competitions[0]?.competitors ?? [])
      if (sides.includes(each.homeAway))
        Object.assign(each, { team: { id: `other-${each.homeAway}`, location: `Other ${each.homeAway}` } })
  })
}

it('a game whose id the feed gives to other teams keeps its kickoff and gets no score, until one is entered by hand', async () => {
  const id = await scene.opened()
  await scene.pick('player-1', 9, id, 'HOME')
  const { kickoff } = scene.line(9, id)
  otherTeams(id)
  scene.game(id, { kickoff: scene.now - 240 * MINUTE, phase: 'final', homeScore: 50, awayScore: 0, period: 4 })
  await scene.passAfter(MINUTE)
  expect(scene.line(9, id)).toMatchObject({ kickoff, phase: 'pre', doubt: null, revealedAt: null })
  expect(live(id)).toMatchObject({ phase: 'pre', homeScore: 0 })
  expect(live(id)).not.toHaveProperty('unlisted')
  const trouble = 'The score feed has other teams in a game of this week: Other away at Other home.'
  expect(scene.scores(9)).toMatchObject({ trouble, feedDown: false })
  await scene.edit(9, id, { kickoff: scene.now - 5 * MINUTE })
  await scene.edit(9, id, { phase: 'final', homeScore: 10, awayScore: 20 })
  await scene.passAfter(10 * MINUTE)
  expect(scene.board(9).rows['player-1']).toMatchObject({ points: 0, picks: 1 })
  expect(scene.scores(9)).toMatchObject({ trouble: '' })
})

it.each(['home', 'away'])(
  'a game under whose id another %s team plays, as in a bowl that one withdraws from, gets no score of it',
  async (side) => {
    const id = await scene.opened()
    otherTeams(id, [side])
    scene.game(id, { kickoff: scene.now - 240 * MINUTE, phase: 'final', homeScore: 50, awayScore: 0, period: 4 })
    await scene.passAfter(MINUTE)
    expect(scene.line(9, id)).toMatchObject({ phase: 'pre', revealedAt: null })
    expect(live(id)).toMatchObject({ phase: 'pre', homeScore: 0 })
    expect(scene.scores(9)).toMatchObject({ trouble: expect.stringMatching(`Other ${side}`) })
  },
)

it.each(['9', '8'])('a defect in reading week %s is not taken for a feed that is down', async (week) => {
  const id = await scene.opened()
  scene.trouble(id, 'dropped-game')
  const broken = Object.defineProperty({}, 'events', {
    get() {
      throw new Error('a defect')
    },
  })
  globalThis.fetch = async (address) => {
    const answer = await scene.fetch(address)
    return new URL(String(address)).searchParams.get('week') === week ? Response.json('defect') : answer
  }
  const { parse } = JSON
  vi.spyOn(JSON, 'parse').mockImplementation((...given) => (given[0] === '"defect"' ? broken : parse(...given)))
  await expect(scene.pass()).rejects.toThrow('a defect')
})

it.each([
  ['GET /games-by-week', 'commish'],
  ['GET /clocks', 'player-1'],
] as const)('all requests of one %s share a limit, also where the calendar must be read first', async (name, who) => {
  globalThis.fetch = async (address) => {
    scene.now += 3_000
    return await scene.fetch(address)
  }
  const limits = vi.spyOn(AbortSignal, 'timeout')
  await scene.as('api', () => invoke(name, who, { query: { week: 9 } }))
  expect(limits.mock.calls.flat()).toEqual([8_000, 5_000])
})
