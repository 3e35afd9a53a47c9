import { arrive } from './arrive'
import { expect, freshLeague, test } from './fixture'

freshLeague()

const PAPER = [
  ...['/leaderboard', '/leaderboard?show=grid', '/leaderboard?show=weeks', '/leaderboard?view=overall'],
  ...['/weekly-picks', '/live-scores', '/dashboard', '/'],
]

test('on paper every word is black on white, no row is broken, and doubles are marked', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'maggie')
  for (const path of PAPER) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('article, tbody tr, [aria-label="Team card"]').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const offences = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((each) => each.checkVisibility() && !each.matches('[data-inked]'))
        .filter((each) => {
          const { color, backgroundColor, backgroundImage, breakInside } = getComputedStyle(each)
          const isPaper = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
          return color !== 'rgb(0, 0, 0)' || !isPaper || (each.matches('tr, article') && breakInside !== 'avoid')
        })
        .map((each) => each.outerHTML.slice(0, 80)),
    )
    expect.soft(offences, path).toEqual([])
  }
  await page.goto('/weekly-picks')
  await expect(page.getByRole('article').getByText('×2').first().locator('..')).toHaveCSS('border-top-style', 'solid')
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
  const finals = page.getByRole('article').filter({ hasText: /Final/ })
  await expect(finals).toHaveCount(0)
  const printed = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    return [...document.querySelectorAll('article')].filter((each) => each.textContent.includes('Final')).length
  })
  expect(printed, 'the browser does not wait for a later frame').toBe(3)
})
