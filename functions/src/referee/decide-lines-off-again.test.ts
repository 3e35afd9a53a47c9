import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import type { GameLine, PhaseDoubt } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { feedGame, KICKOFF, liveGame, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { reading } from '../../../tests/fixtures/week-state'
import { decideLines } from './decide-lines'

const NOW = KICKOFF - HOUR
const ID = ironBowl().gameId
const takenBack: PhaseDoubt = { phase: 'canceled', since: NOW - HOUR, readings: 0, last: NOW - HOUR }
const said: PhaseDoubt = { ...takenBack, since: NOW, readings: 1, last: NOW }
/** Without its time, as the feed has a game that it cancels. */
const canceled = feedGame({ phase: 'canceled', timeTbd: true })

/** The line and the game after a reading at this time. */
function after(line: Partial<GameLine>, known: LiveGame, listed: typeof canceled | null, at: number) {
  const given = reading(listed ? [listed] : [], { at })
  const { lines, games, entries } = decideLines([ironBowl(line)], { [ID]: known }, given, at, [])
  return { line: lines[0], game: games[ID], entries: entries.map(({ text }) => text) }
}

it('a game that the feed calls off for the second time stays as it is until that is repeated', () => {
  const first = after({ offAgain: takenBack }, upcoming, canceled, NOW)
  expect(first).toEqual({ line: ironBowl({ offAgain: said }), game: upcoming, entries: [] })
  const last = after({ offAgain: { ...said, readings: 2 } }, upcoming, canceled, NOW + 2 * MINUTE)
  expect(last.line).toMatchObject({ phase: 'canceled', void: true, voidSource: 'feed', timeTbd: true, offAgain: null })
  expect(last.game).toMatchObject({ phase: 'canceled', timeTbd: true })
  expect(last.entries).toEqual(['Alabama at Auburn was cancelled and counts for nobody.'])
})

it('a game that the feed has on again is on at once, and that it was off is remembered', () => {
  const off = { phase: 'canceled', void: true, voidSource: 'feed' } as const
  const { line } = after(off, liveGame({ ...upcoming, phase: 'canceled' }), feedGame(), NOW)
  expect(line).toMatchObject({ phase: 'pre', void: false, offAgain: { ...takenBack, since: NOW, last: NOW } })
})

it('what is known of that stays while the feed does not list the game', () => {
  expect(after({ offAgain: said }, upcoming, null, NOW + MINUTE).line).toEqual(ironBowl({ offAgain: said }))
})

it('a line of a game that was never off says nothing of it', () => {
  expect(after({}, upcoming, feedGame(), NOW).line).not.toHaveProperty('offAgain')
})
