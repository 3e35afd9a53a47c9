import { expect, it } from 'vitest'
import { boardGame } from '#common/boards/leaderboard'
import type { GameLine } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { liveGame } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { boardGameStatus, whyNotCounted } from './boardGameStatus'

const final = { phase: 'final', homeScore: 20, awayScore: 27 } as const
const overtime = { ...final, period: 5 }

it.each<[about: string, line: Partial<GameLine>, live: Partial<LiveGame> | undefined, text: string, score: string]>([
  ['under way', { revealedAt: 1 }, { homeScore: 24, awayScore: 21, period: 4, clock: '2:00' }, 'Q4 2:00', '21–24'],
  ['over, which the board does not know yet', { revealedAt: 1 }, overtime, 'Final/OT', '27–20'],
  ['over', { ...final, revealedAt: 1 }, overtime, 'Final', '27–20'],
  ['over, of which the feed has gone back', { ...final, revealedAt: 1 }, { phase: 'live' }, 'Final', '27–20'],
  ['postponed', { phase: 'postponed', revealedAt: 1 }, undefined, 'Postponed', ''],
  ['called off', { void: true }, undefined, 'Called off', ''],
])('says of a game that is %s how it stands', (_about, line, live, text, score) => {
  const status = boardGameStatus(boardGame(ironBowl(line)), live && liveGame(live))
  const shown = status.score ? `${status.score.awayScore}–${status.score.homeScore}` : ''
  expect([status.text, shown]).toEqual([text, score])
})

it.each<[about: string, line: Partial<GameLine>, isRevealed: boolean, why: string | null]>([
  ['counts', {}, true, null],
  ['may still get a line', { spread: null }, false, null],
  ['revealed without a line', { spread: null }, true, 'It had no line and counts for nobody'],
  ['is called off after its reveal', { void: true }, true, 'Counts for nobody'],
])('says why a game counts for nobody: one that %s', (_about, line, isRevealed, why) =>
  expect(whyNotCounted(boardGame(ironBowl(line)), isRevealed)).toBe(why),
)
