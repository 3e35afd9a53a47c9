import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { feedGame, KICKOFF, liveGame, REVEAL, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { mergeGame } from './merge-game'
import { nextWake } from './wake'

const TOMORROW = KICKOFF + DAY
/** A game in play after an answer that dates it tomorrow. */
const datedTomorrow = mergeGame(liveGame(), feedGame({ kickoff: TOMORROW }), KICKOFF + HOUR)

it.each<[about: string, line: Partial<GameLine>, game: Partial<LiveGame>, after: number, isAwake: boolean]>([
  ['dated tomorrow by one answer', {}, {}, HOUR, true],
  ['dated tomorrow, eight hours after its kickoff', {}, {}, 8 * HOUR, false],
  ['put off to tomorrow', { phase: 'postponed' }, { phase: 'postponed' }, HOUR, false],
  ['put off by two hours before its first snap', {}, { ...upcoming, kickoff: TOMORROW }, HOUR, false],
])('a game in play that is %s', (_about, line, game, after, isAwake) => {
  const now = KICKOFF + after
  const wake = nextWake(
    [ironBowl({ revealedAt: REVEAL, ...line })],
    { [ironBowl().gameId]: { ...datedTomorrow, ...game } },
    now,
  )
  expect(wake === now).toBe(isAwake)
  if (!isAwake && wake !== null) expect(wake).toBe(TOMORROW - 5 * MINUTE)
})
