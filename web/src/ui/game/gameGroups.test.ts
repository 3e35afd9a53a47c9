import { describe, expect, it } from 'vitest'
import type { GameLine, Phase } from '#common/game/line'
import { newScores } from '#common/week/week'
import { liveGame } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { scoresIn } from '../../../../tests/fixtures/live-week'
import { grouped, groupOf } from './gameGroups'

const line = (gameId: string, kickoff: number, changed: Partial<GameLine> = {}) =>
  ironBowl({ gameId, kickoff, ...changed })

const noResult = line('a', 0, { void: true, noResult: true })

it('calls games over, and not final, where one has no result', () => {
  const names = (lines: GameLine[]) => grouped(lines, newScores(14)).map(({ name }) => name)
  expect(names([line('b', 0, { phase: 'final' })])).toEqual(['Live', 'Upcoming', 'Final', 'Called off'])
  expect(names([line('b', 0, { phase: 'final' }), noResult])).toEqual(['Live', 'Upcoming', 'Over', 'Called off'])
})

describe('the order', () => {
  it('is live, upcoming, final, each by kickoff', () => {
    const lines = [line('a', 3), line('b', 2), line('c', 1), line('d', 0)]
    const found = grouped(lines, scoresIn({ a: 'live', c: 'final', d: 'live' }))
    expect(found.map(({ games }) => games.map(({ gameId }) => gameId))).toEqual([['d', 'a'], ['b'], ['c'], []])
  })

  it('puts a game without a time last', () => {
    const [, upcoming] = grouped([line('a', 1, { timeTbd: true }), line('b', 2)], newScores(14))
    expect(upcoming?.games.map(({ gameId }) => gameId)).toEqual(['b', 'a'])
  })

  it('puts a game that is stopped behind those that are played', () => {
    const lines = [line('a', 1), line('b', 2), line('c', 3)]
    const [live] = grouped(lines, scoresIn({ a: 'suspended', b: 'live', c: 'live' }))
    expect(live?.games.map(({ gameId }) => gameId)).toEqual(['b', 'c', 'a'])
  })

  it('takes a game that was put off after its picks were revealed by its new date', () => {
    const games = { a: liveGame({ phase: 'pre', kickoff: 9 }) }
    const [, upcoming] = grouped([line('a', 1), line('b', 2)], { ...newScores(14), games })
    expect(upcoming?.games.map(({ gameId }) => gameId)).toEqual(['b', 'a'])
  })

  it.each<[string, GameLine, Phase, string]>([
    ['a final stays final when the feed goes back', line('a', 0, { phase: 'final' }), 'live', 'final'],
    ['suspended games may go on', line('a', 0), 'suspended', 'live'],
    ['postponed games are still to come', line('a', 0), 'postponed', 'upcoming'],
    ['cancelled games that were put on again are still to come', line('a', 0), 'canceled', 'upcoming'],
    ['those called off are apart', line('a', 0, { void: true }), 'pre', 'off'],
    ['one that counts for nobody is live while it is played', line('a', 0, { void: true }), 'live', 'live'],
    ['one without a result is over', noResult, 'live', 'final'],
  ])('%s', (_, of, phase, group) => expect(groupOf(of, scoresIn({ a: phase }))).toBe(group))
})
