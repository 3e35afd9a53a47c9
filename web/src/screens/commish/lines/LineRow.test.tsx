import { expect, it } from 'vitest'
import type { GameLine, Phase } from '#common/game/line'
import { liveGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { LineRow, lineState, whenText } from './LineRow'

const { kickoff } = ironBowl()
const LOCK = kickoff + 600_000

it.each<[about: string, line: Partial<GameLine>, phase: Phase | null, state: string]>([
  ['has not begun', {}, 'pre', ''],
  ['has no live scores yet', {}, null, ''],
  ['is live', {}, 'live', 'Live'],
  ['is over', { phase: 'final' }, null, 'Final'],
  ['is over, whatever the feed says later', { phase: 'final' }, 'live', 'Final'],
  ['is over in the live scores', {}, 'final', 'Final'],
  ['was postponed', {}, 'postponed', 'Postponed'],
])('a game that %s', (_about, line, phase, state) => {
  const live = phase === null ? undefined : liveGame({ phase })
  expect(lineState(ironBowl(line), live)).toBe(state)
})

it('says once that a game is locked: another line would move the boxes under a finger', () => {
  const words = (line: GameLine, now: number) => wordsOf(<LineRow line={line} live={undefined} now={now} />)
  expect(words(ironBowl({ isLocked: true }), kickoff - 1).match(/Locked/g)).toHaveLength(1)
  expect(words(ironBowl(), LOCK).match(/Locked/g)).toHaveLength(1)
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
