import { expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import { feedGame, feedScore, KICKOFF, liveGame, REVEAL } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { reading } from '../../../tests/fixtures/week-state'
import type { FeedGame } from '../feed/feed-game'
import { decideLines } from './decide-lines'

const { gameId } = ironBowl()
const TOMORROW = KICKOFF + DAY
const at7to0 = { homeScore: 7, awayScore: 0, period: 1, clock: '11:00' }
const delayed = feedGame({
  phase: 'live',
  pause: 'delayed',
  kickoff: TOMORROW,
  period: 1,
  clock: '11:00',
  ...feedScore(7, 0),
})

/** The line and the game after readings a minute apart, of which the first is six minutes after the kickoff. */
function after(revealedAt: number | null, ...listed: FeedGame[]) {
  let state = { lines: [ironBowl({ phase: 'live', revealedAt })], games: { [gameId]: liveGame(at7to0) } }
  listed.forEach((game, index) => {
    const now = (revealedAt ?? KICKOFF + 6 * MINUTE) + index * MINUTE
    const { lines, games } = decideLines(state.lines, state.games, { ...reading([game]), at: now }, now, [])
    state = { lines: [...lines], games: { ...games } as typeof state.games }
  })
  return { line: state.lines[0], game: state.games[gameId] }
}

it.each([
  ['postponed', feedGame({ phase: 'postponed', kickoff: TOMORROW, ...feedScore(7, 0) })],
  ['to come', feedGame({ phase: 'pre', kickoff: TOMORROW })],
])('a game in play that is delayed with tomorrow’s date, and then is %s, keeps its lock', (_then, listed) => {
  expect(after(null, delayed, listed).line).toMatchObject({ kickoff: KICKOFF, timeTbd: false })
})

it('and its score once it has revealed', () => {
  const postponed = feedGame({ phase: 'postponed', kickoff: TOMORROW, ...feedScore(7, 0) })
  expect(after(REVEAL, delayed, postponed).game).toMatchObject({ phase: 'postponed', homeScore: 7 })
})
