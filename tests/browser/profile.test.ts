import { arrive } from './arrive'
import { expect, freshLeague, inspect, PHONE, test } from './fixture'
import { holdBack } from './hold-back'

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

test('a player sees their address, and changes the mobile number and the text beside a name older than its rule', async ({
  page,
}) => {
  await arrive(page, 'jt', '/account')
  await expect(page.getByText('Now: jt@example.com')).toBeVisible()
  await expect(page.getByLabel('Your name on the boards')).toHaveValue('J.T.')
  const mobile = page.getByLabel('Mobile (optional)')
  const save = page.getByRole('button', { name: 'Save profile' })
  await mobile.fill('555')
  await save.click()
  await expect(page.getByText('Please enter a valid mobile number (digits only, 10–15).')).toBeVisible()
  await mobile.fill('(706) 555-0199')
  await page.getByLabel('About you (optional)').fill('Go Dawgs.')
  await save.click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await page.reload()
  await expect(mobile).toHaveValue('7065550199')
  await expect(page.getByLabel('About you (optional)')).toHaveValue('Go Dawgs.')
  await inspect(page)
})

test('a failure after its dialog was closed is said in a toast, and not in the next dialog', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'ray', '/account')
  await expect(page.getByLabel('Your name on the boards')).toHaveValue('Uncle Ray')
  const release = await holdBack(page, OWN)
  const opener = page.getByRole('button', { name: 'Delete my account' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name }).click()
  await dialog.getByLabel('Your password').fill('not the password')
  await press('Delete for good')
  await press('Cancel')
  await expect(dialog).toBeHidden()
  await opener.click()
  release()
  await expect(page.getByText('That is not your password.')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await press('Cancel')
  await expect(page).toHaveURL('/account')
})
