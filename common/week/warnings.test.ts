import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { liveGame } from '../../tests/fixtures/games'
import { ironBowl } from '../../tests/fixtures/line'
import { eastern } from './eastern'
import { warningsOf } from './warnings'
import { type LiveGame, newScores } from './week'

const { kickoff } = ironBowl()
const GAME = 'Alabama at Auburn '
const warningsAt = (line: Partial<GameLine>, live: Partial<LiveGame> | null, now: number) => {
  const games = live && { [ironBowl().gameId]: liveGame({ phase: 'pre', ...live }) }
  return warningsOf([ironBowl(line)], games && { ...newScores(14), games }, now, true).map(({ text }) => text)
}

type Case = [about: string, line: Partial<GameLine>, live: Partial<LiveGame> | null, at: number, says: string[]]
const noFinal = (ago: string) => [
  `kicked off ${ago} ago and has no final: enter it, call the game off, or wait for the feed.`,
]

const cases: Case[] = [
  ['a normal game', {}, {}, -HOUR, []],
  ['a game without a score in the feed', {}, null, -HOUR, []],
  [
    'a kickoff to be announced, days ahead',
    { timeTbd: true },
    { timeTbd: true },
    -2.5 * DAY,
    ['has no kickoff time yet, 3 days before its date: it never locks by itself.'],
  ],
  ['one that is locked by hand', { timeTbd: true, isLocked: true }, null, -HOUR, []],
  [
    'one on the eve',
    { timeTbd: true },
    null,
    -HOUR,
    ['has no kickoff time yet, a day before its date: it never locks by itself.'],
  ],
  [
    'one whose day has come',
    { timeTbd: true },
    null,
    HOUR,
    ['has no kickoff time yet, on its day: it never locks by itself.'],
  ],
  [
    'a postponed game',
    { phase: 'postponed', timeTbd: true },
    { phase: 'postponed', timeTbd: true },
    -DAY,
    ['was postponed and has no new date: wait for one, or call it off.'],
  ],
  [
    'one that was given another kickoff by hand',
    { phase: 'postponed', kickoffSource: 'commissioner' },
    { phase: 'postponed', timeTbd: true },
    -DAY,
    [`was postponed, but locks by its kickoff by hand, ${eastern(kickoff)}: change that, or call it off.`],
  ],
  [
    'a suspended game',
    { revealedAt: kickoff },
    { phase: 'suspended' },
    DAY,
    ['is suspended: it counts once it is final; call it off if it will not be finished.'],
  ],
  ['a game moved within its day', { kickoffWas: kickoff - 3 * HOUR }, {}, -HOUR, []],
  ['a game moved to Tuesday, and no further', { kickoffWas: kickoff - 3 * DAY }, {}, -HOUR, []],
  [
    'a game moved to another week before it revealed',
    { kickoffWas: kickoff - 7 * DAY },
    {},
    -HOUR,
    ['was moved by 7 days: the week stays open until then.'],
  ],
  [
    'one moved after it revealed',
    { revealedAt: kickoff },
    { kickoff: kickoff + 14 * DAY },
    HOUR,
    ['was moved by 14 days: the week stays open until then.'],
  ],
  [
    'a game the feed no longer lists',
    {},
    { unlisted: true },
    -HOUR,
    ['is no longer listed by the score feed: look whether it was moved or called off.'],
  ],
  ['no spread, days ahead', { spread: null }, {}, -3 * DAY, []],
  [
    'no spread, near the lock',
    { spread: null },
    {},
    -5 * HOUR,
    ['has no line and locks in 5 hours: nobody can pick it.'],
  ],
  ['no spread, two days and a minute before the lock', { spread: null }, {}, 10 * MINUTE - 2 * DAY - MINUTE, []],
  [
    'no spread, two days before the lock',
    { spread: null },
    {},
    10 * MINUTE - 2 * DAY,
    ['has no line and locks in 48 hours: nobody can pick it.'],
  ],
  [
    'no spread, two hours before the lock',
    { spread: null },
    {},
    10 * MINUTE - 2 * HOUR,
    ['has no line and locks in 2 hours: nobody can pick it.'],
  ],
  [
    'no spread, a minute later',
    { spread: null },
    {},
    11 * MINUTE - 2 * HOUR,
    ['has no line and locks in an hour: nobody can pick it.'],
  ],
  [
    'no spread, an hour before the lock',
    { spread: null },
    {},
    10 * MINUTE - HOUR,
    ['has no line and locks in an hour: nobody can pick it.'],
  ],
  [
    'no spread, minutes before',
    { spread: null },
    {},
    0,
    ['has no line and locks in less than an hour: nobody can pick it.'],
  ],
  ['no spread, and over by the feed', { spread: null }, { phase: 'final' }, 0, []],
  [
    'no spread, and a kickoff to be announced',
    { spread: null, timeTbd: true },
    null,
    -HOUR,
    ['has no kickoff time yet, a day before its date: it never locks by itself.'],
  ],
  ['no spread, too late', { spread: null, revealedAt: kickoff }, {}, HOUR, []],
  ['a long game', {}, { phase: 'live' }, 8 * HOUR, []],
  ['a game without an end', {}, { phase: 'live' }, 9 * HOUR, noFinal('9 hours')],
  ['a game without an end, most of two days later', {}, { phase: 'live' }, 47.9 * HOUR, noFinal('47 hours')],
  ['a game without an end, two days later', {}, { phase: 'live' }, 48 * HOUR, noFinal('2 days')],
  ['a game without an end, a day after that', {}, { phase: 'live' }, 2.9 * DAY, noFinal('2 days')],
  ['a game without an end, days later', {}, { phase: 'live' }, 65 * DAY, noFinal('65 days')],
  ['a final, whatever the feed says since', { phase: 'final' }, { phase: 'live', unlisted: true }, 9 * HOUR, []],
  ['a final', { phase: 'final', homeScore: 21, awayScore: 24 }, {}, HOUR, []],
  ['a tie', { phase: 'final', homeScore: 21, awayScore: 21 }, {}, HOUR, ['ended in a tie: check its final.']],
  ['a game called off', { void: true }, { phase: 'canceled', unlisted: true }, HOUR, []],
  [
    'a cancelled game that counts by hand',
    { voidSource: 'commissioner' },
    { phase: 'canceled' },
    -HOUR,
    ['is cancelled, and counts by a commissioner’s word: it will never be final.'],
  ],
]

it.each(cases)('%s', (_about, line, live, at, says) => {
  expect(warningsAt(line, live, kickoff + at)).toEqual(says.map((rest) => GAME + rest))
})

it('names every game it warns of', () => {
  const lines = [ironBowl({ timeTbd: true }), ironBowl({ gameId: 'other', phase: 'suspended' })]
  expect(warningsOf(lines, null, kickoff, true).map(({ gameId }) => gameId)).toEqual(lines.map(({ gameId }) => gameId))
})

it.each<[about: string, line: Partial<GameLine>, live: Partial<LiveGame>, canCallOff: boolean]>([
  ['cancelled, which a commissioner took back', {}, { phase: 'canceled' }, true],
  ['postponed', { phase: 'postponed' }, { phase: 'postponed', timeTbd: true }, true],
  ['suspended', {}, { phase: 'suspended' }, true],
  ['dropped by the feed', {}, { unlisted: true }, true],
  ['moved to another week', { kickoffWas: kickoff - 7 * DAY }, {}, true],
  ['without a time', { timeTbd: true }, { timeTbd: true }, false],
  ['without a line', { spread: null }, {}, false],
  ['over with a tie', { phase: 'final', homeScore: 0, awayScore: 0 }, { phase: 'final' }, false],
])('a game %s: may it be called off?', (_about, line, live, canCallOff) => {
  const games = { [ironBowl().gameId]: liveGame({ phase: 'pre', ...live }) }
  const warned = warningsOf([ironBowl(line)], { ...newScores(14), games }, kickoff - HOUR, true)
  expect(warned.map((warning) => warning.canCallOff)).toEqual([canCallOff])
})

it('games without a spread get one sentence, which names the first of them and counts those without a time', () => {
  const lines = ['b', 'a', 'c'].map((gameId, index) =>
    ironBowl({ gameId, spread: null, awayName: gameId, kickoff: kickoff + (gameId === 'a' ? -HOUR : index * HOUR) }),
  )
  lines.push(ironBowl({ gameId: 'd', spread: null, timeTbd: true, isLocked: true }))
  expect(warningsOf(lines, null, kickoff - 3.5 * HOUR, true)).toEqual([
    {
      gameId: 'a',
      text: '4 games have no line; a at Auburn locks in 2 hours: nobody can pick them.',
      canCallOff: false,
    },
  ])
})
