import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, isOneTypoApart } from './nicknames'

test.each([
  ['Crimson Tide', 'crimsontide'],
  ['the crimson tide', 'crimsontide'],
  ['  The  Crimson Tide ', 'crimsontide'],
  ['Bathe Ducks', 'batheducks'], // a "the" that is no article
  ['Theodores', 'theodores'],
  ['Red-Hawks', 'redhawks'],
  ["Runnin’ Rebels'", 'runninrebels'],
  ['ʻBows', 'bows'],
  ['San José State', 'sanjosestate'],
  ['A&M & M', 'aandmandm'],
  ['４９ers', '49ers'], // full-width digits of another keyboard
  ['?!', ''],
])('"%s" is compared as %s', (words, folded) => expect(fold(words)).toBe(folded))

test.each([
  ['tigers', 'tigrs', true], // one missing
  ['tigers', 'tiggers', true], // one too many
  ['tigers', 'tugers', true], // one changed
  ['tigers', 'tigesr', true], // neighbours swapped
  ['tigers', 'tiger', true], // at the end
  ['tigers', 'igers', true], // at the start
  ['tigers', 'tigers', false], // none at all
  ['dukes', 'ducks', false], // two changed
  ['utes', 'tues', true],
  ['abcd', 'badc', false], // swapped twice
  ['ab', 'ba', true],
  ['abc', 'cba', false], // swapped, but no neighbours
  ['tigers', 'tige', false],
  ['', 'a', true],
  ['', '', false],
])('%s and %s: %s', (one, other, apart) => {
  expect(isOneTypoApart(one, other)).toBe(apart)
  expect(isOneTypoApart(other, one)).toBe(apart)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

/** Every word that is one typing error away, made instead of measured. */
function slips(of: string): Set<string> {
  const made = new Set<string>()
  for (let index = 0; index <= of.length; index += 1) {
    const [before, after] = [of.slice(0, index), of.slice(index)]
    for (const letter of 'abc') made.add(before + letter + after).add(before + letter + after.slice(1))
    made.add(before + after.slice(1)).add(before + after.slice(0, 2).split('').reverse().join('') + after.slice(2))
  }
  made.delete(of)
  return made
}

test('recognises exactly the typing errors, in both directions', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isOneTypoApart(one, other)).toBe(slips(one).has(other))
      expect(isOneTypoApart(other, one)).toBe(isOneTypoApart(one, other))
    }),
    { numRuns: 3_000 },
  )
  fc.assert(fc.property(word, (one) => [...slips(one)].every((slip) => isOneTypoApart(one, slip))))
})
