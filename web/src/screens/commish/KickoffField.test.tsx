import { expect, test, vi } from 'vitest'
import { wordsOf } from '../../../../tests/fixtures/words'
import { KickoffField } from './KickoffField'

vi.stubEnv('TZ', 'Europe/London')

test.each([
  ['no kickoff', {}, 'In your own time zone.'],
  ['a kickoff', { kickoff: Date.UTC(2025, 10, 29, 20, 30) }, 'That is Sat, Nov 29, 3:30 PM EST.'],
  ['the first of two hours', { kickoff: Date.UTC(2026, 9, 25, 0) }, 'That is Sat, Oct 24, 8:00 PM EDT.'],
  ['a reason against another one', { kickoff: 1, fixedBecause: 'It has revealed.' }, 'It has revealed.'],
])('the field of a kickoff with %s says what that means', (_about, props, hint) =>
  expect(wordsOf(<KickoffField {...props} />)).toContain(hint),
)
