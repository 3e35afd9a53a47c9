import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '#web/session/session'
import { keepDraft, keepTyped, putOnDesk, useOnDesk } from './onDesk'
import { NO_DRAFT } from './slate/draft'

let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  useSession.setState({ session: { uid: 'commish' } as never })
  putOnDesk({ uid: 'commish', season: 2026, week: 3, isChosen: true })
})
afterEach(() => {
  useOnDesk.setState(useOnDesk.getInitialState(), true)
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

/** Whether the browser asks before the page is closed. */
const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('the browser asks before a changed slate is lost, until it is saved', () => {
  expect(asks()).toBe(false)
  keepDraft(3, { added: new Set(['game']), removed: new Set() })
  expect(asks()).toBe(true)
  keepDraft(3, NO_DRAFT)
  expect(asks()).toBe(false)
})

it('the browser asks before typed text is lost, until it is saved', () => {
  keepTyped('notice', { text: 'Kickoff at noon', seen: '' })
  expect(asks()).toBe(true)
  keepTyped('notice', undefined)
  expect(asks()).toBe(false)
})

it('nobody is asked about what another commissioner left, after a logout or another login', () => {
  keepDraft(3, { added: new Set(['game']), removed: new Set() })
  useSession.setState({ session: null })
  expect(asks()).toBe(false)
  useSession.setState({ session: { uid: 'deputy' } as never })
  expect(asks()).toBe(false)
  putOnDesk({ uid: 'deputy', season: 2026, week: 3, isChosen: true })
  expect(useOnDesk.getState().drafts.size).toBe(0)
})
