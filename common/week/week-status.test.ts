import { expect, test } from 'vitest'
import { member } from '../../tests/fixtures/board'
import { joinStatus } from './week-status'

test('the status lists the players in the order of their names, with their missing picks', () => {
  const directory = { members: { u1: member('Zed'), u2: member('Amy'), u3: member('bea') } }
  const status = { week: 14, games: ['a', 'b', 'c'], made: { u1: 3, u2: 0, u3: 1 } }
  expect(joinStatus(status, directory)).toEqual({
    ...{ week: 14, games: ['a', 'b', 'c'] },
    players: [
      { userId: 'u2', name: 'Amy', made: 0, missing: 3 },
      { userId: 'u3', name: 'bea', made: 1, missing: 2 },
      { userId: 'u1', name: 'Zed', made: 3, missing: 0 },
    ],
  })
  expect(joinStatus({ ...status, made: { 'uid-123456': 1 } }, null).players[0]?.name).toBe('Player 123456')
})
