import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { newScores } from '#common/week/week'
import { ironBowl } from '../../../../tests/fixtures/line'
import LiveScores from './LiveScores'

const documents = vi.hoisted(() => new Map<string, object>())
vi.mock('#web/live/useDocument', () => ({
  useDocument: (path: string) => ({ status: documents.has(path) ? 'ready' : 'absent', value: documents.get(path) }),
}))
vi.mock('#web/session/session', () => ({ useSession: () => 'ann' }))

const [SEASON, WEEK] = [2025, 14]
const weeks = [{ week: WEEK, label: 'Week 14' }]
const line = ironBowl()
documents.set(paths.settings(), { season: SEASON, activeWeek: WEEK, openWeeks: [WEEK], finishedWeeks: [], weeks })
documents.set(paths.week(SEASON, WEEK), { week: WEEK, slate: [line.gameId], lines: [line] })

it.each([
  ['The score feed cannot be reached.', true, true],
  ['The score feed lists a game twice and differently: Alabama at Auburn.', false, false],
])('says that “%s”, and only a feed that cannot be read is down', (trouble, feedDown, isDown) => {
  documents.set(paths.scores(SEASON, WEEK), { ...newScores(WEEK), trouble, feedDown })
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LiveScores />
    </MemoryRouter>,
  )
  expect(markup).toContain(trouble)
  expect(markup.includes('Feed down')).toBe(isDown)
})
