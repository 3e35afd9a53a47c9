import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from './ChannelLinks'

const espn = { app: 'sportscenter://', web: 'https://www.espn.com/watch/' }

class FakePage extends EventTarget {
  visited: string[] = []
  location = { assign: (to: string) => this.visited.push(to) }
  document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
}

describe('opening an app', () => {
  let page: FakePage
  beforeEach(() => {
    vi.useFakeTimers()
    page = new FakePage()
    openApp(espn, page as unknown as Window)
  })

  it('asks for the app at once, and for the page between 0.9 and 1.6 s later', () => {
    vi.advanceTimersByTime(900)
    expect(page.visited).toEqual([espn.app])
    vi.advanceTimersByTime(700)
    expect(page.visited).toEqual([espn.app, espn.web])
  })

  it.each<[string, () => void]>([
    ['the app covers the page', () => page.document.dispatchEvent(new Event('visibilitychange'))],
    ['the page is left', () => page.dispatchEvent(new Event('pagehide'))],
    ['the browser asks whether to open it', () => page.dispatchEvent(new Event('blur'))],
    ['the page is hidden without an event', () => Object.assign(page.document, { visibilityState: 'hidden' })],
  ])('leaves the page alone when %s', (_, happens) => {
    vi.advanceTimersByTime(500)
    happens()
    vi.advanceTimersByTime(60_000)
    expect(page.visited).toEqual([espn.app])
  })

  it('opens the page when the player says no to the browser’s question', () => {
    page.dispatchEvent(new Event('blur'))
    vi.advanceTimersByTime(20_000)
    expect(page.visited).toEqual([espn.app])
    page.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(1_600)
    expect(page.visited).toEqual([espn.app, espn.web])
  })

  it('leaves the page alone when the player says yes to it', () => {
    page.dispatchEvent(new Event('blur'))
    page.dispatchEvent(new Event('focus'))
    page.document.dispatchEvent(new Event('visibilitychange'))
    page.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(60_000)
    expect(page.visited).toEqual([espn.app])
  })
})
