import type { Page } from '@playwright/test'
import { expect, freshLeague, logIn, test } from './stadium'

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

for (const [path, least] of [
  ['/weekly-picks', 30],
  ['/leaderboard', 30],
] as const) {
  test(`on ${path} whatever the Tab key reaches can be seen`, async ({ page }) => {
    await logIn(page, 'ray')
    await page.goto(path)
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
