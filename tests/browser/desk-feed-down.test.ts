import { arrive } from './arrive'
import { expect, feed, freshLeague, test } from './fixture'

freshLeague()
test.use({ complaints: 'expected' })
test.beforeEach(() => feed({ misbehave: '500' }))

test('the list of games says so, and can be asked for again', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const failed = page.getByText(/^Error loading games for week/)
  await expect(failed).toBeVisible()
  await feed({ misbehave: null })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Suggest a slate' })).toBeEnabled()
})

test('a week that is scored without the feed is said with a warning', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  await page.getByRole('button', { name: 'Score week 11' }).click()
  const toast = page.locator('[data-tone="warn"]').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
  await expect(toast).toContainText('The score feed answered with an error (500).')
})

test('the feed’s error is among the last ones, with what to do', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'commish', '/commish/status')
  const entry = page.getByRole('listitem').filter({ hasText: 'The score feed answered with an error (500).' }).last()
  await expect(async () => {
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(entry).toContainText('To do: Nothing, unless', { timeout: 2_000 })
  }).toPass()
})
