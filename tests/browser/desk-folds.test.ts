import { arrive } from './arrive'
import { expect, freshLeague, PHONE, test, WEEK } from './fixture'

freshLeague()

test('on a phone the games fold after every save', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await arrive(page, 'commish', '/commish')
  const games = page.getByRole('region', { name: `Games of week ${WEEK}` })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  for (const left of [11, 10]) {
    await press('Change games')
    await games.getByRole('checkbox', { checked: true }).last().uncheck()
    await press('Save games')
    await press('Take off 1 game')
    await expect(games.getByText(`${left} selected`, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save games' })).toBeHidden()
    await expect(page.getByRole('heading', { name: /^Lines/ }), 'what comes next').toBeInViewport()
  }
})
