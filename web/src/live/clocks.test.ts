import { beforeEach, expect, it, vi } from 'vitest'
import type { WeekClocks } from '#common/week/clocks'
import type { ApiCall } from '#web/api'
import { useCorrection } from '#web/session/serverTime'
import { newBrowser } from '../../../tests/fixtures/device'
import { settled } from '../../../tests/fixtures/fake-clock'
import { liveGame } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { scoresOf } from '../../../tests/fixtures/week-state'
import { ASK_EVERY, createClocks } from './clocks'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

const ID = ironBowl().gameId
const SCORE = { homeTeamId: liveGame().homeTeamId, homeScore: liveGame().homeScore, awayScore: liveGame().awayScore }
const scores = (clock: string, feedAt: number) => scoresOf(liveGame({ clock }), { feedAt })
const FINAL = scoresOf(liveGame({ phase: 'final', clock: '0:00' }), { feedAt: 9_000 })

/** A page that follows the scores; the API's clocks are those of `answers`, one for each call and then none. */
function page(...answers: [clock: string, at: number][]) {
  const tab = newBrowser().openTab()
  const state = { asked: 0 }
  const call = async (): Promise<WeekClocks> => {
    state.asked += 1
    const [clock, at] = answers.shift() ?? []
    if (clock === undefined || at === undefined) throw new Error('offline')
    return { at, clocks: { [ID]: { ...SCORE, period: 4, clock, possession: null, down: '' } } }
  }
  const shown: [clock: string | undefined, isConfirmed: boolean | undefined][] = []
  const follow = createClocks({ device: tab.device, call: call as ApiCall })
  const { onScores, stop } = follow(14, (value, isConfirmed) => {
    const { games } = (value ?? { games: {} }) as typeof FINAL
    shown.push([games[ID]?.clock, isConfirmed])
  })
  return { tab, state, shown, onScores, stop }
}

it('shows the clocks of the API until the scores bring newer ones', async () => {
  const { onScores, shown } = page(['1:40', 2_000], ['1:10', 4_000])
  onScores(scores('2:00', 1_000), true)
  await settled()
  await vi.advanceTimersByTimeAsync(ASK_EVERY)
  onScores(scores('1:00', 5_000), true)
  onScores(scores('1:00', 3_000), false)
  expect(shown).toEqual([
    ['2:00', true],
    ['1:40', undefined],
    ['1:10', undefined],
    ['1:00', true],
    ['1:10', false],
  ])
})

it('never shows a clock that is older than the one on the screen, nor scores of a form it does not know', async () => {
  const { tab } = page()
  for (const [last, clock] of [
    [scores('1:40', 2_000), '1:40'],
    [scores('2:10', 900), '2:00'],
    [{ games: undefined } as object, '2:00'],
  ] as const) {
    const onValue = vi.fn()
    createClocks({ device: tab.device, call: () => Promise.reject(new Error('offline')) })(14, onValue, last).onScores(
      scores('2:00', 1_000),
      true,
    )
    expect(onValue.mock.calls).toMatchObject([[{ games: { [ID]: { clock } } }, true]])
  }
})

it('shows those that it has without an answer, or with an older one', async () => {
  const { onScores, shown, state } = page(['1:40', 2_000], ['1:50', 1_500])
  onScores(scores('2:00', 1_000), true)
  await vi.advanceTimersByTimeAsync(2 * ASK_EVERY)
  expect(state.asked).toBe(3)
  expect(shown.map(([clock]) => clock)).toEqual(['2:00', '1:40'])
})

it('asks only while a game is under way', async () => {
  const { onScores, state } = page()
  onScores(null, true)
  onScores(FINAL, true)
  await vi.advanceTimersByTimeAsync(ASK_EVERY)
  expect(state.asked).toBe(0)
  onScores(scores('2:00', 1_000), true)
  onScores(FINAL, true)
  await vi.advanceTimersByTimeAsync(ASK_EVERY)
  expect(state.asked).toBe(1)
})

it('tells by the server’s time whether a game is under way, where the device’s clock is days ahead', async () => {
  vi.setSystemTime(liveGame().kickoff + 5 * 86_400_000)
  useCorrection.setState(-5 * 86_400_000)
  const { onScores, state } = page()
  onScores(scores('2:00', 1_000), true)
  await settled()
  useCorrection.setState(0)
  expect(state.asked).toBe(1)
})

it('asks nothing while the page is hidden, and at once when it is back', async () => {
  const { onScores, state, tab } = page()
  onScores(scores('2:00', 1_000), true)
  tab.leave()
  await vi.advanceTimersByTimeAsync(3 * ASK_EVERY)
  expect(state.asked).toBe(1)
  tab.comeBack()
  expect(state.asked).toBe(2)
})

it('asks nothing on a return where no game is on', async () => {
  const { onScores, state, tab } = page()
  onScores(FINAL, true)
  tab.leave()
  tab.comeBack()
  await settled()
  expect(state.asked).toBe(0)
})

it('says nothing any more once it is stopped', async () => {
  const { onScores, shown, state, stop, tab } = page(['1:40', 2_000])
  onScores(scores('2:00', 1_000), true)
  stop()
  tab.comeBack()
  await vi.advanceTimersByTimeAsync(ASK_EVERY)
  expect([state.asked, shown.length]).toEqual([1, 1])
})

it('asks for no clock of a game that kicked off two days ago, which its season may have ended without', async () => {
  const DAY = 86_400_000
  for (const [days, asked] of [
    [1.9, 1],
    [2, 0],
  ] as const) {
    vi.setSystemTime(liveGame().kickoff + days * DAY)
    const { onScores, state } = page()
    onScores(scores('2:00', 1_000), true)
    await settled()
    expect(state.asked).toBe(asked)
  }
})
