import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ScoreboardGame, ScoreboardTeam } from '#common/game/scoreboard-game'
import { call } from '#web/api'
import { useOnDesk } from '../onDesk'
import { useSlate } from './useSlate'

vi.mock('#web/api', () => ({ call: vi.fn(), ApiFailure: class extends Error {}, sentenceOf: String }))

const team = (homeAway: ScoreboardTeam['homeAway'], id: string): ScoreboardTeam => ({
  team: { id, abbreviation: id, displayName: id, location: id, name: id, color: '', logo: '' },
  ...{ homeAway, score: '', curatedRank: { current: 99 }, records: [] },
})
/** A close game that is to begin tomorrow. */
const game = (id: string): ScoreboardGame => ({
  ...{ id, date: new Date(Date.now() + 86_400_000).toISOString(), timeValid: true, neutralSite: false },
  competitions: [
    {
      competitors: [team('home', `h${id}`), team('away', `a${id}`)],
      odds: [{ spread: 3, overUnder: null }],
      ...{ broadcasts: [], situation: null },
    },
  ],
  status: { period: 0, displayClock: '', type: { name: '', state: 'pre', completed: false, shortDetail: '' } },
})

beforeEach(() => vi.stubGlobal('window', new EventTarget()))
afterEach(() => {
  useOnDesk.setState(useOnDesk.getInitialState(), true)
  vi.unstubAllGlobals()
})

/** The games that a suggestion ticks for week 11, of the two that the feed lists. */
async function suggested(): Promise<string[]> {
  let slate: ReturnType<typeof useSlate> | undefined
  function Desk() {
    const week = { week: 11, label: 'Week 11', isLoading: false }
    slate = useSlate(week, [], { week: 11, games: [game('1'), game('2')], notice: '' })
    return null
  }
  renderToStaticMarkup(createElement(Desk))
  await slate?.suggest()
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
