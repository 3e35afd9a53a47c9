import { expect, test, vi } from 'vitest'
import type { GameLine } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { thirdQuarter } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { liveNotes, playText } from './liveNotes'

vi.stubEnv('TZ', 'America/Chicago')

const HOUR = 3_600_000
const { kickoff } = ironBowl()
vi.setSystemTime(kickoff - HOUR)

const putOff = { phase: 'postponed', period: 0, homeScore: 0, awayScore: 0 } as const
const byHand = { phase: 'postponed', homeScore: 0, awayScore: 0 } as const
const KICKOFF_BY_HAND = { kickoffSource: 'commissioner' } as const

test.each<[about: string, line: Partial<GameLine>, live: Partial<LiveGame>, notes: string[]]>([
  ['under way', {}, {}, []],
  ['put off before kickoff', {}, putOff, ['Waits for a new kickoff.']],
  [
    'put off, with a kickoff by hand',
    { ...KICKOFF_BY_HAND, kickoff: kickoff + 24 * HOUR },
    putOff,
    ['New kickoff: Sun 6:30 PM.'],
  ],
  [
    'put off, with a kickoff by hand on another Saturday',
    { ...KICKOFF_BY_HAND, kickoff: kickoff + 7 * 24 * HOUR - 18 * HOUR },
    putOff,
    ['New kickoff: Sat, Dec 6, 12:30 AM.'],
  ],
  [
    'put off again after it revealed by that',
    { ...KICKOFF_BY_HAND, revealedAt: kickoff },
    putOff,
    ['Waits for a new kickoff.'],
  ],
  ['put off in play', {}, { phase: 'postponed' }, ['Play stopped at ALA 17, AUB 13.', 'Waits for a new kickoff.']],
  ['called off', { void: true }, { phase: 'pre' }, ['Counts for nobody.']],
  ['called off after it was put off', { void: true }, putOff, ['Counts for nobody.']],
  [
    'called off in play',
    { void: true },
    { phase: 'canceled' },
    ['Counts for nobody.', 'Play stopped at ALA 17, AUB 13.'],
  ],
  ['moved two hours', { kickoffWas: kickoff - 2 * HOUR }, { phase: 'pre' }, ['Moved from 4:30 PM.']],
  ['moved from Friday', { kickoffWas: kickoff - 23 * HOUR }, { phase: 'pre' }, ['Moved from Fri, Nov 28, 7:30 PM.']],
  ['moved by a week', { kickoffWas: kickoff - 168 * HOUR }, { phase: 'pre' }, ['Moved from Sat, Nov 22, 6:30 PM.']],
  ['moved, and begun', { kickoffWas: kickoff - 2 * HOUR }, {}, []],
  ['moved to an hour not yet known', { kickoffWas: kickoff - 2 * HOUR, timeTbd: true }, { phase: 'pre' }, []],
  ['postponed by hand', { phase: 'postponed', timeTbd: true, byHand }, putOff, ['Waits for a new kickoff.']],
  [
    'live by hand',
    { byHand: { phase: 'live', homeScore: 7, awayScore: 0 } },
    { homeScore: 7, awayScore: 0 },
    ['Score by the commissioner.'],
  ],
  ['dropped by the feed', {}, { unlisted: true }, ['The feed no longer lists this game.']],
  ['dropped after its final', { phase: 'final', homeScore: 20, awayScore: 27 }, { unlisted: true }, []],
])('a game %s', (_, line, live, notes) => {
  expect(liveNotes(ironBowl(line), thirdQuarter(live))).toEqual(notes)
})

test.each<[Partial<LiveGame>, string]>([
  [{ down: '2nd & 7 at AUB 35' }, '2nd & 7 at AUB 35'],
  [{}, ''],
  [{ pause: 'halftime' }, ''],
  [{ pause: 'delayed' }, 'Stopped at Q3 7:21'],
  [{ phase: 'suspended' }, 'Stopped at Q3 7:21'],
])('%o plays %s', (live, text) => expect(playText(thirdQuarter(live))).toBe(text))

test('a game moved by a week is said to be, though the weekday of either would do alone', () => {
  vi.setSystemTime(kickoff - 84 * HOUR)
  const moved = ironBowl({ kickoffWas: kickoff - 168 * HOUR })
  expect(liveNotes(moved, thirdQuarter({ phase: 'pre' }))).toEqual(['Moved from Sat, Nov 22, 6:30 PM.'])
})

test('a game put off after its picks were revealed is said to be moved from the kickoff that its line keeps', () => {
  vi.setSystemTime(kickoff + HOUR)
  const live = thirdQuarter({ phase: 'pre', kickoff: kickoff + 18 * HOUR })
  expect(liveNotes(ironBowl({ kickoffWas: kickoff - HOUR }), live)).toEqual(['Moved from Sat, Nov 29, 6:30 PM.'])
})
