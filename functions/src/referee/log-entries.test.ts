import { expect, it } from 'vitest'
import type { Side } from '#common/game/sides'
import { eastern } from '#common/week/eastern'
import { ironBowl } from '../../../tests/fixtures/line'
import {
  canceledEntry,
  countsAgainEntry,
  finalEntry,
  kickoffEntry,
  movedLateEntry,
  postponedEntry,
} from './log-entries'

const final = (awayScore: number, homeScore: number) =>
  ironBowl({ phase: 'final', awayScore, homeScore, revealedAt: 1 })
const picked = (...sides: Side[]) => sides.map((side) => ({ sides: { [ironBowl().gameId]: side } }))

/** Auburn gets 7: Alabama by 8 is a loss for Auburn, by 7 a push, by 6 a win. */
it.each([
  ['from a win to a loss', final(24, 18), final(27, 18), picked('HOME', 'AWAY', 'HOME'), ', 3 results changed'],
  ['from a push to a win', final(27, 20), final(27, 21), picked('HOME'), ', 1 result changed'],
  ['for nobody who picked', final(24, 21), final(24, 20), picked('HOME', 'AWAY'), ', 0 results changed'],
  ['of a game nobody picked', final(24, 18), final(27, 18), [{ sides: {} }], ', 0 results changed'],
  ['of a game whose picks are not open', final(24, 18), final(27, 18), null, ''],
])('a final corrected %s', (_about, was, is, picks, says) => {
  const [from, to] = [was, is].map(({ awayScore, homeScore }) => `${awayScore}–${homeScore}`)
  expect(finalEntry(was, is, picks)).toEqual({
    kind: 'final',
    text: `Alabama at Auburn: final corrected, ${from} → ${to}${says}.`,
  })
})

it('a correction of a game called off changes no pick', () => {
  const off = { ...final(24, 18), void: true }
  expect(finalEntry(off, { ...final(27, 18), void: true }, picked('HOME')).text).toMatch(/, 0 results changed\.$/)
})

const GAME = 'Alabama at Auburn'
const [WAS, IS] = ['Sat, Nov 29, 7:30 PM EST', 'Sat, Nov 29, 8:30 PM EST']
const { kickoff } = ironBowl()
const later = kickoff + 3_600_000
const secret = ironBowl()
const open = ironBowl({ revealedAt: kickoff + 600_000 })

it.each([
  [
    'a moved kickoff',
    kickoffEntry(secret, ironBowl({ kickoff: later }), undefined),
    'kickoff',
    `: kickoff moved from ${WAS} to ${IS}.`,
  ],
  [
    'one in another week',
    kickoffEntry(secret, ironBowl({ kickoff: later }), 'Week 15'),
    'kickoff',
    `: moved to Week 15, from ${WAS} to ${IS}.`,
  ],
  [
    'one taken back',
    kickoffEntry(secret, ironBowl({ timeTbd: true }), undefined),
    'kickoff',
    `: kickoff moved from ${WAS} to a time to be announced.`,
  ],
  ['one set', kickoffEntry(ironBowl({ timeTbd: true }), secret, 'Week 15'), 'kickoff', `: kickoff set for ${WAS}.`],
  [
    'one moved after the reveal',
    movedLateEntry(open, kickoff, later),
    'kickoff',
    `: moved from ${WAS} to ${IS}. Its picks are revealed and stay as they are.`,
  ],
  [
    'a game put off before its reveal',
    postponedEntry({ ...secret, timeTbd: true }),
    'kickoff',
    ' was postponed. Players can pick it until its new kickoff.',
  ],
  [
    'a locked game put off',
    postponedEntry({ ...secret, timeTbd: true, isLocked: true }),
    'kickoff',
    ' was postponed. It stays locked.',
  ],
  [
    'one that has begun and not revealed',
    postponedEntry(secret),
    'kickoff',
    ` was postponed. It had begun, so its kickoff still holds: ${eastern(secret.kickoff)}.`,
  ],
  [
    'one whose kickoff is by hand',
    postponedEntry({ ...secret, kickoffSource: 'commissioner' }),
    'kickoff',
    ` was postponed. Its kickoff by hand still holds: ${eastern(secret.kickoff)}.`,
  ],
  [
    'one put off after it',
    postponedEntry(open),
    'kickoff',
    ' was postponed. Its picks are revealed and stay as they are.',
  ],
  ['a game called off', canceledEntry(secret), 'void', ' was cancelled and counts for nobody.'],
  ['one that is on again', countsAgainEntry(secret), 'void', ' is on after all and counts again.'],
])('%s', (_about, entry, kind, text) => expect(entry).toEqual({ kind, text: GAME + text }))
