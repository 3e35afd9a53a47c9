import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismiss, toast, useToast } from './toast'

const page = Object.assign(new EventTarget(), { hidden: false })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  page.hidden = false
})
afterEach(dismiss)

const shown = () => useToast.getState().toast?.text
function show(hidden: boolean): void {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

it('a toast goes by itself, later when something went wrong', () => {
  toast('good', 'Saved.')
  vi.advanceTimersByTime(4_000)
  expect(shown()).toBeUndefined()
  toast('bad', 'Not saved.')
  vi.advanceTimersByTime(8_999)
  expect(shown()).toBe('Not saved.')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeUndefined()
})

it('a toast stays the longer, the more there is to read', () => {
  toast('good', 'Saved. '.repeat(20))
  vi.advanceTimersByTime(8_399)
  expect(shown()).toContain('Saved.')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeUndefined()
})

it('a toast that comes while nobody sees the page stays until it has been seen', () => {
  page.hidden = true
  toast('bad', 'Not saved.')
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(shown()).toBe('Not saved.')
  show(false)
  vi.advanceTimersByTime(8_999)
  expect(shown()).toBe('Not saved.')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeUndefined()
})

it('the end of an older toast does not take the newest away', () => {
  const remove = toast('good', 'Saved.')
  toast('bad', 'Not saved.')
  remove()
  vi.advanceTimersByTime(4_000)
  expect(shown()).toBe('Not saved.')
})
