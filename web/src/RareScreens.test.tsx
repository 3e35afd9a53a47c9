import { Outlet } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { urls } from '#web/urls'
import { markupAt } from '../../tests/fixtures/markup-at'
import RareScreens from './RareScreens'

vi.mock('#web/app/guards', () => ({ ForPlayers: Outlet, ForCommissioners: Outlet }))

it('a tap on the status is answered before its code is there', () => {
  const page = markupAt(urls.status, <RareScreens />)
  expect(page).toContain('<h1 id="title">Is everything working?</h1>')
})
