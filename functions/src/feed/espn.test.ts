import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { feedEvent, feedLeague, REGULAR_2026, side } from '../../../tests/fixtures/feed-answer'
import { FeedDown, readScoreboard } from './espn'

/** The feed’s next response, and its last request. */
let answer = { status: 200, body: '' }
let asked: IncomingMessage | undefined
const server = createServer((request, response) => {
  asked = request
  const type = answer.body.startsWith('<') ? 'text/html' : 'application/json'
  response.writeHead(answer.status, { 'content-type': type }).end(answer.body)
})

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => server.close())
beforeEach(() => {
  vi.stubEnv('FEED_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/scoreboard`)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const WEEK_3 = { week: 3, label: 'Week 3', seasonType: 2, feedWeek: 3 }
const read = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
  return readScoreboard(2026, WEEK_3)
}
const problem = (body: unknown, status = 200) =>
  read(body, status).then(
    () => 'none',
    (error) => (error instanceof FeedDown ? error.message : error),
  )

/** How many connections the feed has open. */
const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

it.each([
  [503, 'x'.repeat(200_000)],
  [200, `<html>${'x'.repeat(200_000)}`],
])('an answer of %i that is no scoreboard leaves no connection open', async (status, body) => {
  for (let asked = 0; asked < 12; asked++) await problem(body, status)
  // At once: what nobody refers to any more is closed sooner or later.
  expect(await connections()).toBeLessThan(6)
})

describe('a scoreboard', () => {
  it('is requested by season and week, with every game of an FBS team', async () => {
    await readScoreboard(2026, { week: 17, label: 'Play-offs', seasonType: 3, feedWeek: 999 }).catch(() => null)
    const { pathname, searchParams } = new URL(asked?.url ?? '', 'http://feed')
    expect(pathname).toBe('/scoreboard')
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ dates: '2026', seasontype: '3', week: '999', groups: '80', limit: '400' },
    })
    expect(asked?.headers).toMatchObject({
      accept: 'application/json',
      // ESPN refuses a user agent without an address.
      'user-agent': expect.stringMatching(/^cfb-picks\/\d+ \(\+https?:\/\/\S+\)$/),
    })
  })

  it('has its season, its week, its calendar and its games by id', async () => {
    const before = Date.now()
    const board = await read({
      ...{ leagues: [feedLeague(2026, REGULAR_2026)], season: { type: 2, year: 2026 }, week: { number: 3 } },
      events: [feedEvent({ id: 'a' }), feedEvent({ id: 'b' })],
    })
    expect(board).toMatchObject({ season: 2026, week: 3, skipped: new Map(), trouble: '' })
    expect(board.calendar).toHaveLength(16)
    expect([...board.games].map(([id, game]) => [id, game.id, game.home.abbr])).toEqual([
      ['a', 'a', 'AUB'],
      ['b', 'b', 'AUB'],
    ])
    expect(board.at).toBeGreaterThanOrEqual(before)
  })

  it('may lack everything but its games, as the responses of 2026 do', async () => {
    expect(await read({ events: [] })).toMatchObject({ season: null, week: null, calendar: [], games: new Map() })
    expect(await read({ leagues: null, season: null, week: null, events: [] })).toMatchObject({ season: null })
  })

  it('may contain events that are not games', async () => {
    const board = await read({ events: ['an advertisement', feedEvent({ id: 'a' })] })
    expect([...board.games.keys()]).toEqual(['a'])
    expect(board.trouble).toBe('')
  })
})

describe('a field that cannot be read', () => {
  const odds = (spread: unknown) => ({ odds: [{ spread, overUnder: 44.5 }] })

  it('is named with its event, and the rest of the game is used', async () => {
    const board = await read({ events: [feedEvent({ id: 'a', ...odds('six') }), feedEvent({ id: 'b' })] })
    expect([...board.games.values()].map(({ id, spread, overUnder }) => [id, spread, overUnder])).toEqual([
      ['a', null, 44.5],
      ['b', null, null],
    ])
    expect(board.skipped).toEqual(new Map())
    expect(board.trouble).toBe(
      'The score feed’s competitions.0.odds.0.spread of Alabama at Auburn (event a) cannot be read. The rest of it is used.',
    )
  })

  it.each([
    ['the date', { date: 'soon' }, 'date'],
    ['whether the hour is known', { timeValid: 'perhaps' }, 'competitions.0.timeValid'],
    ['the status', { status: { type: { name: 1, state: 'in' } } }, 'status.type.name, competitions.0.status.type.name'],
    ['a side', { home: { team: { id: 7 } } }, 'competitions.0.competitors.0.team.id'],
  ])('leaves a game out that cannot be played without it: %s', async (_about, listed, field) => {
    const board = await read({ events: [feedEvent({ id: 'a', ...listed }), feedEvent({ id: 'b' })] })
    const text = `The score feed’s ${field} of event a cannot be read. The event is left out.`
    expect([...board.games.keys()]).toEqual(['b'])
    expect(board.skipped).toEqual(new Map([['a', text]]))
    expect(board.trouble).toBe(text)
  })

  it('of many events is named three times, and then counted', async () => {
    const events = ['a', 'b', 'c', 'd', 'e'].map((id) => feedEvent({ id, ...odds('six') }))
    const { trouble } = await read({ events })
    expect(trouble).toMatch(/\(event a\).*\(event b\).*\(event c\).* And 2 more\.$/)
  })
})

describe('a game whose teams are not known yet', () => {
  // As the feed lists a semifinal before the quarterfinals.
  const unknown = (id: string) => ({ team: { id, location: 'TBD', abbreviation: 'TBD', displayName: 'TBD' } })
  const semifinal = feedEvent({ id: 'a', home: unknown('-1'), away: unknown('-2') })
  const half = feedEvent({ id: 'b', away: unknown('-2') })

  it('is skipped, which is no fault of the feed', async () => {
    const board = await read({ events: [semifinal, half, feedEvent({ id: 'c' })] })
    expect([...board.games.keys()]).toEqual(['c'])
    expect([...board.skipped]).toEqual([
      ['a', 'The score feed does not know both teams of TBD at TBD yet.'],
      ['b', 'The score feed does not know both teams of TBD at Auburn yet.'],
    ])
    expect(board.trouble).toBe('')
  })

  it('may be the only one of its week', async () => {
    expect(await read({ events: [semifinal, semifinal] })).toMatchObject({ games: new Map(), trouble: '' })
  })
})

describe('a game that is listed twice', () => {
  const leads = (id: string, score: string) => feedEvent({ id, home: side('2', 'AUB', 'Auburn', 'Tigers', { score }) })

  it('counts once if the data are the same', async () => {
    const board = await read({ events: [leads('a', '7'), leads('a', '7')] })
    expect([...board.games.keys()]).toEqual(['a'])
    expect(board).toMatchObject({ skipped: new Map(), trouble: '' })
  })

  it('is skipped, and named, if the data differ', async () => {
    const twiceText = 'The score feed lists a game twice and differently: Alabama at Auburn.'
    const twice = [leads('a', '7'), leads('b', '0'), leads('c', '3'), leads('a', '0'), leads('c', '0')]
    const board = await read({ events: twice })
    expect([...board.games.keys()]).toEqual(['b'])
    expect(board).toMatchObject({
      skipped: new Map(['a', 'c'].map((id) => [id, twiceText])),
      trouble: twiceText,
    })
  })
})

const NO_SCOREBOARD = 'The score feed answered something that is not a scoreboard.'

test.each<[about: string, body: unknown, status: number, says: string]>([
  ['refuses (Akamai’s bare 403)', '', 403, 'The score feed answered with an error (403).'],
  ['fails', '{}', 500, 'The score feed answered with an error (500).'],
  ['answers a page', '<html>', 200, 'The score feed answered with a page instead of scores.'],
  ['is cut off', '{"events":[{"id":"1",', 200, 'The score feed’s answer was cut off.'],
  ['answers something else', {}, 200, NO_SCOREBOARD],
  ['answers null', 'null', 200, NO_SCOREBOARD],
  ['has another shape of week', { week: 3, events: [] }, 200, NO_SCOREBOARD],
  ['has another shape of season', { season: 2026, events: [] }, 200, NO_SCOREBOARD],
  [
    'lists nothing that can be understood',
    { events: [{}] },
    200,
    'The score feed lists no game that can be understood. The score feed’s id, date, competitions of event without an id cannot be read. The event is left out.',
  ],
])('a feed that %s is down', async (_about, body, status, says) => expect(await problem(body, status)).toBe(says))

test('a feed that cannot be reached is down', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  expect(await problem({})).toBe('The score feed cannot be reached.')
})

test('a feed that is late is down, before the next pass begins', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(late))
  expect(await problem({ events: [] })).toBe('The score feed did not answer in time.')
  expect(limit.mock.calls.flat()).toEqual([expect.toSatisfy((milliseconds: number) => milliseconds <= 15_000)])
})

const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
