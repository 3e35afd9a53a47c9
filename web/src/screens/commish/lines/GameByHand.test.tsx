import { expect, it } from 'vitest'
import type { GameLine, HandResult } from '#common/game/line'
import { dateText } from '#web/ui/when'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { savedText } from './GameByHand'
import type { LineEdit } from './patchLine'

const { kickoff } = ironBowl()
const said = (phase: HandResult['phase'], homeScore = 0, awayScore = 0): Partial<GameLine> => ({
  byHand: { phase, homeScore, awayScore },
})

it.each<[about: string, line: Partial<GameLine>, edit: LineEdit, words: string]>([
  ['a final', said('final', 24, 21), { phase: 'final', homeScore: 24, awayScore: 21 }, 'final, ALA 21, AUB 24'],
  ['a game without a score', said('postponed'), { phase: 'postponed' }, 'postponed'],
  ['a kickoff', said('final', 24, 21), { kickoff }, `kickoff ${dateText(kickoff)}`],
  ['both', said('pre'), { phase: 'pre', kickoff }, `not begun; kickoff ${dateText(kickoff)}`],
])('says what was saved of %s', (_about, line, edit, words) =>
  expect(savedText(ironBowl(line), edit)).toBe(`Alabama at Auburn: ${words}.`),
)

it('says that a game follows the feed again', () =>
  expect(savedText(ironBowl(), { feed: true })).toBe('Alabama at Auburn follows the feed again.'))
