import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
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
  return warningsOf(lines, games, KICKOFF + 1, true).map(({ text }) => text)
}

it.each<[about: string, byHand: HandResult, feed: Partial<LiveGame>, says: string[]]>([
  ['the same final', final, { phase: 'final', homeScore: 24, awayScore: 21 }, []],
  ['a game that goes on', final, { phase: 'live', homeScore: 17, awayScore: 21 }, []],
  ['a game that it knows nothing of', final, {}, []],
  ['another final', final, { phase: 'final', homeScore: 27, awayScore: 21 }, [`${SAYS} final, ALA 21, AUB 27`]],
  [
    'a final of a game that is live by hand',
    { ...final, phase: 'live' },
    { phase: 'final', homeScore: 27, awayScore: 21 },
    [`${SAYS} final, ALA 21, AUB 27`],
  ],
  [
    'a final of a game that is postponed by hand',
    { phase: 'postponed', homeScore: 0, awayScore: 0 },
    { phase: 'final', homeScore: 27, awayScore: 21 },
    [`${SAYS} final, ALA 21, AUB 27`],
  ],
  ['that a final is cancelled', final, { phase: 'canceled' }, [`${SAYS} cancelled`]],
])('a result by hand while the feed says %s', (_about, byHand, feed, says) => {
  const ending = ': leave it, or press “Edit game” and “Back to the feed”.'
  const differs = said(byHand, feed).filter((text) => text.includes(SAYS))
  expect(differs).toEqual(says.map((text) => `Alabama at Auburn ${text}${ending}`))
})

it('another result than the feed’s is no reason to call a game off', () => {
  const games = scoresOf({ ...liveGame(final), feed: { ...upcoming, phase: 'canceled' } })
  expect(warningsOf([ironBowl({ byHand: final, phase: 'final' })], games, KICKOFF, true)).toMatchObject([
    { canCallOff: false },
  ])
})

it.each<[about: string, byHand: HandResult | null, game: LiveGame | null]>([
  ['before the scores have the game', final, null],
  ['before the scores show what the feed says of it', final, liveGame(final)],
  ['once the game follows the feed again', null, { ...liveGame(final), feed: { ...upcoming, phase: 'final' } }],
])('a result by hand is compared with the feed’s only where there are both: %s', (_about, byHand, game) => {
  const line = ironBowl({ byHand, phase: 'final', homeScore: 24, awayScore: 21 })
  expect(warningsOf([line], game && scoresOf(game), KICKOFF + 1, true)).toEqual([])
})

it('a game that is live by hand should have its final after four hours', () => {
  const byHand = { ...final, phase: 'live' } as const
  const at = (after: number) => warningsOf([ironBowl({ byHand })], scoresOf(liveGame(byHand)), KICKOFF + after, true)
  expect(at(4 * HOUR)).toEqual([])
  const text = 'Alabama at Auburn kicked off 4 hours ago and is by hand: enter its final, or call it off.'
  expect(at(4 * HOUR + MINUTE)).toMatchObject([{ text, canCallOff: true }])
})

it('the date of a game that was added by hand is doubted where it is far from all others of its week', () => {
  const at = (days: number, gameId = 'hand-1') => {
    const lines = [0, 10 * DAY].map((later, index) => ironBowl({ gameId: `${index}`, kickoff: KICKOFF + later }))
    const byHand = ironBowl({ gameId, kickoff: KICKOFF + days * DAY })
    return warningsOf([...lines, byHand], null, KICKOFF - DAY, true).map(({ text }) => text)
  }
  expect([at(24), at(62, 'of the feed')]).toEqual([[], []])
  const doubted = 'Alabama at Auburn is 52 days from the other games of its week: check its date.'
  expect(at(62)).toEqual([doubted])
  const played = ironBowl({ gameId: 'hand-1', byHand: { ...final, phase: 'pre' } })
  const other = ironBowl({ gameId: '1', kickoff: KICKOFF - 52 * DAY, phase: 'final', homeScore: 1, awayScore: 0 })
  const [ofPlayed] = warningsOf([other, played], null, KICKOFF + 5 * HOUR, true)
  expect(ofPlayed?.text, 'once it is played').toContain('kicked off 5 hours ago and is by hand')
  const moved = { ...played, kickoffWas: KICKOFF - 52 * DAY }
  const [ofMoved] = warningsOf([other, moved], null, KICKOFF - DAY, true)
  expect(ofMoved?.text, 'moved on purpose').toContain('was moved by 52 days')
})

it('a game that was postponed after its reveal has no new date, whoever gave it its kickoff', () => {
  const line = ironBowl({ phase: 'postponed', kickoffSource: 'commissioner', revealedAt: KICKOFF })
  const [warning] = warningsOf([line], null, KICKOFF + HOUR, true)
  expect(warning?.text).toContain('was postponed and has no new date')
})

it('a game that a commissioner called off needs nothing, whatever the feed says', () => {
  expect(said(final, { phase: 'final', homeScore: 27, awayScore: 21 }, { void: true })).toEqual([])
})
