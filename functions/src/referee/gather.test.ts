import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { Side } from '../../../common/line'
import { randomWeek } from '../../../tests/fixtures/random-week'
import { whoIsIn } from './gather'

test('who is in does not depend on a side', () => {
  assert(
    property(randomWeek(6, 5), ({ lines, members, picks }) => {
      const slips = (turn: (side: Side) => Side) =>
        new Map(
          [...picks].map(([uid, { sides }]) => {
            const made = Object.entries(sides).map(([id, side]) => [
              id,
              { pickTeam: turn(side), spread: 3, savedAt: 1 },
            ])
            return [uid, { picks: Object.fromEntries(made) }]
          }),
        )
      const games = lines.map(({ gameId }) => gameId)
      const as = whoIsIn(
        games,
        members,
        slips((side) => side),
      )
      expect(
        whoIsIn(
          games,
          members,
          slips((side) => (side === 'HOME' ? 'AWAY' : 'HOME')),
        ),
      ).toEqual(as)
    }),
  )
})
