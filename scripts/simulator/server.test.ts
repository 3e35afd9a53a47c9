import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '#common/durations'
import { scheduleSeason, slateOf } from '../season/day'
import { type Simulator, startSimulator } from './server'

const START = Date.parse('2026-11-07T20:00:00Z')

interface Side {
  score: string
  team: { id: string }
}
interface Event {
  id: string
  date: string
  week: { number: number }
  status: { displayClock: string; period: number; type: { name: string; state: string; completed: boolean } }
  competitions: [
    {
      timeValid: boolean
      competitors: [Side, Side]
      odds?: { spread: number; homeTeamOdds: { favorite: boolean } }[]
      situation?: { possession?: string }
    },
  ]
}

let now = START
let simulator: Simulator
beforeAll(async () => {
  simulator = await startSimulator({ start: START, now: () => now })
})
afterEach(() => {
  now = START
  simulator.control({ reset: true })
})
afterAll(() => simulator.close())

async function ask(query = 'week=11&limit=400'): Promise<{ week: { number: number }; events: Event[] }> {
  return (await fetch(`${simulator.url}any/path?${query}`)).json() as never
}
const find = async (id: string) => (await ask()).events.filter((event) => event.id === id)
const order = (body: unknown) =>
  fetch(`${simulator.url}control`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
const stateOf = (event: Event) => event.status.type.state

/** Ids of the slate's games, first to last kickoff: three final, four under way, five to come. */
const schedule = scheduleSeason({ start: START })
const slate = slateOf(11)
  .map(({ id }) => id)
  .sort((a, b) => (schedule.get(a)?.kickoff ?? 0) - (schedule.get(b)?.kickoff ?? 0))
const [over = '', , , overtime = '', live = ''] = slate
const toCome = slate.slice(-5)
const [soon = ''] = toCome

describe('the current week', () => {
  test('has games over, under way in every quarter, at half-time, in overtime and to come', async () => {
    const { week, events } = await ask('limit=400')
    expect(week.number).toBe(11)
    expect(events).toHaveLength(52)
    const live = events.filter((event) => stateOf(event) === 'in')
    expect(new Set(live.map((event) => event.status.period))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(live.some((event) => event.status.type.name === 'STATUS_HALFTIME')).toBe(true)
    expect(events.filter((event) => event.status.type.completed).length).toBeGreaterThan(10)
    expect(events.filter((event) => !event.competitions[0].timeValid)).toHaveLength(1)
    for (const event of events) expect(event.date).toMatch(/T\d\d:\d\dZ$/)
  })

  test('removes the odds at kickoff, when the game begins', async () => {
    const kickoff = Date.parse((await find(soon))[0]?.date ?? '')
    now = kickoff - 1
    expect((await find(soon))[0]?.competitions[0].odds).toHaveLength(1)
    now = kickoff
    const [event] = await find(soon)
    expect(event?.competitions[0].odds).toBeUndefined()
    expect(event?.status).toMatchObject({ period: 1, displayClock: '15:00', type: { state: 'in' } })
  })

  test('is over the next day', async () => {
    now = START + 30 * 60 * MINUTE
    expect((await ask()).events.filter((event) => !event.status.type.completed)).toHaveLength(1)
  })
})

test('weeks, days, groups and limits', async () => {
  const before = (await ask('week=10&limit=400')).events
  expect(new Set(before.map((event) => event.status.type.completed))).toEqual(new Set([true]))
  const next = (await ask('dates=2026&seasontype=2&week=12&groups=80&limit=400')).events
  expect(next.length).toBe(59)
  expect(next.every((event) => stateOf(event) === 'pre' && event.competitions[0].odds)).toBe(true)
  expect((await ask('week=14&limit=400')).events.some((event) => event.competitions[0].odds)).toBe(false)
  expect((await ask('dates=2025&seasontype=2&week=12')).events).toHaveLength(0)
  expect((await ask('seasontype=3&week=1&limit=400')).events).toHaveLength(46)
  expect((await ask('seasontype=3&week=999&limit=400')).events).toHaveLength(11)
  expect((await ask('')).events).toHaveLength(25)
  expect((await ask('groups=8&limit=400')).events.length).toBeLessThan(10)
  const today = (await ask('dates=20261107&limit=400')).events.length
  expect(today).toBeGreaterThan(30)
  expect((await ask('dates=20261106-20261108&limit=400')).events.length).toBeGreaterThan(today)
  expect((await fetch(`${simulator.url}?dates=202611`)).status).toBe(400)
  expect((await fetch(`${simulator.url}?week=eleven`)).status).toBe(400)
})

describe('misbehaves on request', () => {
  test('with the whole answer', async () => {
    await order({ misbehave: '500' })
    expect((await fetch(simulator.url)).status).toBe(500)
    await order({ misbehave: 'half-json' })
    await expect(ask()).rejects.toThrow(SyntaxError)
    await order({ misbehave: 'timeout' })
    await expect(fetch(simulator.url, { signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/)
    await order({ misbehave: null })
    expect((await ask()).events).toHaveLength(52)
  })

  test.each([
    ['cancelled', soon, 'STATUS_CANCELED', 'post'],
    ['postponed', soon, 'STATUS_POSTPONED', 'post'],
    ['final-to-live', over, 'STATUS_IN_PROGRESS', 'in'],
    ['suspended', live, 'STATUS_SUSPENDED', 'in'],
  ])('%s', async (misbehave, gameId, name, state) => {
    await order({ misbehave, gameId })
    const [event] = await find(gameId)
    expect(event?.status.type).toMatchObject({ name, state, completed: false })
    await order({ misbehave: null, gameId })
    expect((await find(gameId))[0]?.status.type.name).not.toBe(name)
  })

  test('without a time', async () => {
    const isTimed = async () => (await find(soon))[0]?.competitions[0].timeValid
    await order({ misbehave: 'tbd', gameId: soon })
    expect(await isTimed()).toBe(false)
    await order({ misbehave: null, gameId: soon })
    expect(await isTimed()).toBe(true)
  })

  test('with scores, times and lists', async () => {
    await order({ misbehave: 'blank-scores', gameId: over })
    expect((await find(over))[0]?.competitions[0].competitors.map((side) => side.score)).toEqual(['', ''])
    await order({ reset: true })
    const at = Date.parse((await find(soon))[0]?.date ?? '')
    await order({ misbehave: 'moved-kickoff', gameId: soon, minutes: 45 })
    expect(Date.parse((await find(soon))[0]?.date ?? '')).toBe(at + 45 * MINUTE)
    await order({ misbehave: 'flipped-favourite', gameId: soon })
    const odds = (await find(soon))[0]?.competitions[0].odds?.[0]
    expect((odds?.spread ?? 0) < 0).not.toBe(odds?.homeTeamOdds.favorite)
    await order({ misbehave: 'duplicate-game', gameId: overtime })
    const [one, two] = await find(overtime)
    expect(one).toEqual(two)
    await order({ misbehave: 'duplicate-game', gameId: overtime, minutes: 60 })
    const [fresh, old] = await find(overtime)
    expect([fresh?.status.period, old?.status.period]).toEqual([5, 3])
    await order({ misbehave: 'dropped-game', gameId: overtime })
    expect(await find(overtime)).toHaveLength(0)
  })
})

describe('a game set by hand', () => {
  test('goes from its kickoff to its final', async () => {
    await order({ game: { id: soon, kickoffInSeconds: -590 } })
    expect((await find(soon))[0]?.date).toBe('2026-11-07T19:50:10Z')
    expect((await find(soon))[0]?.status.type.state).toBe('in')
    await order({ game: { id: soon, phase: 'live', homeScore: 17, awayScore: 14, period: 3, clock: '7:21' } })
    const [underWay] = await find(soon)
    expect(underWay?.status).toMatchObject({ period: 3, displayClock: '7:21', type: { state: 'in' } })
    expect(underWay?.competitions[0].competitors.map((side) => side.score)).toEqual(['17', '14'])
    await order({ game: { id: soon, phase: 'final', homeScore: 20 } })
    const [final] = await find(soon)
    expect(final?.status.type).toMatchObject({ name: 'STATUS_FINAL', completed: true })
    expect(final?.competitions[0].competitors.map((side) => side.score)).toEqual(['20', '14'])
  })

  test('an invalid order is refused with a reason', async () => {
    const answer = await order('not json')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: 'An order is JSON.' })
    expect((await order({ misbehave: 'sulk' })).status).toBe(400)
  })
})
