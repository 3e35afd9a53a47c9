import { expect, it } from 'vitest'
import type { GameLine, Phase } from '#common/game/line'
import { liveGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { LineRow, lineState, whenText } from './LineRow'

const { kickoff } = ironBowl()
const LOCK = kickoff + 600_000

it.each<[about: string, line: Partial<GameLine>, phase: Phase | null, now: number, state: string]>([
  ['can be picked', {}, 'pre', kickoff, ''],
  ['has no live scores yet', {}, null, kickoff, ''],
  ['has no line', { spread: null }, 'pre', kickoff, ''],
  ['was locked by hand', { isLocked: true }, 'pre', kickoff - 1, 'Locked'],
  ['has locked by itself and not begun', {}, 'pre', LOCK, 'Locked'],
  ['is live, before its lock', {}, 'live', kickoff + 60_000, 'Live'],
  ['is live and was locked by hand', { isLocked: true }, 'live', LOCK, 'Live'],
  ['is over', { phase: 'final' }, null, LOCK, 'Final'],
  ['is over, whatever the feed says later', { phase: 'final' }, 'live', LOCK, 'Final'],
  ['is over in the live scores', {}, 'final', LOCK, 'Final'],
  ['was postponed', {}, 'postponed', kickoff, 'Postponed'],
])('a game that %s', (_about, line, phase, now, state) => {
  const live = phase === null ? undefined : liveGame({ phase })
  expect(lineState(ironBowl(line), live, now)).toBe(state)
})

it.each<[about: string, line: Partial<GameLine>, phase: Phase, text: RegExp]>([
  ['is to come', {}, 'pre', /\d:\d\d [AP]M$/],
  ['waits for its hour', { timeTbd: true }, 'pre', /time TBD$/i],
  ['was postponed, and has no date', { timeTbd: true, phase: 'postponed' }, 'postponed', /^$/],
  ['was postponed, with a new date', { phase: 'postponed' }, 'postponed', /\d:\d\d [AP]M$/],
])('when a game kicks off that %s', (_about, line, phase, text) => {
  expect(whenText(ironBowl(line), liveGame({ phase }))).toMatch(text)
})

it('shows the score with the game, and where the spread came from with the spread', () => {
  const line = ironBowl({ phase: 'final', awayScore: 27, homeScore: 20, spreadWas: 6.5 })
  const words = wordsOf(<LineRow line={line} live={undefined} now={LOCK} />)
  expect(words).toMatch(/^Alabama at Auburn Final ALA 27, AUB 20 .* Alabama −7 feed, .*, was Alabama −6½ Edit game/)
  expect(wordsOf(<LineRow line={ironBowl()} live={undefined} now={kickoff} />)).not.toMatch(/ALA \d/)
})
