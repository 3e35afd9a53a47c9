import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanProse, cleanSentence } from './clean-text'

/** What was written, and what others read. */
const cases: [what: string, written: string, read: string][] = [
  ['plain words', 'Called in before kickoff.', 'Called in before kickoff.'],
  ['accents and other scripts', 'José, Зоя, 日本, שלום', 'José, Зоя, 日本, שלום'],
  ['an accent of its own', 'Jose\u0301', 'José'],
  ['nothing but characters of no width', '\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e', ''],
  ['nothing but fillers', '\u3164\u115f\u1160\uffa0\u2800\u034f', ''],
  ['a turned direction', 'pick \u202eyawa\u202c kept', 'pick yawa kept'],
  ['isolates and marks of direction', '\u2066a\u2069\u200eb\u200fc\u061cd', 'abcd'],
  ['a name split by a joiner', 'ra\u200dy', 'ray'],
  ['signs of the tag alphabet', `a${String.fromCodePoint(0xe0061)}b`, 'ab'],
  ['a family and a flag', '👨‍👩‍👧 🏳️‍🌈 ❤️', '👨‍👩‍👧 🏳️‍🌈 ❤️'],
  ['a joiner with nothing to join', '👍🏽\u200d', '👍🏽'],
  ['control characters', 'a\u0000b\u0007c\u001b[31m\td', 'a b c [31m d'],
  ['blanks of every width', '\u00a0 a\u2003\u3000b ', 'a b'],
  ['lines', 'one\r\ntwo\u2028three\n\n\n\nfour', 'one\ntwo\nthree\n\nfour'],
  ['blanks at the ends of lines', 'one \n two\t\n\n three', 'one\ntwo\n\nthree'],
  ['accents piled up', `z${'\u0336'.repeat(40)}`, `z${'\u0336'.repeat(3)}`],
  ['half a pair', 'a\ud800b', 'ab'],
  ['markup, which is text', '<b>hi</b> & co', '<b>hi</b> & co'],
]
test.each(cases)('%s', (_what, written, read) => expect(cleanProse(written)).toBe(read))

test('cleaning twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const read = cleanProse(written)
      expect(cleanProse(read)).toBe(read)
      expect(read).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069\p{Cs}]/u)
    }),
    { numRuns: 2_000 },
  )
})

test('a sentence is one line', () => expect(cleanSentence(' one\n\ntwo\r\nthree ')).toBe('one two three'))
