import { expect, it } from 'vitest'
import { wordsOf } from '../../../../tests/fixtures/words'
import { CrownBanner } from './CrownBanner'

const shown = (winners: readonly string[], mayGrow = false) =>
  wordsOf(<CrownBanner winners={winners} label={mayGrow ? 'Bowls' : 'Week 14'} points={11} mayGrow={mayGrow} />, '')

it.each([
  [['Ann'], 'Ann won Week 14 with 11 points'],
  [['Ann', 'Bob'], 'Ann and Bob share the crown of Week 14 with 11 points each'],
  [['A', 'B', 'C', 'D'], 'A, B, C, and D share the crown of Week 14 with 11 points each'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C, and 2 more share the crown of Week 14 with 11 points each'],
  [[], ''],
])('%s', (winners, text) => expect(shown(winners)).toBe(text))

it('says who leads the bowls while a game may still join them', () => {
  expect(shown(['Ann'], true)).toBe('Ann leads Bowls with 11 points')
  expect(shown(['Ann', 'Bob'], true)).toBe('Ann and Bob lead Bowls with 11 points each')
})
