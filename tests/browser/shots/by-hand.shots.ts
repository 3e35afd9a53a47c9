import { MINUTE } from '#common/durations'
import { expect, freshLeague, logIn, test } from '../fixture'
import { TYPING_ZONE, typedTime } from '../typed-time'
import { shoot } from './shoot'

freshLeague()
// The browser itself speaks of a call that is refused.
test.use({ complaints: 'expected', timezoneId: TYPING_ZONE })

test('the desk by hand', async ({ page }) => {
  await logIn(page, 'commish')
  await page.goto('/commish')
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Add a game by hand' }).click()
  await dialog.getByLabel('Away team').fill('Slippery Rock')
  await dialog.getByLabel('Home team').fill('Army')
  await dialog.getByLabel('Kickoff').fill('2020-09-05T12:00')
  await press('Add game')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await shoot(page, 'hand-game', { whole: false })
  await dialog.getByLabel('Kickoff').fill(typedTime(Date.now() - 3 * MINUTE))
  await dialog.getByLabel('Home line').fill('−3½')
  await press('Add game')
  const row = page.getByRole('region', { name: 'Lines' }).getByRole('listitem').filter({ hasText: 'Slippery Rock' })
  await row.getByRole('button', { name: /^Edit game/ }).click()
  await dialog.getByLabel('Status').selectOption('Final')
  await dialog.getByLabel('Slippery Rock', { exact: true }).fill('7')
  await dialog.getByLabel('Army', { exact: true }).fill('21')
  await shoot(page, 'hand-result', { whole: false })
  await press('Save by hand')
  await expect(dialog).toHaveCount(0)
  await expect(row.getByText('Final', { exact: true })).toBeVisible()
  await shoot(page, 'hand-saved')
  await page.goto('/live-scores')
  await expect(page.getByRole('article', { name: /Slippery Rock/ })).toBeVisible()
  await shoot(page, 'hand-scores')

  // The demo's feed dates every week, so the dates are taken out of its calendar.
  await page.route(/\/api\/commish\/calendar/, async (route) => {
    const response = await route.fetch()
    const { weeks, ...calendar } = await response.json()
    const undated = weeks.map((week: object) => ({ ...week, start: null, end: null }))
    await route.fulfill({ response, json: { ...calendar, weeks: undated } })
  })
  await page.goto('/commish')
  await page.getByLabel('Week to work on').fill('18')
  await page.getByRole('button', { name: 'Name week 18 by hand' }).click()
  await dialog.getByLabel('Name').fill('All-star games')
  await shoot(page, 'hand-week', { whole: false })
})
