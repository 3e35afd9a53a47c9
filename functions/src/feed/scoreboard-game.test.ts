import { expect, test } from 'vitest'
import type { ScoreboardGame, ScoreboardStatus, ScoreboardTeam } from '#common/game/scoreboard-game'
import { feedGame } from '../../../tests/fixtures/games'
import type { FeedGame } from './feed-game'
import { scoreboardGame } from './scoreboard-game'

const auburn: ScoreboardTeam = {
  homeAway: 'home',
  team: {
    ...{ id: '2', abbreviation: 'AUB', displayName: 'Auburn Tigers', location: 'Auburn', name: 'Tigers' },
    ...{ color: '#002b5c', logo: '/logos/AUB.png' },
  },
  ...{ score: '0', curatedRank: { current: 99 }, records: [{ summary: '5-6' }] },
}
const alabama: ScoreboardTeam = {
  homeAway: 'away',
  team: {
    ...{ id: '333', abbreviation: 'ALA', displayName: 'Alabama Crimson Tide', location: 'Alabama' },
    ...{ name: 'Crimson Tide', color: '#9e1b32', logo: '/logos/ALA.png' },
  },
  ...{ score: '0', curatedRank: { current: 10 }, records: [{ summary: '9-2' }] },
}

test('a game has the shape of ESPN’s scoreboard', () => {
  const status: ScoreboardGame['status'] = {
    ...{ period: 0, displayClock: '0:00' },
    type: { name: 'pre', state: 'pre', completed: false, shortDetail: 'Upcoming' },
  }
  const answer: ScoreboardGame = {
    ...{ id: '401752784', date: '2025-11-30T00:30:00.000Z', timeValid: true, neutralSite: false },
    competitions: [
      {
        competitors: [auburn, alabama],
        odds: [{ spread: 7, overUnder: 48.5 }],
        broadcasts: [{ names: ['ABC'] }],
        status,
        situation: null,
      },
    ],
    status,
  }
  expect(scoreboardGame(feedGame())).toEqual(answer)
})

test.each<[phase: FeedGame['phase'], given: Partial<FeedGame>, type: Omit<ScoreboardStatus, 'name'>]>([
  ['pre', { timeTbd: true }, { state: 'pre', completed: false, shortDetail: 'TBD' }],
  ['live', { period: 3, clock: '7:21' }, { state: 'in', completed: false, shortDetail: 'Q3 7:21' }],
  ['final', { period: 5 }, { state: 'post', completed: true, shortDetail: 'Final/OT' }],
  ['postponed', { timeTbd: true }, { state: 'post', completed: false, shortDetail: 'Postponed' }],
  ['canceled', {}, { state: 'post', completed: false, shortDetail: 'Cancelled' }],
  ['suspended', {}, { state: 'post', completed: false, shortDetail: 'Suspended' }],
])('%s, %o', (phase, given, type) => {
  const answer = scoreboardGame(feedGame({ phase, ...given }))
  expect(answer.status.type).toEqual({ name: phase, ...type })
  expect(answer.timeValid).toBe(!given.timeTbd)
})

type Part = Partial<ScoreboardGame['competitions'][0]>
test.each<[given: Partial<FeedGame>, answer: Part]>([
  [{ spread: null, overUnder: 52.5 }, { odds: [{ spread: null, overUnder: 52.5 }] }],
  [{ spread: -3, overUnder: null }, { odds: [{ spread: -3, overUnder: null }] }],
  [{ spread: null, overUnder: null }, { odds: [] }],
  [{ broadcast: '' }, { broadcasts: [] }],
  [{ broadcast: 'NBC, Peacock' }, { broadcasts: [{ names: ['NBC', 'Peacock'] }] }],
  [{ phase: 'live', possession: 'HOME' }, { situation: { possession: '2', downDistanceText: '1st & 10' } }],
  [{ phase: 'live', possession: 'AWAY' }, { situation: { possession: '333', downDistanceText: '1st & 10' } }],
  [{ phase: 'live', possession: null }, { situation: { possession: '', downDistanceText: '1st & 10' } }],
  [{ phase: 'final', possession: 'HOME' }, { situation: null }],
])('%o becomes %o', (given, answer) => {
  expect(scoreboardGame(feedGame({ down: '1st & 10', ...given })).competitions[0]).toMatchObject(answer)
})

test('a team of which little is known has blank fields', () => {
  const home = { ...feedGame().home, id: '2754', nickname: '', record: '', score: null }
  expect(scoreboardGame(feedGame({ home })).competitions[0].competitors[0]).toMatchObject({
    ...{ team: { displayName: 'Auburn' }, score: '', curatedRank: { current: 99 }, records: [] },
  })
})
