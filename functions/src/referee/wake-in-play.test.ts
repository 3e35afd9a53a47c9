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

const BEFORE_TOMORROW = TOMORROW - 5 * MINUTE
it.each<[about: string, line: Partial<GameLine>, game: Partial<LiveGame>, after: number, wake: number | null]>([
  ['dated tomorrow by one answer', {}, {}, HOUR, KICKOFF + HOUR],
  ['dated tomorrow, eight hours after its kickoff', {}, {}, 8 * HOUR, BEFORE_TOMORROW],
  ['put off to tomorrow', { phase: 'postponed' }, { phase: 'postponed' }, HOUR, null],
  ['put off to tomorrow before its first snap', {}, { ...upcoming, kickoff: TOMORROW }, HOUR, BEFORE_TOMORROW],
])('a game in play that is %s is looked at then, or not at all', (_about, line, game, after, expected) => {
  const now = KICKOFF + after
  const wake = nextWake(
    [ironBowl({ revealedAt: REVEAL, ...line })],
    { [ironBowl().gameId]: { ...datedTomorrow, ...game } },
    now,
  )
  expect(wake).toBe(expected)
})
