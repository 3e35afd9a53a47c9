import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import Commish from './Commish'

vi.mock('#web/session/session', () => ({ useSession: () => 'ann', session: {} }))
vi.mock('#web/live/useDocument', () => ({ useDocument: () => ({ status: 'loading' }) }))

it('has its title from the beginning', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Commish />
    </MemoryRouter>,
  )
  expect(markup).toContain('<h1 id="title">Commish</h1>')
})
