import { expect, test } from 'vitest'
import { ironBowl } from '../../../tests/fixtures/line'
import { withSpread } from './line-edit'
import { refuseDroppingPicks } from './pickers'

test.each([
  ['a spread', ironBowl({ spread: 7 }), true],
  ['a spread that was taken away since', withSpread(ironBowl({ spread: 7 }), null, 'commissioner', 1, true), true],
  ['no spread so far', ironBowl({ spread: null }), false],
])('to take off a game with %s', (_about, line, asks) => {
  const refuse = () => refuseDroppingPicks([line])
  if (asks) expect(refuse).toThrow('Taking off Alabama at Auburn drops any picks made on it.')
  else expect(refuse).not.toThrow()
})
