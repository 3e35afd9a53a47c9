import { describe, expect, it } from 'vitest'
import { scoreboardGame } from '#functions/feed/scoreboard-game'
import { feedGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { checklistGames, filtered, type GameFilter, hasSpreadFor, lockedSentence } from './games'

const team = (name: string, abbr: string, rank: number | null) => ({ ...feedGame().home, id: abbr, name, abbr, rank })
const game = (id: string, date: string, spread: number | null, overUnder: number | null, channel = '') =>
  scoreboardGame({
    ...feedGame({ id, kickoff: Date.parse(date), spread, overUnder, broadcast: channel }),
    ...{ home: team('Alabama', 'ALA', 4), away: team('Oklahoma', 'OU', null) },
  })

describe('a game of the checklist', () => {
  it.each<[number | null, number | null, string]>([
    [-6.5, 45.5, 'ALA −6½ · O/U 45½'],
    [3, null, 'OU −3'],
    [0, 52, 'ALA EVEN · O/U 52'],
    [null, 52.5, 'O/U 52½'],
    [null, null, ''],
  ])('with spread %s and total %s', (spread, overUnder, odds) => {
    expect(checklistGames([game('1', '2025-11-15T20:30Z', spread, overUnder)], [])[0]?.odds).toBe(odds)
  })

  it('shows ranks of the Top 25 only', () => {
    expect(checklistGames([game('1', '2025-11-15T20:30Z', null, null)], [])[0]).toMatchObject({
      home: '#4 Alabama',
      away: 'Oklahoma',
    })
  })
})

it('the games of the checklist show the kickoff that a game of the slate has, which may be by hand', () => {
  const line = ironBowl({ gameId: 'late', kickoff: Date.parse('2025-11-15T16:00Z') })
  const listed = ['early', 'late'].map((id, index) => game(id, `2025-11-15T1${7 + index}:30Z`, null, null))
  expect(checklistGames(listed, [line]).map(({ id }) => id)).toEqual(['late', 'early'])
})

it('the games of the checklist come in the order of kickoff, and are found by any of their words', () => {
  const listed = [
    game('late', '2025-11-15T23:30Z', null, null, 'ABC'),
    game('early', '2025-11-15T17:00Z', null, null, 'FOX'),
  ]
  const games = checklistGames(listed, [])
  expect(games.map(({ id }) => id)).toEqual(['early', 'late'])
  const ids = (shown: GameFilter, words: string, slate: string[] = [], chosen = slate) =>
    filtered(games, { shown, words }, slate, chosen).map(({ id }) => id)
  expect(ids('all', ' bama abc ')).toEqual(['late'])
  expect(ids('all', 'ohio')).toEqual([])
  expect(ids('all', '', ['late'])).toEqual(['late', 'early'])
  expect(ids('selected', '', ['late'], ['early'])).toEqual(['early'])
  const unticked = filtered(games, { shown: 'selected', words: '', ticked: ['late'] }, [], ['early'])
  expect(
    unticked.map(({ id }) => id),
    'one that was unticked since',
  ).toEqual(['early', 'late'])
})

it('the games of the checklist are filtered by rank and by how close the line is', () => {
  const unranked = game('3', '2025-11-15T17:00Z', -3, null)
  for (const each of unranked.competitions[0].competitors) each.curatedRank.current = 99
  const games = checklistGames([game('1', '2025-11-15T17:00Z', -20, null), unranked], [])
  const ids = (shown: GameFilter) => filtered(games, { shown, words: '' }, [], []).map(({ id }) => id)
  expect([ids('ranked'), ids('close')]).toEqual([['1'], ['3']])
})

it('the checklist has the games of the slate that the feed does not list, but no listed one that lacks a team', () => {
  const half = game('half', '2025-11-15T17:00Z', null, null)
  half.competitions[0].competitors.pop()
  const listed = game('1', '2025-11-15T17:00Z', null, null)
  const games = checklistGames([listed, half], [ironBowl({ gameId: '1' }), ironBowl({ gameId: 'hand-1' })])
  expect(games.map(({ id }) => id)).toEqual(['1', 'hand-1'])
  expect(filtered(games, { shown: 'all', words: 'alabama aub' }, [], []).map(({ id }) => id)).toEqual(['hand-1'])
  const island = checklistGames([], [ironBowl({ gameId: 'island', homeName: "Hawai'i", awayName: 'San José State' })])
  for (const words of ['hawaii', 'Hawai’i', 'san jose', 'JOSÉ'])
    expect(filtered(island, { shown: 'all', words }, [], [])).toHaveLength(1)
})

describe('the spreads of the feed', () => {
  const listed = [game('1', '2025-11-29T20:30:00Z', -7, null), game('2', '2025-11-29T20:30:00Z', null, 45)]
  it.each<[about: string, line: Parameters<typeof ironBowl>[0], has: boolean]>([
    ['a line that lacks one', { gameId: '1', spread: null }, true],
    ['a line that has one', { gameId: '1', spread: -3 }, false],
    ['a game called off', { gameId: '1', spread: null, void: true }, false],
    ['a game that the feed has no spread for', { gameId: '2', spread: null }, false],
    ['a game that the feed does not list', { gameId: '3', spread: null }, false],
  ])('%s', (_about, line, has) => expect(hasSpreadFor([ironBowl(line)], listed)).toBe(has))
})

it('games that have locked are named before they are added, others are not', () => {
  const listed = [
    game('1', '2025-11-15T17:00Z', null, null),
    game('2', '2025-11-15T17:00Z', null, null),
    game('3', '2025-11-15T20:30Z', null, null),
    { ...game('4', '2025-11-15T20:30Z', null, null), timeValid: false },
  ]
  const [first, second, open, unset] = checklistGames(listed, [])
  if (!first || !second || !open || !unset) throw new Error('a game is missing')
  const lock = Date.parse('2025-11-15T17:10Z')
  expect(lockedSentence([first, second, open, unset], lock - 1)).toBe('')
  expect(lockedSentence([first, open], lock)).toBe(
    'Already locked: Oklahoma @ #4 Alabama. Nobody can pick it any more. It cannot be taken off the slate again.',
  )
  expect(lockedSentence([{ ...first, neutral: true }], lock)).toMatch(/^Already locked: Oklahoma vs #4 Alabama\./)
  expect(lockedSentence([first, second, unset], lock)).toMatch(
    /Nobody can pick them any more\. They cannot be taken off/,
  )
})
