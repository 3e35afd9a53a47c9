import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DAY } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { scoreboardGame } from '#functions/feed/scoreboard-game'
import { call } from '#web/api'
import { feedGame } from '../../../../../tests/fixtures/games'
import { drawHook } from '../../../../../tests/fixtures/hook'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { keepDraft, useOnDesk } from '../onDesk'
import { useSlate } from './useSlate'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#web/ui/toast', () => ({ toast, dismiss: () => undefined }))
vi.mock('#web/api', () => ({ call: vi.fn(), ApiFailure: class extends Error {}, sentenceOf: String }))
// A page that is drawn as text shows a store as it was in the beginning.
vi.mock('../onDesk', async (load) => {
  const real = await load<typeof import('../onDesk')>()
  const { getState } = real.useOnDesk
  type Desk = ReturnType<typeof getState>
  return { ...real, useOnDesk: Object.assign((part: (desk: Desk) => unknown) => part(getState()), real.useOnDesk) }
})

/** A close game that is to begin tomorrow. */
function game(id: string) {
  const { home, away } = feedGame()
  const teams = { home: { ...home, id: `h${id}` }, away: { ...away, id: `a${id}` } }
  return scoreboardGame(feedGame({ ...teams, id, kickoff: Date.now() + DAY }))
}

beforeEach(() => {
  toast.mockReset()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => useOnDesk.setState(useOnDesk.getInitialState(), true))

/** The slate of week 11 on the desk, with these lines, while the feed lists games 1 and 2. */
function onDesk(lines: readonly GameLine[] = []) {
  const week = { week: 11, label: 'Week 11', isLoading: false, becomesActive: false }
  return drawHook(() => useSlate(week, lines, { games: [game('1'), game('2')], notice: '' }))
}

/** The games that a suggestion ticks. */
async function suggested(): Promise<string[]> {
  await onDesk().suggest()
  return [...(useOnDesk.getState().drafts.get(11)?.added ?? [])]
}

it('a suggestion leaves out the games on the slates of other weeks, for which it asks once', async () => {
  vi.mocked(call).mockImplementation(async (name) => (name === 'GET /commish/other-slates' ? ['2'] : []))
  expect(await suggested()).toEqual(['1'])
  expect(vi.mocked(call).mock.calls).toEqual([['GET /commish/other-slates', { query: { week: 11 } }]])
})

it('a suggestion comes also where those slates cannot be read', async () => {
  vi.mocked(call).mockRejectedValue(new Error('offline'))
  expect(await suggested()).toEqual(['1', '2'])
})

it.each([
  [
    'also that they are locked where the week is',
    [true, true],
    '3 games saved for week 11. What was added is locked, as the week is.',
  ],
  ['nothing more where it is open in part', [true, false], '3 games saved for week 11.'],
])('what is said of games that were added: %s', async (_what, locks, text) => {
  const lines = locks.map((isLocked, index) =>
    ironBowl({ gameId: `line-${index}`, isLocked, kickoff: Date.now() + DAY }),
  )
  keepDraft(11, { added: new Set(['1']), removed: new Set() })
  vi.mocked(call).mockResolvedValue({ week: 11, selectedGameIds: ['1', 'line-0', 'line-1'] })
  await onDesk(lines).save()
  expect(toast.mock.calls).toEqual([['good', text]])
})

it('nothing is said of locks where games are only taken off a locked week', async () => {
  keepDraft(11, { added: new Set(), removed: new Set(['line-0']) })
  vi.mocked(call).mockResolvedValue({ week: 11, selectedGameIds: ['line-1'] })
  const line = (gameId: string) => ironBowl({ gameId, isLocked: true, kickoff: Date.now() + DAY })
  await onDesk([line('line-0'), line('line-1')]).save()
  expect(toast.mock.calls).toEqual([['good', '1 game saved for week 11.']])
})

it('keeps what is ticked while the slate is being cleared, and not what was ticked before', async () => {
  vi.mocked(call).mockReset()
  let answer = (_response: never) => {}
  vi.mocked(call).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  keepDraft(11, { added: new Set(['1']), removed: new Set() })
  const cleared = onDesk([ironBowl({ gameId: 'a', kickoff: Date.now() + DAY })]).clear()
  keepDraft(11, { added: new Set(['1', '2']), removed: new Set() })
  answer({ cleared: 1, notice: '' } as never)
  await cleared
  expect([...(useOnDesk.getState().drafts.get(11)?.added ?? [])]).toEqual(['2'])
})
