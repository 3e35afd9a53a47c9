import { expect, test } from 'vitest'
import { fromLocalInput, toLocalInput } from './localTime'

test.each([Date.UTC(2026, 7, 29, 16), Date.UTC(2026, 10, 1, 5, 30), Date.UTC(2027, 0, 1)])(
  '%d comes back from an input, in whichever zone the viewer is',
  (at) => expect(fromLocalInput(toLocalInput(at))).toBe(at),
)

test('an empty input holds no time', () => expect(fromLocalInput('')).toBeUndefined())
