import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Outlet } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { urls } from '#web/urls'
import RareScreens from './RareScreens'

vi.mock('#web/app/guards', () => ({ ForPlayers: Outlet, ForCommissioners: Outlet }))

it('a tap on the status is answered before its code is there', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={[urls.status]}>
      <RareScreens />
    </MemoryRouter>,
  )
  expect(page).toContain('<h1 id="title">Is everything working?</h1>')
})
