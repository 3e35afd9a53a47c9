import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { storageIn } from '#web/session/device'
import { useKeptChoice } from './useKeptChoice'

beforeEach(() => void vi.stubGlobal('localStorage', storageIn(new Map())))

/** The choice as a visit finds it. */
function visit() {
  const drawn: ReturnType<typeof useKeptChoice<number>>[] = []
  function Screen() {
    drawn.push(useKeptChoice('rows', [10, 25, 50]))
    return null
  }
  renderToStaticMarkup(createElement(Screen))
  const [first] = drawn
  if (!first) throw new Error('the screen is empty')
  return first
}

it('a choice is there at the next visit, and at first it is the first one', () => {
  const [chosen, choose] = visit()
  expect(chosen).toBe(10)
  choose('25')
  expect(visit()[0]).toBe(25)
})

it('what this release does not offer any more is none', () => {
  localStorage.setItem('rows', '100')
  expect(visit()[0]).toBe(10)
})
