import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DAY } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { call } from '#web/api'
import { drawHook } from '../../../../../tests/fixtures/hook'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { useOnDesk } from '../onDesk'
import { useActivation } from './useActivation'
import type { Weeks } from './useWeeks'

const active = vi.hoisted(() => ({ now: {} as object }))
const command = vi.hoisted(() => ({
  ask: vi.fn(async (_question: { title: string; sentence: string }) => true),
  run: vi.fn(async (_errorText: string, send: () => Promise<unknown>) => send()),
}))
vi.mock('../command', () => ({ useCommand: () => command }))
vi.mock('#web/api', () => ({ call: vi.fn() }))
vi.mock('#web/live/league', () => ({ useWeek: () => active.now, useScores: () => ({}) }))

const over: Partial<GameLine> = { phase: 'final', homeScore: 20, awayScore: 27, revealedAt: 1 }
const ahead: Partial<GameLine> = { kickoff: Date.now() + DAY }
const playing = (line: Partial<GameLine>) => ({ status: 'ready', value: { lines: [ironBowl(line)] } })

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  command.ask.mockClear()
  vi.mocked(call).mockReset().mockResolvedValue({ ok: true })
})
afterEach(() => useOnDesk.setState(useOnDesk.getInitialState(), true))

/** Opens a week while week 12 is the active one; week 13 has games, and week 14 none. */
async function open(week: number): Promise<void> {
  const weeks = [{ week: 13 }, { week: 14, isEmpty: true }]
  const league = { settings: { season: 2026, weeks }, active: 12, labelOf: (each: number) => `Week ${each}` }
  await drawHook(() => useActivation(league as unknown as Weeks)).open(week)
}

it('the week after one that is over is opened unasked, and put on the desk', async () => {
  active.now = playing(over)
  await open(13)
  expect(command.ask).not.toHaveBeenCalled()
  expect(vi.mocked(call).mock.calls).toEqual([['POST /settings/active-week', { body: { activeWeek: 13 } }]])
  expect(useOnDesk.getState().shown).toMatchObject({ season: 2026, week: 13 })
})

it.each<[about: string, now: object, week: number, sentence: RegExp]>([
  ['while a game of the active week is ahead', playing(ahead), 13, /^Week 12 is not over .* will open with Week 13/],
  ['while it is not known whether one is', { status: 'loading' }, 13, /^Week 12 is not over yet\./],
  ['before an earlier week is opened', playing(over), 11, /no longer the weeks after it/],
  ['before one without games is', playing(ahead), 14, /Week 14 has no games yet\./],
])('asks first %s, and opens nothing at a no', async (_when, now, week, sentence) => {
  active.now = now
  command.ask.mockResolvedValueOnce(false)
  await open(week)
  expect(command.ask.mock.lastCall?.[0]).toMatchObject({
    title: `Open week ${week}?`,
    sentence: expect.stringMatching(sentence),
  })
  expect(call).not.toHaveBeenCalled()
  await open(week)
  expect(call).toHaveBeenCalledOnce()
})

it('says nothing of missing games before one that has some is opened', async () => {
  active.now = playing(ahead)
  await open(13)
  expect(command.ask.mock.lastCall?.[0].sentence).not.toContain('no games')
})

it('the desk stays at its week where the server refuses', async () => {
  active.now = playing(over)
  command.run.mockResolvedValueOnce(undefined)
  await open(13)
  expect(useOnDesk.getState().shown).toBeNull()
})
