import type { Page } from '@playwright/test'
import { arrive } from './arrive'
import { expect, freshLeague, linesNotOver, signUp, test, WEEK } from './fixture'
import { loseFirstAnswer } from './lose-first-answer'

freshLeague()
// The browser itself complains of every answer with a 502.
test.use({ complaints: 'expected' })

/** Answers calls that change something with a page of HTML, as Hosting does while the functions are down. */
const takeDown = (page: Page, calls: string) =>
  page.route(calls, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )

test('a sign-up whose answer is lost logs in at the next try, with the same password only', { tag: '@long' }, async ({
  page,
}) => {
  await loseFirstAnswer(page, '**/api/users/register')
  await page.goto('/register')
  await page.getByLabel('Username').fill('twicefan')
  await page.getByLabel('Email').fill('twicefan@example.com')
  await page.getByLabel('Password').fill('saturday')
  await page.getByLabel('Favorite team').selectOption('OSU')
  const signUpButton = page.getByRole('button', { name: 'Sign up' })
  await signUpButton.click()
  await expect(page.getByRole('alert')).toHaveText(/^Registration failed. The server cannot be reached/)
  await page.getByLabel('Password').fill('another saturday')
  await signUpButton.click()
  await expect(page.getByText('You have signed up already. Please log in.')).toBeVisible()
  await page.getByLabel('Password').fill('saturday')
  await page.getByLabel('Email').fill('twice.fan@example.com')
  await page.route('**/api/users/login', (route) => route.abort(), { times: 1 })
  await signUpButton.click()
  await expect(page.getByText(/^The server cannot be reached/)).toBeVisible()
  await signUpButton.click()
  await expect(page).toHaveURL('/weekly-picks')
})

test('every form says what failed, also without a sentence of the server’s', { tag: '@long' }, async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const says = (sentence: string) => expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(sentence)
  await page.goto('/login')
  await page.getByLabel('Username').fill('maggie@example.com')
  await page.getByLabel('Password').fill('saturday')
  await button('Log in').click()
  await says('Please log in with your username, not with your email address.')
  await page.getByLabel('Username').fill('maggie')
  await page.route('**/api/users/login', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), token: '' } })
  })
  await button('Log in').click()
  await says('Login succeeded, but no token was returned by the server.')

  await takeDown(page, '**/api/auth/**')
  await page.goto('/login-help')
  await page.getByLabel('Email').fill('maggie@example.com')
  await button('Look up username').click()
  await says('Lookup failed.')
  await button('Reset password').click()
  await says('Failed to start reset.')

  await signUp(page, 'patientfan')
  await page.goto('/account')
  await page.route('**/api/users/me/password', (route) => route.abort())
  await page.getByLabel('Current password').fill('saturday')
  await page.getByLabel('New password').fill('seven77')
  await button('Save password').click()
  await says('Password must be at least 8 characters.')
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('New password').fill('a new saturday')
  await button('Save password').click()
  // Nobody knows whether it was saved.
  await says('The server cannot be reached. Check your connection and try again.')
  await expect(page.getByText('No answer: your new password may already work.')).toBeVisible()

  await takeDown(page, '**/api/users/**')
  await page.goto('/')
  await button('Change').click()
  await button('Save team').click()
  await says('Failed to update favorite team.')
  const reminders = page.getByLabel('Remind me by email')
  await expect(reminders).toBeChecked()
  await reminders.click()
  await expect(reminders).toBeEnabled()
  await expect(reminders, 'as the server has it').toBeChecked()
  // Refused by the API: nobody asks what is stored.
  const refusal = { status: 429, json: { error: 'Too often.', code: 'too-often' } }
  await page.route('**/api/users/me', (route) => route.fulfill(refusal))
  await reminders.click()
  await expect(page.getByText('Too often.')).toBeVisible()
  await expect(reminders).toBeChecked()

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(button('Log in')).toBeVisible()
  await page.goto('/register')
  await page.getByLabel('Username').fill('latecomer')
  await page.getByLabel('Email').fill('latecomer@example.com')
  await page.getByLabel('Password').fill('saturday')
  await page.getByLabel('Favorite team').selectOption('OSU')
  await button('Sign up').click()
  await says('Registration failed.')
})

test('every command of the desk says what failed', { tag: '@long' }, async ({ page }) => {
  const why = 'Something went wrong on our side. Please try again.'
  await page.route('**/api/commish/calendar', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await arrive(page, 'commish', '/commish')
  await expect(page.getByText(`Error fetching initial commish data: ${why}`)).toBeVisible()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const games = page.getByRole('region', { name: `Games of week ${WEEK}` })
  const line = linesNotOver(page).last()
  await games.getByRole('checkbox', { checked: true }).last().uncheck()
  await page.getByLabel('Notice to everybody').fill('Kickoffs are late.')
  await line.getByRole('button', { name: /^Half a point more/ }).click()
  await takeDown(page, '**/api/commish/**')
  // What stands before the API does not say whether the API has done it.
  const unknown = 'The server did not answer. Check your connection, and whether it was done, before you try again.'
  const failures: [failed: string, press: () => Promise<void>][] = [
    ['Error saving games', () => button('Save games').click()],
    ['Error clearing selected games', () => button('Clear selected games').click()],
    ['Error seeding/updating spreads', () => button('Refresh spreads').click()],
    ['Error updating spread', () => line.getByRole('button', { name: /^Set spread/ }).click()],
    ['Error toggling x2', () => line.getByRole('checkbox', { name: /^×2/ }).click()],
    ['Error toggling lock', () => line.getByRole('checkbox', { name: /^Locked/ }).click()],
    ['Score failed', () => button(`Score week ${WEEK}`).click()],
    ['Error saving', () => button('Save notice').click()],
    [
      'Error locking week',
      async () => {
        await button(`Lock week ${WEEK}`).click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: `Lock week ${WEEK}` })
          .click()
      },
    ],
  ]
  for (const [failed, press] of failures) {
    await press()
    await expect(page.getByText(`${failed}: ${unknown}`)).toBeVisible()
  }
})

test('Back leaves the error of a board whose code did not load', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'wes', '/leaderboard?view=weekly')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.route(/\/season-[^/]*\.js$/, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Leaderboards' }).getByRole('link', { name: 'Mini Games' }).click()
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('home stands without the code of the database', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'wes')
  const refused = page.waitForEvent('requestfailed')
  await page.route(/assets\/firebase.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await refused
  await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
})
