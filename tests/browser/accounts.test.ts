import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { arrive } from './arrive'
import { atBothSizes, expect, freshLeague, inspect, signUp, test } from './fixture'
import { mailedLink } from './mailed-link'
import { actLikeIphone, shared } from './share-sheet'

freshLeague()

const portrait = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#bb0000' } })
    .png()
    .toBuffer()
const teamColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--team'))
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** The size of the picture that the card is saved as. */
async function savedCard(page: Page) {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /Save picture$/ }).click()
  return sharp(await (await saved).path()).metadata()
}

test('an account from its first day to its second password', async ({ page, context }) => {
  const email = 'cardfan@example.com'

  await test.step('registers with an avatar', async () => {
    await page.goto('/register')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByText('Please fill out username and password.')).toHaveCount(1)
    await expect(page.getByLabel('Username')).toBeFocused()
    for (const missing of ['Username', 'Password']) {
      await expect(page.getByLabel(missing)).toHaveAttribute('aria-invalid', 'true')
    }
    await page.getByLabel('Username').fill('cardfan')
    await page.getByLabel('Password').fill('five5')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByLabel('Email'), 'the first field that is wrong').toBeFocused()
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password must be at least 6 characters.')
    await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
    const avatar = page.getByLabel('Picture (optional)')
    await avatar.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') })
    await expect(page.getByText('That file is not a picture we can read. Try a JPEG or PNG.')).toBeVisible()
    await avatar.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(8 * 1024 * 1024 + 1) })
    await expect(page.getByText('That picture is larger than 8 MB.')).toBeVisible()
    await expect(avatar, 'so that it can be chosen again').toHaveValue('')
    await page.getByLabel('About you (optional)').fill('Ten')
    await expect(page.getByText('3 of 500 characters')).toBeVisible()
    await inspect(page)
    await signUp(page, 'cardfan', await portrait())
    expect(await kept(page, 'avatar')).toMatch(/^\/api\/avatars\/.+\?v=/)
  })

  const card = page.getByRole('region', { name: 'Team card' })
  const press = (name: string | RegExp) => card.getByRole('button', { name }).click()

  await test.step('swaps and cycles the card', async () => {
    await page.getByRole('link', { name: 'CFB Picks' }).click()
    await expect(card.getByRole('heading', { name: 'Ohio State' })).toBeVisible()
    const swap = card.getByRole('button', { name: 'Swap the card' })
    const ground = () => card.locator('[style*="--fill"]').evaluate((face) => getComputedStyle(face).backgroundColor)
    const before = await ground()
    await swap.press('Enter')
    expect(await ground()).not.toBe(before)
    await swap.click()
    expect(await ground()).toBe(before)
    for (const mode of ['logo-alt', 'mascot', 'off', 'logo', 'logo-alt']) {
      await press(/^Badge/)
      await expect(card.locator('[data-watermark]')).toHaveCount(mode === 'off' ? 0 : 1)
      expect(await kept(page, 'cardWatermark')).toBe(mode)
    }
    const face = () => card.getByRole('heading').evaluate((name) => getComputedStyle(name).fontFamily.split(',')[0])
    const seen = new Set([await face()])
    for (let turn = 1; turn < 7; turn += 1) {
      await press(/^Lettering/)
      seen.add(await face())
    }
    expect(seen.size).toBe(7)
    await page.reload()
    await expect(card.getByRole('button', { name: 'Badge logo-alt' })).toBeVisible()
    expect([...seen].at(-1)).toBe(await face())
  })

  await test.step('saves the card', async () => {
    expect((await savedCard(page)).width).toBeGreaterThan(500)
    await expect(page.getByText('Your card is saved as team-card.png.')).toBeVisible()
  })

  await test.step('changes the team, and the theme follows at once, in the other tab, too', async () => {
    const other = await context.newPage()
    await other.goto('/')
    await expect(other.getByRole('button', { name: 'Change' })).toBeVisible()
    const before = await teamColor(page)
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByLabel('Favorite team').selectOption('LSU')
    await page.getByRole('button', { name: 'Save team' }).click()
    await expect(card.getByRole('heading', { name: 'LSU' })).toBeVisible()
    await expect.poll(() => teamColor(page)).not.toBe(before)
    expect(await kept(page, 'conference')).toBe('SEC')
    await expect.poll(() => teamColor(other)).toBe(await teamColor(page))
    await other.reload()
    await expect.poll(() => teamColor(other), 'at the next visit').toBe(await teamColor(page))
    await atBothSizes(page, inspect)
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Log in' })).toBeVisible()
    await other.close()
  })

  await test.step('asks for the username and for a reset', async () => {
    await page.getByRole('link', { name: 'Forgot your username or password?' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Look up username' }).click()
    await expect(page.getByText('Your username is cardfan.')).toBeVisible()
    await inspect(page)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByText(/a reset link is on its way/)).toBeVisible()
    await expect(page.getByText('Your username is')).toHaveCount(0)
  })

  await test.step('resets the password through the mailed link and logs in with it', async () => {
    const link = await mailedLink(email)
    await page.clock.install()
    await page.goto(link)
    const set = page.getByRole('button', { name: 'Set new password' })
    await expect(set).toBeDisabled()
    await page.getByLabel('New password').fill('seven77')
    await set.click()
    await expect(page.getByText('Password must be at least 8 characters.')).toBeVisible()
    await inspect(page)
    await page.getByLabel('New password').fill('a new saturday')
    // Far enough ahead for a busy machine: the clock cannot be paused in the past.
    await page.clock.pauseAt(Date.now() + 10_000)
    await set.click()
    const confirmation = page.getByText('Your password has been changed. Please log in.')
    await expect(confirmation).toBeVisible()
    await page.clock.runFor(1_199)
    await expect(page).toHaveURL(/\/reset-password/)
    await page.clock.runFor(1)
    await expect(page).toHaveURL('/login')
    await expect(confirmation).toBeVisible()
    await page.clock.resume()
    await page.getByLabel('Username').fill('cardfan')
    await page.getByLabel('Password').fill('saturday')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Wrong username or password.')
    // The wrong one is selected, so that what is typed replaces it.
    await expect(page.getByLabel('Password')).toBeFocused()
    await page.keyboard.type('a new saturday')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Welcome back, cardfan!')).toBeVisible()
  })
})

test('the account shows the picture that is kept; where it does not load, home shows the initial', {
  tag: '@long',
}, async ({ browser }) => {
  // A page of its own: the console may complain of what is taken away from it.
  const page = await browser.newPage()
  await arrive(page, 'priya', '/account')
  const shown = page.getByAltText('Your avatar')
  await page
    .getByLabel('New picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await portrait() })
  await expect(shown).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(shown).toHaveAttribute('src', /^\/api\/avatars\//)
  await page.route('**/api/avatars/**', (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('header').getByText('P', { exact: true })).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0)
})

test('a card is shared through the share sheet, and drawn without the logo where that does not come', {
  tag: '@long',
}, async ({ browser }) => {
  // A page of its own: the console may complain of what is taken away from it.
  const page = await browser.newPage()
  await arrive(page, 'ray')
  await page.route('**/logos/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/')
  expect((await savedCard(page)).width).toBeGreaterThan(500)
  const favorite = page.getByRole('region', { name: 'Favorite team' })
  for (const logo of [page.locator('[data-watermark]'), favorite.locator('img')]) {
    await expect(logo).toHaveCount(1)
    await expect(logo, 'no sign of a broken image').toBeHidden()
  }
  await actLikeIphone(page)
  await page.reload()
  await page.getByRole('button', { name: /Share$/ }).click()
  await expect.poll(() => shared(page)).toMatchObject({ text: 'My CFB Picks team card', name: 'team-card.png' })
  await page.close()
})
