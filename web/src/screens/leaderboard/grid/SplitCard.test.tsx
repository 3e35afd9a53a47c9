import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { boardGame } from '#common/boards/leaderboard'
import { liveGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { SplitCard, SplitNames } from './SplitCard'

const split = { AWAY: ['Ann', 'Bob', 'Cy'], HOME: ['Dee'], missed: ['Eve', 'Flo'] }
const card = (line: Parameters<typeof ironBowl>[0], of: typeof split | null) =>
  renderToStaticMarkup(<SplitCard game={boardGame(ironBowl(line))} live={undefined} split={of} />)

it('counts both sides, away first, draws them as a bar, and counts who missed', () => {
  const html = card({ phase: 'final', homeScore: 20, awayScore: 27 }, split)
  expect(wordsOf(html)).toContain('Alabama vs. Auburn Final · 27–20 3 on Alabama −7 1 on Auburn +7')
  expect(html.match(/flex-grow:(\d)/g)).toEqual(['flex-grow:3', 'flex-grow:1'])
  expect(wordsOf(html)).toContain('Who took which · 2 without a pick')
})

it('draws no side that nobody took', () => {
  expect(card({}, { ...split, HOME: [] }).match(/flex-grow/g)).toHaveLength(1)
})

it('says that a game is called off, and no longer that it counts double', () =>
  expect(wordsOf(card({ multiplier: 2, void: true }, split))).toContain('Auburn Called off Counts for nobody'))

it('says that a game never got a line, instead of who missed it', () => {
  const lineless = { spread: null, phase: 'final', homeScore: 20, awayScore: 27 } as const
  const all = { AWAY: [], HOME: [], missed: ['Eve', 'Flo'] }
  expect(wordsOf(card(lineless, all))).toBe('Alabama vs. Auburn Final · 27–20 It had no line and counts for nobody')
})

it('says that a game never got a result, and not how it stood', () => {
  const game = { ...boardGame(ironBowl({ void: true })), noResult: true } as const
  const html = renderToStaticMarkup(<SplitCard game={game} live={liveGame()} split={split} />)
  expect(wordsOf(html)).toBe('Alabama vs. Auburn No result Counts for nobody')
})

it('names who took which', () => {
  const sides = [
    { side: 'AWAY', name: 'Alabama', names: split.AWAY },
    { side: 'HOME', name: 'Auburn', names: [] },
  ] as const
  expect(wordsOf(<SplitNames sides={sides} missed={split.missed} />)).toBe('Alabama Ann, Bob, Cy No pick Eve, Flo')
})
