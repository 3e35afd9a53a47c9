import { arrive } from './arrive'
import { expect, freshLeague, inspect, test } from './fixture'

freshLeague()
// The browser itself complains of what is cut off here.
test.use({ complaints: 'expected' })

for (const [view, chunk] of [
  ['weekly', /WhatIf.*\.js$/],
  ['overall', /SeasonChart.*\.js$/],
] as const)
  test(`the ${view} board stands without the code of its extra`, { tag: '@long' }, async ({ page }) => {
    await arrive(page, 'wes')
    const failed = page.waitForEvent('console', (message) => message.text().includes('Loading chunk failed'))
    await page.route(chunk, (route) => route.abort())
    await page.goto(`/leaderboard?view=${view}`)
    await failed
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  })

test('the switches of the home come with the network, where it was missing at first', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'wes')
  await page.route('**/api/users/me', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/')
  await failed
  const reminders = page.getByLabel('Remind me by email')
  await expect(page.getByRole('link', { name: 'Account' }).last()).toBeVisible()
  await expect(reminders).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(reminders).toBeVisible()
})

test('reminders that cannot be loaded are asked for', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'ray')
  await page.route('**/api/users/me', (route) =>
    route.fulfill({ status: 503, json: { error: 'Down.', code: 'not-ready' } }),
  )
  await page.goto('/')
  const notice = page.getByText('Your reminders could not be loaded.')
  await expect(notice).toBeVisible()
  await inspect(page)
  await page.unroute('**/api/users/me')
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Remind me by email')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a log that cannot be loaded says so, and is there after a reload', { tag: '@long' }, async ({ page }) => {
  const chunk = /LogEntries.*\.js$/
  await arrive(page, 'wes', '/leaderboard?view=weekly')
  await page.route(chunk, (route) => route.abort())
  const summary = page.getByText('What was changed')
  const failed = page.getByText('The log could not be loaded. Please reload the page.')
  await summary.click()
  await expect(failed).toBeVisible()
  await page.unroute(chunk)
  // Browsers do not ask again on the same page for a module that has failed.
  await page.reload()
  await summary.click()
  await expect(page.getByText('Nothing was changed.')).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('a logout leaves the error of a home whose code did not load', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'wes', '/account')
  await page.route(/PlayerHome.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
})
