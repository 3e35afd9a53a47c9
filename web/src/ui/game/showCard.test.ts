import type { MouseEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { followCardLink, showCard } from './showCard'

it.each([
  ['alone', true, {}],
  ['with Ctrl', false, { ctrlKey: true }],
  ['with Cmd', false, { metaKey: true }],
  ['with Shift', false, { shiftKey: true }],
])('pressed %s, a link to a card shows it on this page: %s', (_how, isShownHere, keys) => {
  const scrollIntoView = vi.fn()
  const card = { scrollIntoView, querySelector: () => null }
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'game-1' ? card : null) })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const preventDefault = vi.fn()
  followCardLink({ preventDefault, ...keys } as unknown as MouseEvent, '1')
  expect([scrollIntoView, preventDefault].map(({ mock }) => mock.calls.length)).toEqual(isShownHere ? [1, 1] : [0, 0])
})

it.each([
  ['auto', true],
  ['smooth', false],
])('a card comes into view with a %s scroll where the player wants less motion: %s', (behavior, matches) => {
  const scrollIntoView = vi.fn()
  vi.stubGlobal('document', { getElementById: () => ({ scrollIntoView, querySelector: () => null }) })
  vi.stubGlobal('matchMedia', () => ({ matches }))
  showCard('1')
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior })
})
