import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { ironBowl } from '../../tests/fixtures/line'
import { warningsOf } from './warnings'

const { kickoff } = ironBowl()
const noon = { gameId: 'noon', awayName: 'Navy' }
const night = { gameId: 'night', awayName: 'Army', kickoff: kickoff + HOUR }

it.each<[about: string, lines: Partial<GameLine>[], at: number, first: string, says: string[]]>([
  ['days ahead', [noon], -3 * DAY, '', []],
  ['two days before its first lock', [noon], 10 * MINUTE - 2 * DAY, 'Navy', ['48 hours']],
  ['near its first lock', [night, noon], -9 * HOUR, 'Navy', ['9 hours']],
  ['with a game that was called off', [{ ...noon, void: true }, night], -9 * HOUR, 'Army', ['10 hours']],
  [
    'with another locked by hand',
    [
      { ...noon, isLocked: true },
      { ...night, kickoff },
    ],
    -9 * HOUR,
    'Army',
    ['9 hours'],
  ],
  ['with two games at its first lock', [noon, { ...night, kickoff }], -9 * HOUR, 'Navy', ['9 hours']],
  ['after its lock', [noon], HOUR, '', []],
])('a week that is not open for picks, %s', (_about, lines, at, first, says) => {
  const warned = (isOpen: boolean) => warningsOf(lines.map(ironBowl), null, kickoff + at, isOpen)
  const texts = says.map((time) => `${first} at Auburn locks in ${time}, and players cannot pick in this week yet.`)
  expect(warned(false).map(({ text }) => text)).toEqual(texts)
  expect(warned(false).every(({ canCallOff }) => !canCallOff)).toBe(true)
  expect(warned(true)).toEqual([])
})

it('a week that is not open, and whose only game has no time yet, has no lock to be warned of', () => {
  const tbd = [ironBowl({ timeTbd: true })]
  expect(warningsOf(tbd, null, kickoff, false)).toEqual(warningsOf(tbd, null, kickoff, true))
})
