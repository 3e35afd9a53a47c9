import { beforeEach, expect, it, vi } from 'vitest'
import { ignoreSecondClick } from './ignoreSecondClick'

/** An element of the page, in a dialog or in none. */
class Element {
  constructor(readonly dialog: object | null = null) {}
  closest = () => this.dialog
}

interface Press {
  on: Element
  /** How many clicks of the mouse this is one of, as the browser counts them; 0 of the keyboard's. */
  detail?: number
  at?: number
  x?: number
}

let page: EventTarget
let stop: () => void

beforeEach(() => {
  vi.stubGlobal('Element', Element)
  page = new EventTarget()
  stop = ignoreSecondClick(page as Document)
})

/** Whether what is pressed gets the press. */
function arrives(type: 'mousedown' | 'click', { on, detail = 1, at = 0, x = 100 }: Press): boolean {
  const event = new Event(type, { cancelable: true })
  const press = { detail, clientX: x, clientY: 100, timeStamp: at, target: on }
  for (const [name, value] of Object.entries(press)) Object.defineProperty(event, name, { value })
  const stopPropagation = vi.spyOn(event, 'stopPropagation')
  page.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(stopPropagation.mock.calls.length > 0)
  return !event.defaultPrevented
}

const [screen, dialog] = [new Element(), new Element({})]

it.each([
  ['opened', screen, dialog],
  ['closed', dialog, screen],
])('the second click of a double click whose first one %s a dialog presses nothing', (_did, first, second) => {
  expect(arrives('click', { on: first })).toBe(true)
  expect(arrives('mousedown', { on: second, detail: 2, at: 200 })).toBe(false)
  expect(arrives('click', { on: second, detail: 2, at: 250 })).toBe(false)
})

it('so it is where the player has set a slower double click', () => {
  arrives('click', { on: screen })
  expect(arrives('click', { on: dialog, detail: 2, at: 800 })).toBe(false)
})

it('so it is where the browser begins to count again on another element', () => {
  arrives('click', { on: screen })
  expect(arrives('click', { on: dialog, at: 499, x: 109 })).toBe(false)
})

it.each<[about: string, second: Press]>([
  ['in the same dialog, or beside all of them', { on: screen, detail: 2, at: 200 }],
  ['half a second later', { on: dialog, at: 500 }],
  ['elsewhere', { on: dialog, at: 200, x: 110 }],
  ['of the keyboard', { on: dialog, detail: 0, at: 200 }],
])('a click %s presses what it is on', (_about, second) => {
  arrives('click', { on: screen })
  expect(arrives('click', second)).toBe(true)
})

it('a press that is no click yet is the first of none', () => {
  arrives('mousedown', { on: screen })
  expect(arrives('click', { on: dialog, at: 100 })).toBe(true)
})

it('ends when it is not wanted any more', () => {
  arrives('click', { on: screen })
  stop()
  expect(arrives('click', { on: dialog, detail: 2, at: 200 })).toBe(true)
})
