import { expect, test } from 'vitest'
import { isHandMade } from './by-hand'

test.each([
  ['hand-1', true],
  ['401752784', false],
  ['1-hand-', false],
])('%s is known by a commissioner’s word only: %s', (id, is) => expect(isHandMade(id)).toBe(is))
