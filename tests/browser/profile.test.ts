import type { Page } from '@playwright/test'
import { arrive } from './arrive'
import { expect, freshLeague, inspect, PHONE, test } from './fixture'
import { holdBack } from './hold-back'
import { mailedLink } from './mailed-link'

freshLeague()
// The browser itself complains of a call that fails.
test.use({ viewport: PHONE, complaints: 'expected' })

const OWN = '**/api/users/me'

test('a profile that cannot be loaded is not shown as empty, but asked for', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'ray')
  const notice = page.getByText('Your profile could not be loaded.')
  const name = page.getByLabel('Your name on the boards')
  await page.route(OWN, (route) => route.fulfill({ status: 500, json: { error: 'Broken.', code: 'internal' } }))
  await page.goto('/account')
  await expect(notice).toBeVisible()
  await expect(name).toHaveCount(0)
  await inspect(page)
  await page.unroute(OWN)
  const release = await holdBack(page, OWN)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(notice, 'while it asks again').toHaveCount(0)
  release()
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
  await expect(mobile).toBeFocused()
  await expect(mobile).toHaveAttribute('aria-invalid', 'true')
  await expect(mobile).toHaveAccessibleDescription(/Please enter a valid mobile number \(digits only, 10–15\)\.$/)
  await mobile.fill('(706) 555-0199')
  await expect(mobile).toHaveAttribute('aria-invalid', 'false')
  await page.getByLabel('About you (optional)').fill('Go Dawgs.')
  await save.click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(mobile, 'as it is stored').toHaveValue('7065550199')
  await page.reload()
  await expect(mobile).toHaveValue('7065550199')
  await expect(page.getByLabel('About you (optional)')).toHaveValue('Go Dawgs.')
  await inspect(page)
})

test('a profile that was changed on another device is not put back, and stands in the form once it is saved', {
  tag: '@long',
}, async ({ page, browser }) => {
  const other = await browser.newPage()
  for (const each of [page, other]) await arrive(each, 'dee', '/account')
  const name = (of: Page) => of.getByLabel('Your name on the boards')
  const about = (of: Page) => of.getByLabel('About you (optional)')
  const save = async (of: Page) => {
    await of.getByRole('button', { name: 'Save profile' }).click()
    await expect(of.getByText('Your profile is saved.').last()).toBeVisible()
  }
  await expect(name(page)).toHaveValue('Dee')
  await name(other).fill('Dée')
  await save(other)
  await about(page).fill('Roll Tide.')
  await save(page)
  await expect(name(page)).toHaveValue('Dée')
  await save(other)
  await expect(about(other)).toHaveValue('Roll Tide.')
  await other.close()
})

test('a refusal after its form was left is said in a toast', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'wes', '/account')
  await page.getByLabel('Your name on the boards').fill('Uncle Ray')
  const release = await holdBack(page, OWN)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByRole('link', { name: 'CFB Picks' }).click()
  await expect(page).toHaveURL('/')
  release()
  await expect(page.getByText('That name is taken. Please choose another.')).toBeVisible()
})

test('what is changed while a team or a password is being saved stays', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'priya', '/')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const team = page.getByRole('form', { name: 'Change team' }).getByRole('combobox')
  await team.selectOption('ALA')
  const letTeamGo = await holdBack(page, OWN)
  await page.getByRole('button', { name: 'Save team' }).click()
  await team.selectOption('AUB')
  letTeamGo()
  await expect(page.getByText('Your team is saved.')).toBeVisible()
  await expect(team).toHaveValue('AUB')

  await page.goto('/account')
  const [present, next] = [page.getByLabel('Current password'), page.getByLabel('New password')]
  await present.fill('saturday')
  await next.fill('a new saturday')
  const letPasswordGo = await holdBack(page, '**/api/users/me/password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await next.fill('a newer saturday')
  letPasswordGo()
  await expect(page.getByText('Your password is saved. Your other devices are logged out.')).toBeVisible()
  await expect(present).toHaveValue('')
  await expect(next).toHaveValue('a newer saturday')
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

test('a new address is confirmed by its link and the password, and a link that is no longer valid leads to another', async ({
  page,
}) => {
  await arrive(page, 'ray', '/account')
  const address = page.getByLabel('New email address')
  const send = page.getByRole('button', { name: 'Send the link' })
  await address.fill('ray@example.com')
  await send.click()
  await expect(page.getByText('That is your email address already.')).toBeVisible()
  await address.fill('ray.new@example.com')
  await send.click()
  await expect(page.getByText('An email is on its way to ray.new@example.com.')).toBeVisible()
  await inspect(page)
  const link = await mailedLink('ray.new@example.com', '/confirm-email')
  const confirm = async (password: string) => {
    // As a browser fills it in, without an event.
    await page.getByLabel('Your password').evaluate((field, value) => void Object.assign(field, { value }), password)
    await page.getByRole('button', { name: 'Confirm' }).click()
  }
  const another = page.getByRole('link', { name: 'Ask for a new link' })
  await page.goto(link.replace(/token=.{5}/, 'token='))
  await confirm('saturday')
  await expect(page.getByText('This link is invalid or expired.')).toBeVisible()
  await inspect(page)
  await another.click()
  await expect(page).toHaveURL('/account')
  await page.goto('/confirm-email?token=spoiled&uid=somebody-else')
  await confirm('saturday')
  await expect(page.getByText('This device is logged in as Uncle Ray.')).toBeVisible()
  await expect(another).toHaveCount(0)
  await page.goto(link)
  await confirm('sunday')
  await expect(page.getByText('That is not your password.')).toBeVisible()
  await expect(another).toHaveCount(0)
  await confirm('saturday')
  await expect(page.getByText('Your email address is changed. Please log in.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Board' }).click()
  await expect(page, 'the change has ended the session').toHaveURL('/login')
})

test('a screen that is opened while a new password is saved ends no session', async ({ page }) => {
  await arrive(page, 'maggie', '/account')
  const release = await holdBack(page, '**/api/users/me/password')
  await page.getByLabel('Current password').fill('saturday')
  await page.getByLabel('New password').fill('a new saturday')
  await page.getByRole('button', { name: 'Save password' }).click()
  // As the server answers while it changes the password.
  const body = { error: 'Your session has ended. Please log in.', code: 'signed-out' }
  const refused = page.waitForResponse(OWN)
  await page.route(OWN, (route) => route.fulfill({ status: 401, json: body }), { times: 1 })
  await page.getByRole('link', { name: 'CFB Picks' }).click()
  await refused
  release()
  await expect(page.getByText('Your password is saved. Your other devices are logged out.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeVisible()
})
