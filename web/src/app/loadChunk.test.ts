import { beforeEach, expect, it, vi } from 'vitest'
import { storageIn } from '#web/session/device'
import { type ChunkError, loadChunk, screenChunk, waitForChunks } from './loadChunk'
import { LEAVES_WITHIN } from './reloadOnce'

const FIRST_SCRIPT = 'https://cfbpicks.example/assets/index-x1.js'

beforeEach(() => {
  vi.useFakeTimers()
  // Newer versions of Node have one. Without it a page is not loaded again.
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('document', { scripts: [{ src: FIRST_SCRIPT }] })
})

const gone = 'Failed to fetch dynamically imported module: https://cfbpicks.example/assets/Home-x1.js'
const failing = (message: string) =>
  loadChunk(() => Promise.reject(new TypeError(message))).catch((failure: ChunkError) => failure)
const hosting = (status: number, type: string) => async () =>
  new Response(null, { status, headers: { 'content-type': type } })

it('returns what was loaded, and clears its timer', async () => {
  expect(await loadChunk(async () => 'Home')).toBe('Home')
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['the page in its place', gone, hosting(200, 'text/html'), 'missing'],
  ['nothing', gone, hosting(404, 'text/html'), 'missing'],
  ['nothing, and says so in the file’s type', gone, hosting(404, 'text/javascript'), 'missing'],
  ['the file after all', gone, hosting(200, 'text/javascript'), 'error'],
  ['a server that is down', gone, hosting(502, 'text/html'), 'error'],
  ['a server that is busy', gone, hosting(429, 'text/html'), 'error'],
  ['no response', gone, () => Promise.reject(new TypeError('Failed to fetch')), 'error'],
  ['the page for a stylesheet', 'Unable to preload CSS for /assets/Home-x1.css', hosting(200, 'text/html'), 'missing'],
  ['a chunk that throws by itself', 'x is not a function', hosting(200, 'text/javascript'), 'error'],
])('hosting has %s', async (_, message, answer, type) => {
  vi.stubGlobal('fetch', answer)
  const cause = expect.objectContaining({ message })
  expect(await failing(message)).toMatchObject({ message: 'Loading chunk failed', type, cause })
})

it.each([
  ['https://cfbpicks.example/assets/Home-x1.js', gone],
  ['/assets/Home-x1.css', 'Unable to preload CSS for /assets/Home-x1.css'],
])('asks for %s past the browser’s cache, which may hold a 404 as long as it would the file', async (file, message) => {
  const fetch = vi.fn(hosting(404, 'text/html'))
  vi.stubGlobal('fetch', fetch)
  await failing(message)
  expect(fetch.mock.calls).toEqual([[file, { cache: 'reload' }]])
})

it('asks for the first script in WebKit, which names no file', async () => {
  const fetch = vi.fn(hosting(404, 'text/html'))
  vi.stubGlobal('fetch', fetch)
  expect(await failing('Importing a module script failed.')).toMatchObject({ type: 'missing' })
  expect(fetch.mock.calls).toEqual([[FIRST_SCRIPT, { cache: 'reload' }]])
})

it('waits two minutes and no longer', async () => {
  const waiting = vi.fn()
  const loading = loadChunk(() => new Promise(() => undefined)).catch((failure) => waiting(failure))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(waiting).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(waiting.mock.calls[0]?.[0]).toMatchObject({ message: 'Loading chunk failed', type: 'timeout' })
})

it('waits no longer for the question why it has failed, on a network that answers nothing any more', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const failed = vi.fn()
  void failing(gone).then(failed)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }))
})

it('loads the page again where this release is gone, and not where the network has failed', async () => {
  const reload = vi.fn()
  vi.stubGlobal('sessionStorage', storageIn(new Map()))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await failing(gone)
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', hosting(404, 'text/html'))
  const failed = vi.fn()
  void failing(gone).then(failed)
  await vi.advanceTimersByTimeAsync(LEAVES_WITHIN - 1)
  expect(reload).toHaveBeenCalledOnce()
  expect(failed, 'the page that leaves shows no error').not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalled()
})

it('waits until no code is being loaded, with what that asks for in turn', async () => {
  const done = vi.fn()
  let answer = (_chunk: string) => {}
  const screen = loadChunk(async () => 'Home')
  void waitForChunks().then(done)
  await screen
  const part = loadChunk(() => new Promise<string>((resolve) => (answer = resolve)))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).not.toHaveBeenCalled()
  void loadChunk(() => new Promise((_, fail) => setTimeout(fail, 500, 'no network'))).catch(() => {})
  answer('part')
  await part
  await vi.advanceTimersByTimeAsync(1_000)
  expect(done).toHaveBeenCalledOnce()
})

it('what watches the network waits for the screen that is mounted with it, at most a second', async () => {
  const order: string[] = []
  const watch = () => screenChunk().then(() => order.push('watch'))
  let arrive = () => {}
  const watching = watch()
  const screen = loadChunk(() => new Promise<void>((resolve) => (arrive = resolve))).then(() => order.push('screen'))
  await vi.advanceTimersByTimeAsync(999)
  expect(order).toEqual([])
  arrive()
  await Promise.all([watching, screen])
  expect(order).toEqual(['screen', 'watch'])
  void loadChunk(() => new Promise(() => {}))
  const late = watch()
  await vi.advanceTimersByTimeAsync(1_000)
  await late
  expect(order).toEqual(['screen', 'watch', 'watch'])
})
