import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultWeekName } from '#common/week/week'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { Lines } from '../lines/Lines'
import { authorText, WeekActions } from './WeekActions'

const [week, now] = [17, 0]
const scoring = { busy: false, score: async () => undefined }
const known = { week, label: 'Bowls', scores: undefined, isLoading: false, now }

it('calls the bowls by their name, as the steps do', () => {
  const lines = [ironBowl(), ironBowl({ gameId: '2', isLocked: true })]
  const stored = { ...defaultWeekName(week), notice: '', state: 'open' as const, slate: ['1', '2'], lines }
  const actions = renderToStaticMarkup(<WeekActions {...known} stored={stored} scoring={scoring} isNext={false} />)
  for (const action of ['>Lock Bowls', '>Unlock Bowls', '>Score Bowls']) expect(actions).toContain(action)
  expect(renderToStaticMarkup(<Lines {...known} stored={undefined} isNext={false} />)).toContain(
    'No games selected for Bowls yet.',
  )
})

it.each([
  ['Al', 'Al entered HOME for Ray.', ''],
  ['Al', 'Alabama at Auburn: 31–28.', ', by Al'],
  ['Navy', 'Navy at Army: locked.', ', by Navy'],
])('names %s, the author of the last change, once: %s', (by, text, author) => {
  expect(authorText({ text, by, at: 0 })).toBe(author)
})
