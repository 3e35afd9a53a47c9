import { arrive } from './arrive'
import { expect, freshLeague, inspect, PHONE, test } from './stadium'

freshLeague()
// The browser itself complains of a call that fails.
test.use({ viewport: PHONE, complaints: 'expected' })

const OWN = '**/api/users/me'

test('a profile that cannot be loaded is not shown as empty, and is asked for again', async ({ page }) => {
  await arrive(page, 'ray')
  const notice = page.getByText('Your profile could not be loaded.')
  const name = page.getByLabel('Your name on the boards')
  await page.route(OWN, (route) => route.fulfill({ status: 500, json: { error: 'Broken.', code: 'internal' } }))
  await page.goto('/account')
  await expect(notice).toBeVisible()
  await expect(name).toHaveCount(0)
  await inspect(page)
  await page.unroute(OWN)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(name).toHaveValue('Uncle Ray')

  await page.route(OWN, (route) => route.abort())
  await page.reload()
  await expect(notice).toBeVisible()
  await page.unroute(OWN)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(name).toHaveValue('Uncle Ray')
  await expect(notice).toHaveCount(0)
})
