import { expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { nothingGradedText } from './useScoring'
import { stillLockedText } from './WeekActions'

const { kickoff } = ironBowl()
const locked = (line: Partial<GameLine>): GameLine => ironBowl({ isLocked: true, ...line })

it.each<[about: string, lines: GameLine[], text: string]>([
  ['none that it unlocks', [locked({ kickoff: kickoff + 10 * MINUTE })], ''],
  ['none that has revealed', [locked({ kickoff: kickoff - 10 * MINUTE })], ''],
  ['none that is not locked', [ironBowl()], ''],
  [
    'one that has just kicked off',
    [locked({})],
    ' Alabama at Auburn has kicked off and stays locked. To unlock, untick “Locked” on the line.',
  ],
])('after unlocking a week it names %s', (_about, lines, text) => {
  expect(stillLockedText(lines, kickoff + MINUTE)).toBe(text)
})

it.each<[about: string, line: Partial<GameLine>, text: string]>([
  ['a game to come', {}, 'No game can be graded yet.'],
  ['one under way', { revealedAt: 1 }, 'No game can be graded yet.'],
  ['one that lacks its line', { spread: null }, 'No game can be graded yet.'],
  ['one that revealed without a line', { spread: null, revealedAt: 1 }, 'No game of this week counts.'],
  ['one that was called off', { void: true }, 'No game of this week counts.'],
])('where no game is graded, of %s', (_about, line, text) =>
  expect(nothingGradedText([ironBowl(line)], ironBowl().kickoff - MINUTE)).toBe(text),
)
