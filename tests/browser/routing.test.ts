import { expect, test } from './stadium'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu closes after a link, with Escape and with a press beside it', async ({ page }) => {
    await page.goto('/')
    const toggle = page.getByRole('button', { name: 'Menu' })
    const login = page.getByRole('link', { name: 'Log in' })
    await toggle.click()
    await page.keyboard.press('Escape')
    await expect(login).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await page.mouse.click(200, 780)
    await expect(login).toBeHidden()
    await toggle.click()
    await login.click()
    await expect(page).toHaveURL('/login')
    await expect(login).toBeHidden()
  })
})

test('a session that the server no longer knows ends at the login', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    for (const [key, value] of Object.entries({ token: 'spent', uid: 'nobody', username: 'ghost', abbr: 'OSU' })) {
      localStorage.setItem(key, value)
    }
  })
  await page.goto('/')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a screen that cannot be loaded says so, and can be tried again', async ({ browser }) => {
  const page = await browser.newPage()
  await page.route('**/assets/Register-*.js', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }))
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('Loading chunk failed (missing)')).toBeVisible()
  await page.unroute('**/assets/Register-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.close()
})
