import type { Locator, Page } from '@playwright/test'
import { arrive } from './arrive'
import { expect, freshLeague, seedEmptyLeague, signUp, test, WEEK } from './fixture'

freshLeague()
test.use({ viewport: { width: 390, height: 844 } })

/** Presses what the keyboard has come to. */
async function enter(button: Locator): Promise<void> {
  await button.focus()
  await button.page().keyboard.press('Enter')
}

/** The focus is in this place, or is the place itself. */
const hasFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((each) => each.contains(document.activeElement)), 'the focus is there').toBe(true)

/** What the Tab key comes to next. */
async function next(page: Page): Promise<string> {
  await page.keyboard.press('Tab')
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  )
}

/** Waits for the code that keeps the focus, which comes after the screen: it answers the loss of a button. */
const settled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const main = document.querySelector('main')
        const button = main?.appendChild(document.createElement('button'))
        button?.focus()
        button?.remove()
        await new Promise(requestAnimationFrame)
        return main !== null && document.activeElement === main
      }),
    )
    .toBe(true)

test('the first lines leave the focus where they were', { tag: '@long' }, async ({ page }) => {
  await signUp(page, 'tabitha')
  await settled(page)
  await enter(page.getByRole('button', { name: 'Got it' }))
  await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0)
  await hasFocus(page.locator('main'))
  expect(await next(page)).toMatch(/ at /)
})

test('the account gives the focus back to the button that was pressed', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'dee', '/account')
  const save = page.getByRole('button', { name: 'Save profile' })
  await expect(page.getByLabel('Your name on the boards')).toHaveValue('Dee')
  await settled(page)
  await enter(save)
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(save).toBeFocused()
  await enter(page.getByRole('button', { name: 'Dismiss' }))
  await expect(page.getByText('Your profile is saved.')).toHaveCount(0)
  await expect(page.getByRole('main'), 'once the toast is gone').toBeFocused()
})

test('the choice of a team leaves the focus beside its button', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'dee', '/')
  await settled(page)
  await enter(page.getByRole('button', { name: 'Change' }))
  await expect(page.getByLabel('Favorite team')).toBeFocused()
  const bottom = await page.getByRole('form').evaluate((each) => each.getBoundingClientRect().bottom)
  const tabs = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox()
  expect(bottom, 'its buttons are above the tabs').toBeLessThanOrEqual(tabs?.y ?? 0)
  await enter(page.getByRole('button', { name: 'Cancel' }))
  await hasFocus(page.locator('main'))
})

/** Unfolds the menu of the live scores. @returns its button. */
async function unfoldMenu(page: Page): Promise<Locator> {
  await arrive(page, 'dee', '/live-scores')
  const toggle = page.getByRole('button', { name: 'Menu' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await enter(toggle)
  return toggle
}

test('the menu gives the focus back to its button when its link leads to where one is', { tag: '@long' }, async ({
  page,
}) => {
  const toggle = await unfoldMenu(page)
  await enter(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live Scores' }))
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()
})

test('the menu folds when the focus leaves it, since it would cover what gets the focus', { tag: '@long' }, async ({
  page,
}) => {
  const toggle = await unfoldMenu(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).focus()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: /^All 12/ })).toBeFocused()
})

test('a refused login leads to the password', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill('maggie')
  await page.getByLabel('Password').fill('not saturday')
  await settled(page)
  await enter(page.getByRole('button', { name: 'Log in' }))
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expect(page.getByLabel('Password')).toBeFocused()
})

test('a refused registration leads to the field that is refused', { tag: '@long' }, async ({ page }) => {
  await page.goto('/register')
  const [name, email] = [page.getByLabel('Username'), page.getByLabel('Email')]
  await name.fill('Maggie')
  await email.fill('another@example.com')
  await page.getByLabel('Password').fill('saturday')
  await page.getByLabel('Favorite team').selectOption('OSU')
  await settled(page)
  const signUp = page.getByRole('button', { name: 'Sign up' })
  await enter(signUp)
  await expect(name).toHaveAccessibleDescription('That username is taken. Please choose another.')
  await expect(name).toBeFocused()
  await name.fill('someone else')
  await expect(name, 'no longer what was refused').toHaveAttribute('aria-invalid', 'false')
  await email.fill('maggie@example.com')
  await enter(signUp)
  await expect(email).toHaveAccessibleDescription(
    /^There is already an account with that email address\..+ann\+max@… reaches ann@….$/,
  )
  await expect(email).toBeFocused()
})

test('the desk keeps the focus where something was done', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  await settled(page)
  const notice = page.getByLabel('Notice to everybody')
  await notice.fill('Kickoffs moved')
  await enter(page.getByRole('button', { name: 'Save notice' }))
  await expect(page.getByText('Everybody sees the notice now.')).toBeVisible()
  await hasFocus(page.getByRole('region', { name: 'Notice' }))

  const games = page.getByRole('region', { name: `Games of week ${WEEK}` })
  await enter(games.getByRole('button', { name: 'Change games' }))
  await expect(games.getByRole('heading'), 'above what was unfolded').toBeFocused()
  expect(await next(page)).toBe('Suggest a slate')
  const add = games.getByRole('button', { name: 'Add a game by hand' })
  await enter(add)
  await expect(page.getByLabel('Away team')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()

  const clear = page.getByRole('button', { name: 'Clear selected games' })
  await enter(clear)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(clear, 'which was disabled until the question was answered').toBeFocused()

  const lock = page.getByRole('region', { name: 'Lock and score' })
  const lockWeek = lock.getByRole('button', { name: `Lock week ${WEEK}`, exact: true })
  await enter(lockWeek)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(lockWeek).toHaveCount(0)
  await hasFocus(lock)
  // It is off until the lock is stored, and Tab would pass it by.
  await expect(lock.getByRole('button', { name: `Unlock week ${WEEK}`, exact: true })).toBeEnabled()
  expect(await next(page)).toBe(`Unlock week ${WEEK}`)
})

test('the list of members keeps the focus on the member who was removed', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'commish', '/commish/members')
  await settled(page)
  const member = page.locator('details', { hasText: 'Cousin Wes' })
  await enter(member.locator('summary'))
  await enter(member.getByRole('button', { name: 'Remove' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('Moved away')
  await enter(dialog.getByRole('button', { name: 'Remove' }))
  await expect(member.getByRole('button', { name: 'Let back' })).toBeVisible()
  await hasFocus(member)
  expect(await next(page)).toBe('Let back')
  await page.keyboard.press('Enter')
  await expect(member.getByRole('button', { name: 'Mail a reset link' })).toBeVisible()
  await expect(member.getByRole('button', { name: 'Mail a reset link' })).not.toBeFocused()
  await hasFocus(member)
})

test('the week that is opened leaves the focus in its steps', { tag: '@long' }, async ({ page }) => {
  const password = await seedEmptyLeague()
  await arrive(page, 'commish', '/commish', password)
  await settled(page)
  await enter(page.getByRole('button', { name: `Open week ${WEEK}` }))
  await expect(page.getByRole('button', { name: `Open week ${WEEK}` })).toHaveCount(0)
  await hasFocus(page.getByRole('navigation', { name: `Steps of week ${WEEK}` }))
})
