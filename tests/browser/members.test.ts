import { arrive } from './arrive'
import { expect, freshLeague, inspect, test } from './fixture'
import { mailedLink } from './mailed-link'
import { removeMember } from './remove-member'

freshLeague()

test('a newcomer is invited, joins, is removed and is out; another leaves on their own', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  const fields = async (username: string) => {
    await other.getByLabel('Username').fill(username)
    await other.getByLabel('Email').fill(`${username}@example.com`)
    await other.getByLabel('Password').fill('saturday')
    await other.getByLabel('Favorite team').selectOption('OSU')
    await other.getByRole('button', { name: 'Sign up' }).click()
  }
  let address = ''

  await test.step('the commissioner makes an invite link', async () => {
    await arrive(page, 'commish', '/commish')
    await page.getByRole('link', { name: 'Members and invite link' }).click()
    await page.getByRole('button', { name: 'Make an invite link' }).click()
    const link = page.getByText(/\/register\?invite=/)
    const first = await link.innerText()
    await inspect(page)
    await page.getByRole('button', { name: 'Renew' }).click()
    await page.getByRole('dialog', { name: 'Renew the link?' }).getByRole('button', { name: 'Renew' }).click()
    await expect(page.getByText('The link is renewed.')).toBeVisible()
    await expect(link).not.toHaveText(first)
    address = await link.innerText()
    await other.goto(new URL(first).pathname + new URL(first).search)
    await expect(other.getByRole('button', { name: 'Sign up' })).toHaveCount(0)
    await expect(other.getByText(/Please ask a commissioner/)).toBeVisible()
  })

  await test.step('without it nobody joins, with it they do', async () => {
    await other.goto('/')
    await other.getByRole('link', { name: 'Sign up' }).click()
    await expect(other.getByText('This league is by invitation. Please ask a commissioner for the link.')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Sign up' })).toHaveCount(0)
    await inspect(other)
    await other.goto(new URL(address).pathname + new URL(address).search)
    await other.getByRole('main').getByRole('link', { name: 'How it works' }).click()
    await other.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await fields('newcomer')
    await expect(other).toHaveURL('/weekly-picks')
  })

  await test.step('the newcomer takes another name', async () => {
    await other.goto('/account')
    await expect(other.getByLabel('Your name on the boards')).toHaveValue('newcomer')
    await other.getByLabel('Your name on the boards').fill('New Uncle')
    await other.getByLabel('About you (optional)').fill('Since 1987.')
    await other.getByRole('button', { name: 'Save profile' }).click()
    await expect(other.getByText('Your profile is saved.')).toBeVisible()
    await other.reload()
    await expect(other.getByLabel('About you (optional)')).toHaveValue('Since 1987.')
    await inspect(other)
    const saved = other.waitForEvent('download')
    await other.getByRole('button', { name: 'Download my data' }).click()
    expect((await saved).suggestedFilename()).toBe('cfb-picks-newcomer.json')
  })

  await test.step('a removed member cannot log in, and can once let back', async () => {
    await page.reload()
    await page.getByText('New Uncle').click()
    await page.getByRole('button', { name: 'Mail a reset link' }).click()
    await expect(page.getByText(/^A reset link is on its way to /)).toBeVisible()
    expect(await mailedLink('newcomer@example.com')).toContain('?token=')
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Asked to leave.')
    await inspect(page)
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('removed New Uncle from the league: Asked to leave.')).toBeVisible()
    await other.goto('/account')
    await expect(other).toHaveURL('/login')
    await expect(other.getByText('You have been logged out. Please log in again.')).toBeVisible()
    await other.getByLabel('Username').fill('newcomer')
    await other.getByLabel('Password').fill('saturday')
    await other.getByRole('button', { name: 'Log in' }).click()
    await expect(other.getByRole('alert')).toHaveText('Wrong username or password.')
    // The log shows a change before the sign-in service knows of it, which the answer tells.
    const letBack = page.waitForResponse('**/api/commish/let-back')
    await page.getByRole('button', { name: 'Let back' }).click()
    await expect(page.getByText(/let New Uncle back into the league\./)).toBeVisible()
    await letBack
    await other.getByRole('button', { name: 'Log in' }).click()
    await expect(other).toHaveURL('/account')
  })

  await test.step('and deletes the account', async () => {
    await other.getByRole('button', { name: 'Delete my account' }).click()
    await other.getByRole('dialog').getByLabel('Your password').fill('saturday')
    await inspect(other)
    await other.getByRole('button', { name: 'Delete for good' }).click()
    await expect(other.getByText('Your account is deleted.')).toBeVisible()
    await expect(other).toHaveURL('/')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'in the league' })).toBeVisible()
    await expect(page.getByText('New Uncle')).toHaveCount(0)
  })
})

test.describe('where the members cannot be read', () => {
  test.use({ complaints: 'expected' })

  test('the screen keeps those that it has, and can read them again', { tag: '@long' }, async ({ page }) => {
    await arrive(page, 'commish', '/commish/members')
    const members = page.getByRole('heading', { name: 'in the league' })
    const failure = page.getByText('Members cannot be read.')
    await page.getByText('Uncle Ray', { exact: true }).click()
    await page.route('**/api/commish/members', (route) =>
      route.fulfill({ status: 500, json: { error: 'Members cannot be read.', code: 'failed' } }),
    )
    await removeMember(page.getByRole('main'))
    await expect(failure).toBeVisible()
    await expect(members).toBeVisible()
    await page.unroute('**/api/commish/members')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(failure).toHaveCount(0)
    await expect(page.getByText('Removed: Asked to leave.')).toHaveCount(1)
  })
})
