import type { ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ChannelLinks, openApp } from './ChannelLinks'

const espn = { app: 'sportscenter://x-callback-url/showWatchTab', web: 'https://www.espn.com/watch/' }

interface Link {
  href: string
  target: string
  onClick: (click: { preventDefault: () => void }) => void
}

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

it.each([
  ['a desktop', 'Google Inc.', false, []],
  ['an iPhone, whose system opens an app by that address', 'Apple Computer, Inc.', true, []],
  ['another phone, which asks for the app instead', 'Google Inc.', true, [espn.app]],
])('a channel opens its page in a new tab on %s', (_device, vendor, isTouch, visited) => {
  const page = new FakePage()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { vendor })
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }))
  const [channel] = ChannelLinks({ broadcast: 'ESPN' }) as ReactElement<{ children: ReactElement<Link>[] }>[]
  const { href, target, onClick } = channel?.props.children[1]?.props ?? {}
  const preventDefault = vi.fn()
  onClick?.({ preventDefault })
  expect([href, target]).toEqual([espn.web, '_blank'])
  expect([page.visited, preventDefault.mock.calls.length]).toEqual([visited, visited.length])
})
