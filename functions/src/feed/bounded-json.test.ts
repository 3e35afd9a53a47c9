import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { feedEvent, feedLeague, REGULAR_2026, shownOn, side, underWay } from '../../../tests/fixtures/feed-answer'
import { readScoreboard } from './espn'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const WEEK_3 = { week: 3, label: 'Week 3', seasonType: 2, feedWeek: 3 }
function read(answer: Response) {
  vi.stubEnv('FEED_URL', 'https://feed.example/')
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
  return readScoreboard(2026, WEEK_3)
}
const MEGABYTE = 1_000_000
const TOO_LARGE = { name: 'Error', message: 'The score feed’s answer is too large.' }

/** So many megabytes of blanks before a scoreboard, and how many of them were asked for. */
function afterBlanks(megabytes: number) {
  const sent = { asked: 0, isCanceled: false }
  const body = new ReadableStream({
    pull(stream) {
      sent.asked += 1
      if (sent.asked <= megabytes) return stream.enqueue(Buffer.alloc(MEGABYTE, ' '))
      stream.enqueue(Buffer.from('{"events":[]}'))
      stream.close()
    },
    cancel() {
      sent.isCanceled = true
    },
  })
  return { answer: new Response(body), sent }
}

it('an answer is read up to eight megabytes, and not further', async () => {
  const whole = afterBlanks(7)
  expect((await read(whole.answer)).games).toEqual(new Map())
  const { answer, sent } = afterBlanks(40)
  await expect(read(answer)).rejects.toMatchObject(TOO_LARGE)
  expect([sent.asked < 12, sent.isCanceled]).toEqual([true, true])
})

it('an answer that stops half way is late when the time is over', async () => {
  const { fetch } = globalThis
  const time = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const begun = await fetch(...asked)
    setImmediate(() => time.abort(new DOMException('late', 'TimeoutError')))
    return begun
  })
  const server = createServer((_request, response) => void response.write('{"events":['))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  vi.stubEnv('FEED_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const late = { name: 'Error', message: 'The score feed did not answer in time.' }
  await expect(readScoreboard(2026, WEEK_3)).rejects.toMatchObject(late)
  server.closeAllConnections()
  server.close()
})

it('an event that is deep beyond reason is too large, though it could be read', async () => {
  const odds = JSON.parse(`${'{"in":'.repeat(3_000)}1${'}'.repeat(3_000)}`)
  await expect(read(Response.json({ events: [{ ...feedEvent({ id: 'a' }), odds }] }))).rejects.toMatchObject(TOO_LARGE)
})

it('an answer with lists in lists without end is too large', async () => {
  const deep = `{"events":[${'['.repeat(MEGABYTE)}${']'.repeat(MEGABYTE)}]}`
  await expect(read(new Response(deep))).rejects.toMatchObject(TOO_LARGE)
})

it('of 1,100 events a thousand are read', async () => {
  const events = Array.from({ length: 1_100 }, (_, index) => feedEvent({ id: String(index) }))
  expect((await read(Response.json({ events }))).games.size).toBe(1_000)
})

it('of fields that cannot be read only some are looked at, and the game is used', async () => {
  const records = Array.from({ length: 300_000 }, () => ({ summary: 1 }))
  const events = [feedEvent({ id: 'a', home: side('2', 'AUB', 'Auburn', 'Tigers', { records }) })]
  const { games, trouble } = await read(Response.json({ events }))
  expect([...games.keys()]).toEqual(['a'])
  expect(trouble).toMatch(
    /^The score feed’s competitions.0.competitors.0.records.0.summary, .* The rest of it is used\.$/,
  )
})

it('every text is cut', async () => {
  const long = 'x'.repeat(10_000)
  const team = (id: string) => ({ ...side(id, long, long, long, { color: long }), records: [{ summary: long }] })
  const [home, away, down] = [team('nobody'), team('none'), { possession: long, downDistanceText: long }]
  const board = await read(
    Response.json({
      leagues: [feedLeague(2026, REGULAR_2026, [[long, 1, '2026-12-13T08', '2027-01-28T08']])],
      events: [
        feedEvent({ id: 'a', home, away, situation: down, broadcasts: shownOn(long), status: underWay(1, long) }),
        feedEvent({ id: 'b', broadcasts: shownOn(...Array.from({ length: 200 }, (_, index) => `${index}-channel`)) }),
        feedEvent({ id: 'c', date: 'soon', home, away }),
      ],
    }),
  )
  expect(board.calendar.at(-1)?.label).toBe('x'.repeat(100))
  const [first, second] = [...board.games.values()]
  expect(first).toMatchObject({ clock: 'x'.repeat(100), down: 'x'.repeat(100), home: { record: 'x'.repeat(100) } })
  expect(second?.broadcast).toHaveLength(100)
  const texts = JSON.stringify([...board.games]).match(/"[^"]*"/g) ?? []
  expect(Math.max(...texts.map(({ length }) => length))).toBe(102)
})

it('half a character is left out, because the database refuses it, and a whole one stays', async () => {
  const events = ['1\ud8002', '1\u{1f3c8}2', `${'x'.repeat(99)}\u{1f3c8}`].map((clock, index) =>
    feedEvent({ id: String(index), status: underWay(1, clock) }),
  )
  const { games } = await read(Response.json({ events }))
  expect([...games.values()].map(({ clock }) => clock)).toEqual(['12', '1\u{1f3c8}2', 'x'.repeat(99)])
})
