import { expect, test } from 'vitest'
import { ironBowl } from '../../tests/fixtures/line'
import { meetingOn } from './meeting'

/** Alabama at Auburn, as the feed has it. */
const game = ironBowl({ gameId: 'feed' })
const small = ironBowl({ gameId: 'feed', awayTeamId: '2643', awayName: 'The Citadel' })

test.each<[about: string, known: typeof game, other: Partial<typeof game>, isSame: boolean]>([
  ['the same teams under another id', game, {}, true],
  ['the other one at home', game, { homeTeamId: game.awayTeamId, awayTeamId: game.homeTeamId }, true],
  ['one other team', game, { awayTeamId: '1' }, false],
  ['a game that was called off', game, { void: true }, false],
  ['a small school by its name, whose id is by hand', small, { awayTeamId: 'hand-1', awayName: 'the citadel' }, true],
  ['another school by hand', small, { awayTeamId: 'hand-1', awayName: 'Elon' }, false],
  ['two teams of the feed with one name', small, { awayTeamId: '1', awayName: 'The Citadel' }, false],
])('%s', (_about, known, other, isSame) => {
  const onSlate = ironBowl({ gameId: 'hand-game', ...other })
  expect(meetingOn([onSlate], known)).toBe(isSame ? onSlate : undefined)
  expect(meetingOn([known], { ...onSlate, gameId: 'hand-game' })).toBe(isSame || other.void ? known : undefined)
})

test('a game is no second meeting beside itself', () => {
  expect(meetingOn([game], game)).toBeUndefined()
})
