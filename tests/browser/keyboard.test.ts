import type { Page } from '@playwright/test'
import { arrive } from './arrive'
import { expect, freshLeague, test } from './fixture'

freshLeague()
test.use({ viewport: { width: 390, height: 844 } })

/** What has the focus, and whether something else lies over its middle. Null once the focus has left the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const focus = document.activeElement
    const box = focus?.getClientRects()[0]
    if (!focus || focus === document.body || !box) return null
    const on = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const words = focus.getAttribute('aria-label') ?? focus.textContent
    return { words, isCovered: !on || !(focus.contains(on) || on.contains(focus)) }
  })

for (const [path, least, width, height] of [
  ['/weekly-picks', 30, 390, 844],
  ['/leaderboard', 30, 390, 844],
  // A desktop of 1280 by 900 px at 400 %.
  ['/weekly-picks', 30, 320, 225],
  ['/leaderboard?show=grid', 20, 320, 225],
] as const) {
  test(`on ${path}, ${width} px wide, whatever the Tab key reaches can be seen`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await arrive(page, 'ray', path)
    await expect(page.locator('article, [role=rowheader], th[scope=row]').first()).toBeVisible()
    const reached: string[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      const focus = await focused(page)
      if (!focus) break
      reached.push(`${focus.words}`)
      expect(focus.isCovered, `${focus.words} is covered`).toBe(false)
      expect(reached.length, `the Tab key goes in circles: ${reached}`).toBeLessThan(200)
    }
    expect(reached.length).toBeGreaterThan(least)
  })
}

test('on a desktop at 400 % a dialog hides nothing that the Tab key reaches', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 })
  await arrive(page, 'commish', '/commish')
  await page
    .getByRole('button', { name: /^Edit game/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  const reached = new Set<string | undefined>()
  for (let presses = 0; presses < 10; presses += 1) {
    const focus = await focused(page)
    reached.add(focus?.words)
    expect(focus?.isCovered, `${focus?.words}, after ${presses} presses, is covered`).not.toBe(true)
    await page.keyboard.press('Tab')
  }
  expect(reached.size).toBeGreaterThan(3)
})

test('on a phone on its side all of the menu can be reached', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await arrive(page, 'commish', '/dashboard')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  const logout = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' })
  await logout.focus()
  await expect(logout).toBeInViewport({ ratio: 1 })
})

test('"Skip to content" leads past the navigation, and stays on the same address', async ({ page }) => {
  await arrive(page, 'ray', '/weekly-picks?week=10')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toEqual({ words: 'Skip to content', isCovered: false })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await expect(page).toHaveURL(/\/weekly-picks\?week=10#main$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Week 10' })).toBeVisible()
})

test('what has the focus keeps it when it changes places, as a row of a board does', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/how-it-works')
  const link = page.getByRole('main').getByRole('link').first()
  const keepsFocus = () =>
    link.evaluate(async (element) => {
      element.focus()
      element.parentElement?.append(element)
      await new Promise(requestAnimationFrame)
      return document.activeElement === element
    })
  // The code that does it comes after the screen.
  await expect.poll(keepsFocus).toBe(true)
})

test('on Weekly Picks a link to a card brings the focus to its first team', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'maggie', '/weekly-picks')
  const yours = page.getByRole('complementary', { name: 'Your Picks' }).getByRole('link')
  await expect(yours.first()).toBeVisible()
  const links = {
    'the next lock': page.getByRole('link', { name: /^(Next to lock|Next pick due): / }),
    'a pick': yours.first(),
    'a final game, which is folded': yours.last(),
    'the same once more': yours.last(),
  }
  for (const [which, link] of Object.entries(links)) {
    await link.press('Enter')
    const team = page.locator(`${await link.getAttribute('href')} button`).first()
    await expect(team, which).toBeFocused()
    await expect(team, which).toBeInViewport({ ratio: 1 })
  }
})
