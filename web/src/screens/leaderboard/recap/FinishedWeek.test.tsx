import { expect, it } from 'vitest'
import { boardOf } from '../../../../../tests/fixtures/board'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { CrownBanner } from './FinishedWeek'

const over = ironBowl({ gameId: 'a', revealedAt: 0, phase: 'final', homeScore: 0, awayScore: 40 })
const shown = (winners: readonly string[], mayGrow = false) =>
  wordsOf(
    <CrownBanner
      board={boardOf(
        [over],
        Object.fromEntries(
          ['zed', ...winners].map((name) => [name, { sides: { a: name === 'zed' ? 'HOME' : 'AWAY' } }]),
        ),
      )}
      label={mayGrow ? 'Bowls' : 'Week 14'}
      mayGrow={mayGrow}
    />,
    '',
  )

it.each([
  [['Ann'], 'Ann won Week 14'],
  [['Ann', 'Bob'], 'Ann and Bob share the crown of Week 14'],
  [['A', 'B', 'C', 'D'], 'A, B, C, and D share the crown of Week 14'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C, and 2 more share the crown of Week 14'],
  [[], ''],
])('%s', (winners, text) => expect(shown(winners)).toBe(text))

it('says who leads the bowls while a game may still join them', () => {
  expect(shown(['Ann'], true)).toBe('Ann leads Bowls')
  expect(shown(['Ann', 'Bob'], true)).toBe('Ann and Bob lead Bowls')
})
