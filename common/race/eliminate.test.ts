import { expect, test } from 'vitest'
import { closeWeek, ownSlip, racing } from '../../tests/fixtures/close-week'
import { bestOutcome, canWin } from './eliminate'
import { type GameOutcome, outcomeIndex } from './race'

type Week = Parameters<typeof closeWeek>

test.each<[about: string, week: Week, best: GameOutcome | undefined]>([
  ['a player’s own side', [{ me: 'H', you: 'A' }], 'HOME'],
  ['their own side, though others share it', [{ me: 'A', you: 'A' }], 'AWAY'],
  ['no side of a game that only others picked, one each', [{ me: '.', you: 'H', she: 'A' }], undefined],
  ['the side that nobody has', [{ me: '.', you: 'H' }], 'AWAY'],
  ['a push of a whole number, where others have both', [{ me: '.', you: 'H', she: 'A' }, { whole: [0] }], 'PUSH'],
  ['their own side before a push', [{ me: 'A', you: 'H' }, { whole: [0] }], 'AWAY'],
  ['either side of a pick of their own that nobody may see yet', [{ me: 'H', you: 'A' }, { secret: [0] }], 'HOME'],
])('what suits best is %s', (_about, week, best) => {
  const [race, racer] = racing(closeWeek(...week), 'me')
  const cells = (race.games[0]?.outcomes ?? []).map((outcome) => outcomeIndex(0, outcome))
  expect(bestOutcome(race, racer, cells)).toBe(best && outcomeIndex(0, best))
})

test('not even their own side suits best where another’s pick of it is worth more', () => {
  const [race, racer] = racing(closeWeek({ me: 'H', you: 'H' }), 'me')
  race.maxGain[outcomeIndex(0, 'HOME')] = 2
  expect(bestOutcome(race, racer, [outcomeIndex(0, 'HOME'), outcomeIndex(0, 'AWAY')])).toBeUndefined()
})

test.each<[about: string, week: Week, can: boolean]>([
  ['ahead with nothing to come', [{ me: '.', you: '.' }, { won: { me: 1 } }], true],
  ['level with a point', [{ me: '.', you: '.' }, { won: { me: 1, you: 1 } }], true],
  ['level without one: nobody wears a crown for nothing', [{ me: '.', you: '.' }], false],
  ['behind by all that can come', [{ me: 'HH', you: 'AA' }, { won: { you: 2 } }], true],
  ['behind by a point more', [{ me: 'HH', you: 'AA' }, { won: { you: 3 } }], false],
  ['behind with the same sides', [{ me: 'HH', you: 'HH' }, { won: { you: 1 } }], false],
  ['behind with one side of its own', [{ me: 'HH', you: 'HA' }, { won: { you: 1 } }], true],
  [
    'a double makes up for two',
    [
      { me: 'H', you: 'A' },
      { won: { you: 2 }, doubles: [0] },
    ],
    true,
  ],
  ['one of two rivals goes ahead', [{ me: '.', you: 'H', she: 'A' }, { won: { me: 1, you: 1, she: 1 } }], false],
  [
    'neither does after a push',
    [
      { me: '.', you: 'H', she: 'A' },
      { won: { me: 1, you: 1, she: 1 }, whole: [0] },
    ],
    true,
  ],
  [
    'a secret pick may be right',
    [
      { me: 'H', you: 'A' },
      { won: { you: 1 }, secret: [0] },
    ],
    true,
  ],
])('%s', (_about, week, can) => expect(canWin(...racing(closeWeek(...week), 'me'))).toBe(can))

test('a secret pick may be of either side, but for its own player', () => {
  const board = closeWeek({ me: 'H', you: '.' }, { won: { you: 1 }, secret: [0] })
  expect(canWin(...racing(board, 'me', undefined, { g0: 'AWAY' }))).toBe(true)
  expect(canWin(...racing(board, 'me', ownSlip('me', 'H'), { g0: 'AWAY' }))).toBe(false)
})
