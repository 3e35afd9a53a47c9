import { expect, it, vi } from 'vitest'
import { markupAt } from '../../../../tests/fixtures/markup-at'
import Commish from './Commish'

vi.mock('#web/session/session', () => ({ useSession: () => 'ann', useUid: () => 'ann', session: {} }))
vi.mock('#web/live/useDocument', () => ({ useDocument: () => ({ status: 'loading' }) }))

it('has its title from the beginning', () => {
  const markup = markupAt('/', <Commish />)
  expect(markup).toContain('<h1 id="title">Commish</h1>')
})
