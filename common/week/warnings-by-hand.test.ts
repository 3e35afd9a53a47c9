import { expect, it } from 'vitest'
import { KICKOFF, liveGame, upcoming } from '../../tests/fixtures/games'
import { ironBowl } from '../../tests/fixtures/line'
import { scoresOf } from '../../tests/fixtures/week-state'
import type { GameLine, HandResult } from '../game/line'
import { warningsOf } from './warnings'
import type { LiveGame } from './week'

const final: HandResult = { phase: 'final', homeScore: 24, awayScore: 21 }
const SAYS = 'has another result by hand than the score feed, which says'

/** What is said of a game with this result by hand while the feed says this. */
function said(byHand: HandResult, feed: Partial<LiveGame>, line: Partial<GameLine> = {}): string[] {
  const result = byHand.phase === 'final' ? { homeScore: byHand.homeScore, awayScore: byHand.awayScore } : {}
  const lines = [ironBowl({ phase: byHand.phase, ...result, byHand, ...line })]
  const games = scoresOf({ ...liveGame(byHand), feed: { ...upcoming, ...feed } })
  return warningsOf(lines, games, KICKOFF + 1).map(({ text }) => text)
}

it.each<[about: string, byHand: HandResult, feed: Partial<LiveGame>, says: string[]]>([
  ['the same final', final, { phase: 'final', homeScore: 24, awayScore: 21 }, []],
  ['a game that goes on', final, { phase: 'live', homeScore: 17, awayScore: 21 }, []],
  ['a game that it knows nothing of', final, {}, []],
  ['another final', final, { phase: 'final', homeScore: 27, awayScore: 21 }, [`${SAYS} final, 21–27`]],
  [
    'a final of a game that is live by hand',
    { ...final, phase: 'live' },
    { phase: 'final', homeScore: 27, awayScore: 21 },
    [`${SAYS} final, 21–27`],
  ],
  [
    'a final of a game that is postponed by hand',
    { phase: 'postponed', homeScore: 0, awayScore: 0 },
    { phase: 'final', homeScore: 27, awayScore: 21 },
    [`${SAYS} final, 21–27`],
  ],
  ['that a final is cancelled', final, { phase: 'canceled' }, [`${SAYS} cancelled`]],
])('a result by hand while the feed says %s', (_about, byHand, feed, says) => {
  const ending = ': leave it, or press “Edit game” and “Back to the feed”.'
  const differs = said(byHand, feed).filter((text) => text.includes(SAYS))
  expect(differs).toEqual(says.map((text) => `Alabama at Auburn ${text}${ending}`))
})

it('a game that a commissioner called off needs nothing, whatever the feed says', () => {
  expect(said(final, { phase: 'final', homeScore: 27, awayScore: 21 }, { void: true })).toEqual([])
})
