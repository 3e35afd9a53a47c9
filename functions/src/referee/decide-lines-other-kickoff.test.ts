import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { feedGame, KICKOFF, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { answer, reading, scoresOf } from '../../../tests/fixtures/week-state'
import type { FeedGame } from '../feed/feed-game'
import { decideLines } from './decide-lines'
import { decideScores, isWorthWriting } from './decide-scores'
import { effectiveGame } from './merge-game'

const NOW = KICKOFF - DAY
const LATER = KICKOFF + 4 * HOUR
const ID = ironBowl().gameId
const byHand = { kickoffSource: 'commissioner' } as const
const pre = { phase: 'pre', homeScore: 0, awayScore: 0 } as const

/** The game after a reading with this, or after none. */
function after(line: Partial<GameLine>, known: LiveGame, listed: Partial<FeedGame> | null): LiveGame {
  const given = listed && reading([feedGame(listed)])
  return decideLines([ironBowl(line)], { [ID]: known }, given, NOW, []).games[ID] ?? upcoming
}

describe('the feed’s kickoff beside another by hand', () => {
  const other = { ...upcoming, feedKickoff: LATER }

  it.each<[about: string, line: Partial<GameLine>, listed: Partial<FeedGame> | null, is: number | undefined]>([
    ['noted', byHand, { kickoff: LATER }, LATER],
    ['noted after “Postponed”, too', { ...byHand, timeTbd: true }, { kickoff: LATER }, LATER],
    ['kept where nothing was read', byHand, null, LATER],
    ['gone once it is the same', byHand, {}, undefined],
    ['gone once it is to be announced', byHand, { kickoff: LATER, timeTbd: true }, undefined],
    ['kept as it was at the reveal', { ...byHand, revealedAt: KICKOFF }, { kickoff: KICKOFF + DAY }, LATER],
    ['gone once the game follows the feed', {}, { kickoff: LATER }, undefined],
    ['gone once the commissioner gives the same', { ...byHand, kickoff: LATER }, null, undefined],
  ])('is %s', (_about, line, listed, is) => {
    const game = after(line, other, listed)
    expect(game.feedKickoff).toBe(is)
    expect('feedKickoff' in game).toBe(is !== undefined)
  })

  it('stands once, also with a result by hand', () => {
    const said = { ...byHand, byHand: pre }
    const game = after(said, other, null)
    expect(game).toMatchObject({ feedKickoff: LATER, feed: { phase: 'pre' } })
    expect(game.feed).not.toHaveProperty('feedKickoff')
    expect(after(said, effectiveGame({ byHand: pre }, upcoming), { kickoff: LATER }).feedKickoff).toBe(LATER)
  })

  it('is no new date once the game has revealed, though the commissioner changed theirs twice', () => {
    const line = ironBowl({ ...byHand, kickoffWas: KICKOFF - HOUR, revealedAt: KICKOFF + 10 * MINUTE })
    const after = (kickoff: number) =>
      decideLines([line], { [ID]: other }, reading([feedGame({ kickoff })]), KICKOFF + HOUR, [])
    expect(after(LATER)).toMatchObject({ entries: [], games: { [ID]: { kickoff: KICKOFF, timeTbd: false } } })
    expect(after(LATER + HOUR)).toMatchObject({
      entries: [{ kind: 'kickoff' }],
      games: { [ID]: { kickoff: LATER + HOUR } },
    })
  })

  it('is written when it changes, and not by a quiet pass', () => {
    const was = scoresOf(upcoming, { kickoffsByHand: [ID] })
    const noted = scoresOf(other, { kickoffsByHand: [ID] })
    expect(isWorthWriting(was, noted, NOW)).toBe(true)
    const next = decideScores(noted, answer([feedGame({ kickoff: LATER })], { at: 2_000 }), NOW)
    expect(next.games[ID]).toEqual(other)
    expect(isWorthWriting(noted, next, NOW)).toBe(false)
  })
})
