import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '#web/session/session'
import {
  followSlate,
  keepAfterSave,
  keepDraft,
  keepTyped,
  putOnDesk,
  showActivated,
  tickMore,
  useOnDesk,
} from './onDesk'
import { draftOf, NO_DRAFT } from './slate/draft'

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
  keepTyped({ week: 3 }, { text: 'Kickoff at noon', seen: '' })
  expect(asks()).toBe(true)
  keepTyped({ week: 3 }, undefined)
  expect(asks()).toBe(false)
})

it('the week that was activated is put on the desk, unless another was chosen, also while it was being opened', () => {
  const week = () => useOnDesk.getState().shown?.week
  putOnDesk({ uid: 'commish', season: 2026, week: 3, isChosen: false })
  showActivated({ uid: 'commish', season: 2026, week: 4 })
  expect(week()).toBe(4)
  putOnDesk({ uid: 'commish', season: 2026, week: 6, isChosen: true })
  showActivated({ uid: 'commish', season: 2026, week: 5 })
  expect(week()).toBe(6)
})

it('the week that was chosen is on the desk again after a reload, and no other', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  const reloaded = async () => {
    vi.resetModules()
    return (await import('./onDesk')).useOnDesk.getState().shown?.week
  }
  expect(await reloaded()).toBeUndefined()
  putOnDesk({ uid: 'commish', season: 2026, week: 6, isChosen: true })
  expect(await reloaded()).toBe(6)
  putOnDesk({ uid: 'commish', season: 2026, week: 7, isChosen: false })
  expect(await reloaded(), 'the active week may be another by now').toBeUndefined()
  kept.set('desk-week', '{')
  expect(await reloaded()).toBeUndefined()
})

it('further games are ticked beside what is ticked and unticked already', () => {
  followSlate(3, ['saved', 'other'])
  keepDraft(3, { added: new Set(['ticked']), removed: new Set(['other']) })
  tickMore(3, ['saved', 'suggested'])
  const draft = { added: new Set(['ticked', 'suggested']), removed: new Set(['other']) }
  expect(useOnDesk.getState().drafts.get(3)).toEqual(draft)
})

it('what was unticked stays so when games are suggested, also where the list was drawn before the desk had its week', () => {
  followSlate(7, ['a', 'b', 'c'])
  putOnDesk({ uid: 'deputy', season: 2026, week: 7, isChosen: false })
  keepDraft(7, { added: new Set(), removed: new Set(['c']) })
  tickMore(7, ['d'])
  expect(useOnDesk.getState().drafts.get(7)).toEqual({ added: new Set(['d']), removed: new Set(['c']) })
})

it('the browser asks no more once another commissioner has saved the same games', () => {
  keepDraft(3, { added: new Set(['game']), removed: new Set(['other']) })
  followSlate(3, ['game', 'other'])
  expect(useOnDesk.getState().drafts.get(3)).toEqual({ added: new Set(), removed: new Set(['other']) })
  expect(asks()).toBe(true)
  followSlate(3, ['game'])
  expect(asks()).toBe(false)
})

it.each([
  ['before the saved slate is shown', ['a', 'b']],
  ['once the saved slate is shown', ['b', 'c']],
])('what is ticked while a slate is being saved is left to be saved, and nothing else: %s', (_, shown) => {
  const ticked = (...ids: string[]) => keepDraft(3, draftOf(['a', 'b'], ids))
  for (const [meanwhile, added] of [
    [[], []],
    [['x'], ['x']],
  ] as const) {
    followSlate(3, ['a', 'b'])
    ticked('b', 'c')
    followSlate(3, shown)
    keepDraft(3, draftOf(shown, ['b', 'c', ...meanwhile]))
    keepAfterSave(3, ['b', 'c'])
    followSlate(3, ['b', 'c'])
    const { added: left, removed } = useOnDesk.getState().drafts.get(3) ?? NO_DRAFT
    expect([[...left], [...removed]]).toEqual([added, []])
  }
})

it('a slate that was saved while another screen was looked at is not taken off again', () => {
  followSlate(3, [])
  keepDraft(3, draftOf([], ['a']))
  // Back on the desk the saved slate is there, and then the answer of the save.
  followSlate(3, ['a'])
  keepAfterSave(3, ['a'])
  expect(asks()).toBe(false)
})

it('the browser asks no more about the spread of a game that is taken off the slate', () => {
  keepTyped({ week: 3, gameId: 'game' }, { text: '-3', seen: null })
  keepTyped({ week: 13, gameId: 'game' }, { text: '-3', seen: null })
  keepTyped({ week: 3 }, { text: 'Kickoff at noon', seen: '' })
  followSlate(3, ['game', 'other'])
  expect(useOnDesk.getState().typed).toHaveLength(3)
  followSlate(3, ['other'])
  const notice = { week: 3, text: 'Kickoff at noon', seen: '' }
  expect(useOnDesk.getState().typed).toEqual([{ week: 13, gameId: 'game', text: '-3', seen: null }, notice])
})

it('what is ticked before the very first week is opened stays: that opening makes the season known', () => {
  putOnDesk({ uid: 'commish', season: undefined, week: 3, isChosen: false })
  const draft = draftOf([], ['game'])
  keepDraft(3, draft)
  putOnDesk({ uid: 'commish', season: 2026, week: 3, isChosen: false })
  expect(useOnDesk.getState().drafts.get(3)).toEqual(draft)
  // The answer to the opening, which began before the season was known.
  showActivated({ uid: 'commish', season: undefined, week: 3 })
  expect(useOnDesk.getState()).toMatchObject({ drafts: new Map([[3, draft]]), shown: { season: 2026 } })
  putOnDesk({ uid: 'commish', season: 2027, week: 3, isChosen: false })
  expect(useOnDesk.getState().drafts.size).toBe(0)
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

it.each([
  ['another commissioner', { uid: 'deputy', season: 2026 }],
  ['another season', { uid: 'commish', season: 2027 }],
])('nothing that was typed is on the desk of %s', (_whose, desk) => {
  keepTyped({ week: 3, gameId: 'game' }, { text: '-3', seen: null })
  putOnDesk({ uid: 'commish', season: 2026, week: 4, isChosen: true })
  expect(useOnDesk.getState().typed, 'after a look at another week').toHaveLength(1)
  putOnDesk({ ...desk, week: 3, isChosen: true })
  expect(useOnDesk.getState().typed).toEqual([])
})
