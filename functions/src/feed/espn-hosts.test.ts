import { beforeEach, expect, it, vi } from 'vitest'
import { setProcessMemory } from '../db/process-memory'
import { readScoreboard } from './espn'

const [FIRST, OTHER] = ['site.api.espn.com', 'site.web.api.espn.com'] as const
const memory = new Map<object, unknown>()
/** The status of each host's answers, unless it is 200. */
let statuses: Record<string, number> = {}
/** Which hosts were asked. */
let asked: string[] = []

beforeEach(() => {
  vi.stubEnv('FEED_URL', '')
  memory.clear()
  setProcessMemory(() => memory)
  asked = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { protocol, host, pathname, search } = new URL(String(address))
    expect(`${protocol}${pathname}${search}`).toMatch(/^https:.*\/college-football\/scoreboard\?dates=2026&/)
    asked.push(host)
    return new Response('{"events":[]}', { status: statuses[host] ?? 200 })
  })
})

const board = () => readScoreboard(2026, { week: 3, label: 'Week 3', seasonType: 2, feedWeek: 3 })

it.each([403, 404])('where one of ESPN’s hosts answers %i the other is asked, and later at once', async (status) => {
  statuses = { [FIRST]: status }
  await board()
  await board()
  expect(asked).toEqual([FIRST, OTHER, OTHER])
  statuses = { [OTHER]: status }
  await board()
  await board()
  expect(asked.slice(3)).toEqual([OTHER, FIRST, FIRST])
})

it('two readings at once that one host refuses both ask the other', async () => {
  statuses = { [FIRST]: 403 }
  await Promise.all([board(), board()])
  expect(asked).toEqual([FIRST, FIRST, OTHER, OTHER])
})

it('after an error that is no refusal no other host is asked', async () => {
  statuses = { [FIRST]: 503 }
  await expect(board()).rejects.toThrow('The score feed answered with an error (503).')
  expect(asked).toEqual([FIRST])
})

it('a host that answers no more is left for the first one, which may take this server again', async () => {
  statuses = { [FIRST]: 403 }
  await board()
  statuses = { [OTHER]: 503 }
  await expect(board()).rejects.toThrow('The score feed answered with an error (503).')
  await board()
  expect(asked.slice(2)).toEqual([OTHER, FIRST])
})

it('a host that refuses while the other is down is asked first again', async () => {
  statuses = { [FIRST]: 403, [OTHER]: 503 }
  await expect(board()).rejects.toThrow('The score feed answered with an error (503).')
  statuses = {}
  await board()
  expect(asked).toEqual([FIRST, OTHER, FIRST])
})

it('a feed that both hosts refuse is down', async () => {
  statuses = { [FIRST]: 403, [OTHER]: 403 }
  await expect(board()).rejects.toThrow('The score feed answered with an error (403).')
  expect(asked).toEqual([FIRST, OTHER])
})
