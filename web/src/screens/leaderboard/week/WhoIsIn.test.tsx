import { expect, it } from 'vitest'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { PicksLeft, WhoIsIn } from './WhoIsIn'

const late = (name: string, missing: number) => ({ userId: name, name, made: 3 - missing, missing })
const shown = (players: ReturnType<typeof late>[], games = ['a', 'b', 'c']) =>
  wordsOf(<WhoIsIn status={{ week: 1, games, players }} />, '')

it('counts who is in and names who is not', () => {
  expect(shown([late('Ann', 0), late('Bea', 1), late('Sam', 2)])).toBe(
    '1 of 3 finished picking. Still to pick: Bea (1), Sam (2)',
  )
})

it('names four of those with picks left and counts the others', () => {
  expect(shown(Array.from({ length: 200 }, (_, index) => late(`P${index}`, 3)))).toBe(
    '0 of 200 finished picking. Still to pick: P0 (3), P1 (3), P2 (3), P3 (3) and 196 more',
  )
})

it('says of each player what they have left', () =>
  expect(wordsOf(<PicksLeft players={[late('Bea', 1), late('Ann', 0)]} />)).toBe('Bea 1 left Ann done ✓'))

it('shows nothing once every game is closed', () => expect(shown([late('Ann', 0)], [])).toBe(''))
