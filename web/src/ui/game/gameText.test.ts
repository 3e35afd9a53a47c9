import { expect, it, vi } from 'vitest'
import { boardGame } from '#common/boards/leaderboard'
import type { GameLine } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { upcoming } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { cardStatus, hasLockedWithoutLine, lockText, opponentText } from './gameText'

vi.stubEnv('TZ', 'America/New_York')

const HOUR = 3_600_000
const { kickoff } = ironBowl()
const tomorrow = { kickoff: kickoff + 20 * HOUR }

it.each<[about: string, line: Partial<GameLine>, live: Partial<LiveGame>, hours: number, text: string]>([
  ['to come', {}, {}, -1, '7:30 PM'],
  ['that the feed puts off, before its line follows', {}, tomorrow, -1, '7:30 PM'],
  ['put off after its picks were revealed', {}, tomorrow, 1, 'Sun 3:30 PM'],
  ['moved to another day', { kickoffWas: kickoff - 2 * 24 * HOUR }, {}, -1, 'Sat 7:30 PM'],
  [
    'whose hour was taken back',
    { timeTbd: true, kickoff: kickoff - 19.5 * HOUR, kickoffWas: kickoff },
    {},
    -1,
    'Time TBD',
  ],
  ['put off by a week after its reveal', {}, { kickoff: kickoff + 7 * 24 * HOUR }, 40, 'Sat 7:30 PM'],
  ['moved within its day', { kickoffWas: kickoff - 4 * HOUR }, {}, -1, '7:30 PM'],
  ['with a kickoff by hand', { kickoffSource: 'commissioner' }, tomorrow, 1, '7:30 PM'],
  ['that the feed now has earlier', {}, { kickoff: kickoff - HOUR }, 1, '7:30 PM'],
  ['whose hour is to be announced', { timeTbd: true, kickoff: kickoff - 19.5 * HOUR }, tomorrow, 1, 'Time TBD'],
  ['put off without a new date', {}, { ...tomorrow, phase: 'postponed', timeTbd: true }, 1, 'Postponed'],
  ['put off and called off', { void: true }, tomorrow, 1, 'Called off'],
  ['cancelled', { void: true }, { phase: 'canceled' }, 1, 'Called off'],
  ['that counts for nobody and is on', { void: true }, { phase: 'live', period: 3, clock: '7:21' }, 1, 'Q3 7:21'],
  ['that counts for nobody and is over', { void: true }, { phase: 'final', period: 4 }, 4, 'Final'],
])('a game %s, on its card and on the boards', (_about, of, live, hours, text) => {
  vi.setSystemTime(kickoff + hours * HOUR)
  const line = ironBowl(of)
  expect(cardStatus(line, { ...upcoming, ...live })).toBe(text)
  // A board's games do not say that they were moved.
  if (!of.kickoffWas) expect(cardStatus(boardGame(line), { ...upcoming, ...live })).toBe(text)
})

it.each<[when: string, line: Partial<GameLine>, hours: number, text: string]>([
  ['on its day', {}, -1, 'Locks 7:40 PM'],
  // Not as a kickoff of that day is written: without a day it would be read as today's.
  ['the day before, a Friday', {}, -24, 'Locks Sat 7:40 PM'],
  ['while its hour is to be announced', { timeTbd: true }, -1, 'Locks 10 min after kickoff'],
])('until when a game takes picks, said %s', (_when, line, hours, text) => {
  vi.setSystemTime(kickoff + hours * HOUR)
  expect(lockText(ironBowl(line))).toBe(text)
})

it('names the opponent, and where the game is', () => {
  expect([opponentText(ironBowl(), 'AWAY'), opponentText(ironBowl(), 'HOME')]).toEqual(['@ Auburn', 'vs Alabama'])
  expect(opponentText(ironBowl({ neutralSite: true }), 'AWAY')).toBe('vs Auburn')
})

it('a game that lacks its line may still get one, until it has locked', () => {
  const [numberless, numbered] = [ironBowl({ spread: null }), ironBowl()]
  expect([hasLockedWithoutLine(numberless, 'no-line'), hasLockedWithoutLine(numberless, 'kickoff')]).toEqual([
    false,
    true,
  ])
  expect(hasLockedWithoutLine(numbered, 'kickoff')).toBe(false)
})
