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

test('after the first save of a week a phone shows its lines, and a favorite needs no sign', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await arrive(page, 'commish', '/commish')
  await page.getByLabel('Week to work on').fill(String(WEEK + 1))
  await page.getByRole('button', { name: 'Suggest a slate' }).click()
  await page.getByRole('button', { name: 'Save games' }).click()
  await expect(page.getByRole('heading', { name: `Lines of week ${WEEK + 1}` })).toBeInViewport()
  const line = page.getByRole('region', { name: 'Lines' }).getByRole('listitem').first()
  const favor = line.getByRole('button', { name: /^Favor / })
  const [, team] = /^Favor (\S+)/.exec(await favor.innerText()) ?? []
  await favor.click()
  await line.getByRole('textbox').fill('4.5')
  await line.getByRole('button', { name: /^Set spread/ }).click()
  await expect(line.getByRole('textbox')).toHaveValue('−4½')
  await expect(line.locator('form label')).toContainText(String(team))
})
