import { expect, it } from 'vitest'
import { boardOf } from '../../../../../tests/fixtures/board'
import { KICKOFF } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { RecapSection } from './RecapSection'

const final = ironBowl({ gameId: 'final', revealedAt: KICKOFF, phase: 'final', homeScore: 20, awayScore: 31 })
const ann = { ann: { sides: { final: 'AWAY' } } } as const

it.each([
  ['once all its games are over', boardOf([final, ironBowl({ gameId: 'off', void: true })], ann), 'Recap of Week 14'],
  ['not while one is ahead', boardOf([final, ironBowl({ gameId: 'ahead' })], ann), ''],
  ['not where nobody was a member', boardOf([final], {}), ''],
])('a week has a recap %s', (_when, board, words) =>
  expect(wordsOf(<RecapSection board={board} label="Week 14" mayGrow={false} />)).toBe(words),
)
