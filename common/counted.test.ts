import { expect, test } from 'vitest'
import { counted } from './counted'

test.each([
  [0, '0 games'],
  [1, '1 game'],
  [2, '2 games'],
])('%d of them: %s', (count, text) => expect(counted(count, 'game')).toBe(text))
