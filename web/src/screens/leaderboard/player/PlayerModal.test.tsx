import { expect, it, vi } from 'vitest'
import { weeklyBoardDoc } from '#common/boards/weekly-board'
import { HIDDEN_TEXT } from '#common/game/pick'
import { paths } from '#common/paths'
import { weekLabel } from '#common/week/season'
import { member } from '../../../../../tests/fixtures/board'
import { documents } from '../../../../../tests/fixtures/known-documents'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { markupAt } from '../../../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../../../tests/fixtures/words'
import PlayerModal, { SeasonWeeks } from './PlayerModal'

vi.mock('#web/live/useDocument', () => import('../../../../../tests/fixtures/known-documents'))
vi.mock('#web/session/session', () => ({ useSession: () => 'ann', useUid: () => 'ann' }))
vi.mock('#web/app/logout', () => ({ unsettledGames: () => [ironBowl().gameId] }))

const weeks = [{ week: 17, label: 'Bowl season', seasonType: 3, feedWeek: 1 }]
const season = (of: readonly number[]) =>
  wordsOf(
    <SeasonWeeks weeks={of} byWeek={{ 1: 7 }} labelOf={(week) => weekLabel(weeks, week)} onWeek={() => undefined} />,
    '|',
  )

it('lists each week with its points, a dash where unknown', () => {
  expect(season([1, 2, 17])).toMatch(/Week 1 \|7\|.*Week 2 \|–\|.*Bowl season \|–\|/)
})

it.each([
  ['that one’s own waits to be saved', 'ann', 'Not saved yet'],
  ['that another player’s is hidden', 'bob', HIDDEN_TEXT],
  ['that somebody who has left made none', 'tom', 'No pick'],
])('shows before a game reveals, in place of the pick, %s', (_whose, userId, text) => {
  const [season, week] = [2025, 14]
  const members = { ann: member('Ann'), bob: member('Bob'), tom: member('Tom', { away: [{ from: 1 }] }) }
  documents.set(paths.settings(), { season, activeWeek: week, openWeeks: [week], weeks: [{ week, label: 'Week 14' }] })
  documents.set(paths.directory(), { members })
  documents.set(paths.weeklyBoard(season, week), weeklyBoardDoc(week, [ironBowl()], Object.keys(members), new Map()))
  const card = <PlayerModal player={{ userId, name: userId }} week={week} first="picks" onClose={() => {}} />
  expect(wordsOf(markupAt('/', card))).toMatch(new RegExp(`${text}$`))
})

it('says that a season has no weeks yet', () => expect(season([])).toBe('|No weekly breakdown available.|'))
