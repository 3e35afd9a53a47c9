import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { boardGame } from '#common/boards/leaderboard'
import { liveGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { PlayerGame } from './PlayerGame'

const over = { phase: 'final', homeScore: 20, awayScore: 31 } as const
const base = {
  side: 'AWAY',
  worth: undefined,
  isFixed: false,
  isAfterFinal: false,
  isVisible: true,
  isRevealed: true,
  live: undefined,
  isWaiting: false,
} as const
/** What is said of the game after “Alabama @ Auburn ”. */
const shown = (line: Parameters<typeof ironBowl>[0], pick: Partial<Parameters<typeof PlayerGame>[0]> = {}) =>
  renderToStaticMarkup(<PlayerGame game={boardGame(ironBowl({ awayRank: null, ...line }))} {...base} {...pick} />)
    .replace(/<\/p>/g, '|')
    .replace(/<[^>]*>/g, '')
    // As a browser shows spaces.
    .replace(/ +/g, ' ')
    .replace('Alabama @ Auburn ', '')

it.each([
  [
    'a win of a double against a ranked team',
    { ...over, awayRank: 10, multiplier: 2 },
    {},
    '×2Double points Top 25|Final · 31–20|Alabama −7|WIN +2|',
  ],
  ['a loss', over, { side: 'HOME' }, '|Final · 31–20|Auburn +7|LOSS|'],
  ['a push', { ...over, awayScore: 27 }, {}, '|Final · 27–20|Alabama −7|PUSH|'],
  ['a pick’s own worth', over, { worth: 2 }, '|Final · 31–20|Alabama −7|WIN +2|'],
  ['a pick’em', { ...over, spread: 0 }, {}, '|Final · 31–20|Alabama PK|WIN +1|'],
  ['covering', {}, { side: 'HOME', live: liveGame() }, '|Q4 2:00 · 21–24|Auburn +7|covering by 10|'],
  ['fixed', over, { isFixed: true }, '|Final · 31–20|Alabama −7entered by a commissioner|WIN +1|'],
  [
    'fixed after the final',
    over,
    { isFixed: true, isAfterFinal: true },
    '|Final · 31–20|Alabama −7entered by a commissioner, after the final|WIN +1|',
  ],
  ['no pick', over, { side: undefined }, '|Final · 31–20|No pick|'],
  [
    'a game that never got a line',
    { ...over, spread: null },
    { side: undefined },
    '|Final · 31–20|It had no line and counts for nobody|',
  ],
  [
    'one’s own game that has no line yet',
    { phase: 'postponed', spread: null },
    { side: undefined, isRevealed: false },
    '|Postponed|No pick|',
  ],
  [
    'counting for nobody, though it was a double',
    { ...over, multiplier: 2, void: true },
    {},
    '|Final · 31–20|Alabama −7|Counts for nobody|',
  ],
  ['called off before it began', { void: true }, { side: undefined }, '|Called off|Counts for nobody|'],
  ['postponed', { phase: 'postponed', timeTbd: true }, { side: undefined }, '|Postponed|No pick|'],
] as const)('%s', (_, line, pick, text) => expect(shown(line, pick)).toBe(text))

it('of a game that never got a result shows the pick, and not how it stood', () => {
  const game = { ...boardGame(ironBowl({ awayRank: null, void: true })), noResult: true } as const
  const live = liveGame()
  expect(shown({}, { game, live })).toBe('|No result|Alabama −7|Counts for nobody|')
  expect(shown({}, { game, live, side: undefined })).toBe('|No result|Counts for nobody|')
})

it('shows no result of a final before its game has isRevealed: it does not count yet', () => {
  expect(shown(over, { isRevealed: false })).toBe('|Final · 31–20|Alabama −7||')
})

it('does not call a pick missing that waits to be saved', () => {
  expect(shown({}, { side: undefined, isRevealed: false, isWaiting: true })).toContain('|Not saved yet|')
})

it('hides what has not been revealed', () => {
  expect(shown({}, { side: undefined, isVisible: false })).toContain('|Hidden until 10 min after kickoff|')
})
