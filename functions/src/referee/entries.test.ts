import { expect, it } from 'vitest'
import type { Side } from '../../../common/line'
import { ironBowl } from '../../../tests/fixtures/line'
import { finalEntry } from './entries'

const final = (awayScore: number, homeScore: number) =>
  ironBowl({ phase: 'final', awayScore, homeScore, revealedAt: 1 })
const picked = (...sides: Side[]) => sides.map((side) => ({ sides: { [ironBowl().gameId]: side } }))

/** Auburn gets 7: Alabama by 8 is a loss for Auburn, by 7 a push, by 6 a win. */
it.each([
  ['from a win to a loss', final(24, 18), final(27, 18), picked('HOME', 'AWAY', 'HOME'), ': 3 picks changed'],
  ['from a push to a win', final(27, 20), final(27, 21), picked('HOME'), ': 1 pick changed'],
  ['for nobody who picked', final(24, 21), final(24, 20), picked('HOME', 'AWAY'), ': 0 picks changed'],
  ['of a game nobody picked', final(24, 18), final(27, 18), [{ sides: {} }], ': 0 picks changed'],
  ['of a game whose picks are not open', final(24, 18), final(27, 18), null, ''],
])('a final corrected %s', (_about, was, is, picks, says) => {
  const [from, to] = [was, is].map(({ awayScore, homeScore }) => `${awayScore}-${homeScore}`)
  expect(finalEntry(was, is, picks)).toEqual({
    kind: 'final',
    text: `Alabama at Auburn: final corrected, ${from} → ${to}${says}.`,
  })
})

it('a correction of a game called off changes no pick', () => {
  const off = { ...final(24, 18), void: true }
  expect(finalEntry(off, { ...final(27, 18), void: true }, picked('HOME')).text).toMatch(/: 0 picks changed\.$/)
})
