import { describe, expect, test } from 'vitest'
import { formatSpread, halves } from './spread'

describe('a spread as players read it', () => {
  const cases: [spread: number, text: string][] = [
    [0, 'EVEN'],
    [-0, 'EVEN'],
    [3.5, '+3½'],
    [7, '+7'],
    [-7, '\u22127'],
    [-3.5, '\u22123½'],
    [0.5, '+½'],
    [-0.5, '\u2212½'],
    [10, '+10'],
    [-54.5, '\u221254½'], // Samford at Texas A&M, 2025 week 13
  ]
  test.each(cases)('%d is %s', (spread, text) => expect(formatSpread(spread)).toBe(text))
  test('zero is PK in the picks preview and the season modal', () => expect(formatSpread(0, 'PK')).toBe('PK'))
  test('nothing but zero is PK', () => expect(formatSpread(-7, 'PK')).toBe('\u22127'))
})

test.each([
  [61.5, '61½'],
  [48, '48'],
  [0.5, '½'],
  [0, '0'],
])('a total of %d reads %s', (total, text) => expect(halves(total)).toBe(text))
