import type { Locator } from '@playwright/test'
import { arrive } from './arrive'
import { atBothSizes, expect, fitsSideways, freshLeague, inspect, test } from './fixture'
import { stageBoard } from './staged-board'

freshLeague()

test.use({ viewport: { width: 390, height: 844 } })

test('among two hundred one finds oneself and others, and sorts without a head', { tag: '@long' }, async ({ page }) => {
  // A busy machine draws two hundred rows slowly.
  test.slow()
  const staged = await stageBoard(200)
  await staged.change((rows) => {
    const own = rows['demo-priya']
    return own ? { ...rows, 'demo-priya': { ...own, points: 3 } } : rows
  })
  await arrive(page, 'priya', '/leaderboard?week=10')
  const own = page.getByRole('row').filter({ hasText: 'Priya' })
  const tray = page.getByRole('button', { name: /^Go to your row: (\d+|tied for \d+\w\w) Priya 3 points/ })
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })

  await test.step('a row takes the place it was given before it was drawn', async () => {
    await expect(page.getByRole('rowheader')).toHaveCount(200, { timeout: 60_000 })
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    for (let top = 0; top < before; top += 700) await page.evaluate((to) => scrollTo(0, to), top)
    // A long name takes a second line, which nobody knows before.
    expect(Math.abs((await height()) - before) / before).toBeLessThan(0.1)
    await page.evaluate(() => scrollTo(0, 0))
  })

  await test.step('the squares of a row are summed up in words', async () => {
    await expect(own.getByText(/^\d+–\d+(–\d+)?$/)).toBeVisible()
  })

  await test.step('the own row is at the foot only while it is scrolled away', async () => {
    await rowOf('Kenny B 19').first().scrollIntoViewIfNeeded()
    await expect(own).not.toBeInViewport()
    await expect(tray).toBeInViewport()
    /** Where the digits end (px from the left). */
    const rightOf = (points: Locator) =>
      points.evaluate((each) => {
        const digits = document.createRange()
        digits.selectNodeContents(each.firstChild ?? each)
        return digits.getBoundingClientRect().right
      })
    const ofRow = await rightOf(rowOf('Kenny B 19').first().locator('[class*="points"]').first())
    expect(await rightOf(tray.locator('b')), 'its points stand below the others').toBeCloseTo(ofRow, 0)
    await tray.click()
    await expect(own).toBeInViewport({ ratio: 1 })
    await expect(own.getByRole('button')).toBeFocused()
    await expect(tray).toHaveCount(0)
    // Above and below the table, too, though no row is on the screen there.
    const view = page.viewportSize() ?? { width: 390, height: 844 }
    await page.setViewportSize({ width: view.width, height: 300 })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(rowOf('Kenny B 19').first()).not.toBeInViewport()
    await expect(tray).toHaveCount(0)
    await page.setViewportSize(view)
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: 'Around me' }).click()
    await expect(own).toBeInViewport({ ratio: 1 })
  })

  await test.step('a name is searched for', async () => {
    const find = page.getByRole('searchbox', { name: 'Find a player' })
    await find.fill('nana')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await find.fill('nobody at all')
    const nobody = 'Nobody by that name.'
    await expect(page.getByText(nobody).last()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: nobody }), 'for screen readers').toHaveCount(1)
    await page.getByRole('button', { name: 'Around me' }).click()
    await expect(own).toBeInViewport({ ratio: 1 })
    await expect(find).toHaveValue('')
  })

  await test.step('the order is chosen, and a card shows its number', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
    await page.getByLabel('Sort by').selectOption('Player')
    await expect(page.getByRole('rowheader').first()).toContainText(/^.?Aunt Clementine/)
    // Rows that come into view take their true height, and move the others.
    const belowTabs = () =>
      own.evaluate((row) => {
        const tabs = document.querySelector('nav[aria-label="Tabs"]')?.getBoundingClientRect().top ?? 0
        const below = row.getBoundingClientRect().top - tabs
        scrollBy(0, below - 2)
        return Math.round(below)
      })
    await expect.poll(belowTabs).toBe(2)
    await expect(page.getByRole('button', { name: /^Go to your row/ }), 'the tabs are high').toBeInViewport()
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.getByLabel('Sort by').selectOption('Win %')
    await expect(
      page
        .getByRole('row')
        .first()
        .getByText(/^\d+\.\d%$/),
    ).toBeVisible()
    const legend = page.getByRole('button', { name: 'What do the squares and numbers mean?' })
    await legend.click()
    await expect(page.getByText('T2: tied for 2nd.')).toBeVisible()
    await fitsSideways(page)
  })

  await test.step('the grid keeps the own row in view', async () => {
    await page.getByRole('button', { name: 'Picks grid' }).click()
    const grid = page.getByRole('region', { name: /^Picks grid/ })
    for (const end of ['top', 'bottom'] as const) {
      await grid.evaluate((box, to) => box.scrollTo(0, to === 'top' ? 0 : box.scrollHeight), end)
      await expect(own.getByRole('rowheader')).toBeInViewport({ ratio: 1 })
    }
  })
  await staged.restore()
})

test('boards of three and of two hundred hold up on a phone and on a desktop', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'priya')
  for (const players of [3, 200]) {
    const staged = await stageBoard(players)
    for (const show of ['standings', 'weeks', 'grid']) {
      await page.goto(`/leaderboard?week=10&show=${show}`)
      await expect(page.getByRole('rowheader')).toHaveCount(players)
      // The markup of two hundred rows is that of three, and a machine would look at it for minutes.
      await atBothSizes(page, players === 3 ? inspect : fitsSideways)
    }
    await staged.restore()
  }
})
