import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#common/durations'
import type { GameLine, Phase } from '#common/game/line'
import { KICKOFF, liveGame } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { lineOf } from '../../../tests/fixtures/week-state'
import { decideLines } from './decide-lines'

const NOW = KICKOFF - HOUR
const ID = ironBowl().gameId

describe('a game that was called off', () => {
  const off = (over: Partial<GameLine> = {}) => ironBowl({ void: true, voidSource: 'feed', phase: 'canceled', ...over })
  const again = { kind: 'void', text: 'Alabama at Auburn is on after all and counts again.' }
  /** What becomes of lines, one of which is Alabama at Auburn, once the feed says that this game is live. */
  const decide = (...lines: GameLine[]) => decideLines(lines, { [ID]: liveGame({ phase: 'live' }) }, null, NOW, [])

  it.each(['feed', null] as const)('counts again once the feed has it on (%s)', (voidSource) => {
    const { lines, entries } = decide(off({ voidSource }))
    expect(lines[0]).toMatchObject({ void: false, voidSource: null, phase: 'live' })
    expect(entries).toEqual([{ ...again, gameId: ID }])
  })

  it('by a commissioner stays off', () => {
    const { lines, entries } = decide(off({ voidSource: 'commissioner' }))
    expect(lines[0]).toMatchObject({ void: true, voidSource: 'commissioner', phase: 'live' })
    expect(entries).toEqual([])
  })

  it('stays off while the same teams have another game that counts, whichever is at home', () => {
    const { homeTeamId: awayTeamId, awayTeamId: homeTeamId } = off()
    const instead = lineOf('hand-1', { homeTeamId, awayTeamId })
    expect(decide(off(), instead)).toMatchObject({ lines: [{ void: true, voidSource: 'feed' }, instead], entries: [] })
    const { lines } = decide(off(), { ...instead, void: true, voidSource: 'commissioner' })
    expect(lines.map((line) => line.void)).toEqual([false, true])
  })

  it('stays off while a game by hand in another week stands for it, and not for one that was over long before it', () => {
    const elsewhere = (kickoff: number, phase: Phase) => {
      const { homeTeamId, awayTeamId } = off()
      const other = lineOf('hand-1', { homeTeamId, awayTeamId, kickoff, phase })
      const games = { [ID]: liveGame({ phase: 'live' }) }
      return decideLines([off()], games, null, NOW, [other]).lines[0]?.void
    }
    expect(elsewhere(off().kickoff + 7 * DAY, 'final')).toBe(true)
    expect(elsewhere(off().kickoff - DAY, 'pre'), 'it was brought forward').toBe(true)
    expect(elsewhere(off().kickoff - 8 * DAY, 'final'), 'and is over').toBe(true)
    expect(elsewhere(off().kickoff - 70 * DAY, 'final'), 'the two met in September, by hand').toBe(false)
  })

  it('counts again by the reading that calls the other one off', () => {
    const games = { [ID]: liveGame({ phase: 'live' }), other: liveGame({ phase: 'canceled' }) }
    const { lines, entries } = decideLines([off(), lineOf('other')], games, null, NOW, [])
    expect(lines.map((line) => line.void)).toEqual([false, true])
    expect(entries.map(({ gameId }) => gameId)).toEqual(['other', ID])
  })

  it('is the only one that counts again if two of the same teams are on at once', () => {
    const games = { [ID]: liveGame({ phase: 'live' }), other: liveGame({ phase: 'live' }) }
    const { lines } = decideLines([off(), off({ gameId: 'other' })], games, null, NOW, [])
    expect(lines.map((line) => line.void)).toEqual([false, true])
  })
})
