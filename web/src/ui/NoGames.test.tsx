import { expect, it, vi } from 'vitest'
import { markupAt } from '../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../tests/fixtures/words'
import { NoGames } from './NoGames'

const viewer = vi.hoisted(() => ({ session: { isCommissioner: false } }))
vi.mock('#web/session/session', () => ({ useSession: (select: (state: object) => unknown) => select(viewer) }))

it.each([
  [false, 'Week 11', /^No games in Week 11 yet\. Once the commissioner adds games, you'll see them here\.$/],
  [false, undefined, /^No weeks yet\. /],
  [true, 'Week 11', / Choose the games$/],
])('leads to the desk whoever may choose games: %s, %s', (isCommissioner, label, words) => {
  viewer.session = { isCommissioner }
  expect(wordsOf(markupAt('/weekly-picks', <NoGames label={label} />))).toMatch(words)
})
