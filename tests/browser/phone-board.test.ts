import type { Locator } from '@playwright/test'
import { arrive } from './arrive'
import { expect, feed, freshLeague, slate, test } from './fixture'

freshLeague()
test.use({ viewport: { width: 390, height: 844 } })

test('each row of a phone’s board says its record, the viewer’s own, too', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'dee', '/leaderboard')
  const records = page.getByRole('table', { name: 'Standings' }).locator('tbody small[aria-hidden]')
  await expect(records).toHaveCount(12)
  const shown = await records.evaluateAll((all) =>
    all.map((record) => {
      const box = record.getBoundingClientRect()
      const parts = [...record.children].map((part) => ({ text: part.textContent, of: part.getBoundingClientRect() }))
      const isSeen = ({ of }: (typeof parts)[number]) =>
        of.width > 0 && of.top < box.bottom && of.right <= box.right + 1
      return parts.filter((part) => part.text && isSeen(part)).map(({ text }) => text)
    }),
  )
  // Who has no pick of a finished game has no record yet.
  const said = shown.filter((parts) => parts.length > 0)
  expect(said.length).toBeGreaterThan(10)
  for (const parts of said) expect(parts).toEqual([expect.stringMatching(/^\d+–\d+(–\d+)?$/)])
})

test('marks show in the colors of the player’s own device', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await arrive(page, 'ray', '/leaderboard')
  const canvas = (mark: string) =>
    page
      .locator(mark)
      .first()
      .evaluate((element) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(element)
        return { backgroundColor, outlineStyle, ground: getComputedStyle(document.body).backgroundColor }
      })
  await expect(page.locator('[class*="PickSquares_square"]').first()).toBeVisible()
  expect((await canvas('[class*="PickSquares_square"]')).outlineStyle).toBe('solid')
  const order = page.getByRole('combobox', { name: 'Sort by' })
  const { width } = (await order.boundingBox()) ?? { width: 0 }
  expect(width, 'has room for its words').toBeGreaterThan(60)
  await expect(order).toHaveCSS('background-image', 'none')
  await page.goto('/live-scores')
  await expect(page.locator('[class*="CoverBar_track"] i').first()).toBeAttached()
  const bar = await canvas('[class*="CoverBar_track"] i')
  expect(bar.backgroundColor).not.toBe(bar.ground)
  await expect(page.locator('[class*="MissingDot_dot"]')).toBeVisible()
  const dot = await canvas('[class*="MissingDot_dot"]')
  expect(dot.backgroundColor).not.toBe(dot.ground)
})

test('in the colors of the player’s own device a star, and the leader’s line, are as dark as words', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await arrive(page, 'maggie', '/live-scores')
  const stars = page.locator('[class*="_star"]')
  const areDark = async () => {
    for (const star of await stars.all()) await expect(star).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
  await expect(page.getByRole('article').locator(stars).first()).toBeVisible()
  await areDark()
  await page.goto('/leaderboard')
  await page.getByRole('button', { name: 'What if' }).click()
  await expect(stars.first()).toBeVisible()
  await areDark()
  await page.goto('/leaderboard?view=overall')
  await expect(page.locator('path[data-leader="true"]')).toHaveCSS('stroke', 'rgb(0, 0, 0)')
  const key = page.getByRole('region', { name: 'The season' }).getByRole('listitem').first().getByRole('button')
  expect(await key.evaluate((each) => getComputedStyle(each, '::before').backgroundImage)).toContain('rgb(0, 0, 0)')
})

test('in “By week”, scrolled sideways, rank and name stay in sight, and cover no head that has the focus', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'dee', '/leaderboard?week=10&show=weeks')
  const board = page.getByRole('region', { name: /^Points week by week/ })
  await expect(board.getByRole('rowheader').first()).toBeVisible()
  const leftOf = (cell: Locator) => cell.evaluate((each) => Math.round(each.getBoundingClientRect().left))
  const isOnTop = (cell: Locator) =>
    cell.evaluate((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    })
  const head = board.getByRole('columnheader', { name: 'Player' })
  const latest = board.getByRole('columnheader', { name: 'Total' })
  await expect(latest, 'the latest weeks are in sight').toBeInViewport({ ratio: 0.9 })
  await expect(board.getByRole('button', { name: 'Rank' }), 'and the rank').toBeInViewport({ ratio: 0.9 })
  expect(await isOnTop(board.getByRole('row').nth(1).getByRole('cell').first()), 'also in the rows').toBe(true)
  await board.evaluate((each) => each.scrollTo(150, 0))
  expect(await leftOf(head)).toBe(await leftOf(board.getByRole('rowheader').first()))
  expect(await isOnTop(head)).toBe(true)
  await board.evaluate((each) => each.scrollTo(each.scrollWidth, 0))
  await board.getByRole('button', { name: 'Total' }).focus()
  for (const name of [...Array.from({ length: 11 }, (_, index) => `W${11 - index}`), 'Player', 'Rank']) {
    await page.keyboard.press('Shift+Tab')
    const focused = board.getByRole('button', { name, exact: true })
    await expect(focused).toBeFocused()
    expect(await isOnTop(focused), `${name} is covered`).toBe(true)
  }
})

test('on a phone the number that rows are sorted by stands at their right end, beside the squares', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, 'tucker', '/leaderboard')
  const row = page.locator('tbody tr').first()
  for (const by of ['Correct', 'Picks', 'Win %']) {
    await page.getByLabel('Sort by').selectOption(by)
    for (const number of [row.locator('[class*="points"]').first(), row.locator(`[data-of="${by}"]`)]) {
      const right = await number.evaluate((each) => each.getBoundingClientRect().right)
      expect(right, `px from the left, sorted by ${by}`).toBeGreaterThan(350)
    }
    const edges = (of: Locator) =>
      of.evaluate((each) => [each.getBoundingClientRect().x, each.getBoundingClientRect().right])
    const [left = 0, right = 0] = await edges(row.locator(`[data-of="${by}"]`))
    const [, ofSquares = 0] = await edges(row.locator('[class*="square"]').last())
    const [, ofRow = 0] = await edges(row)
    expect([left >= ofSquares, right < ofRow], `sorted by ${by}`).toEqual([true, true])
  }
})

test('the picks of everybody are copied for the group’s chat', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arrive(page, 'maggie', '/leaderboard?week=10&show=grid')
  await page.getByRole('button', { name: 'Copy picks' }).click()
  await expect(page.getByText('The list of picks is copied.')).toBeVisible()
  const [label, first] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(label).toBe('Week 10')
  expect(first).toMatch(/^Big Mike \(11\): ([A-Z&]+(×2)?[✓✗=] ?){12}$/)
})

test('the picks grid opens at the first game that goes on, and at its beginning once all are over', {
  tag: '@long',
}, async ({ page }) => {
  const grid = page.getByRole('region', { name: /^Picks grid/ })
  const heads = grid.getByRole('columnheader')
  const leftOf = (head: Locator) => head.evaluate((each) => each.getBoundingClientRect().left)
  await arrive(page, 'maggie', '/leaderboard?show=grid')
  await expect(heads.first()).toHaveText('Player')
  const cornerEnd = await heads.first().evaluate((each) => each.getBoundingClientRect().right)
  const finals = heads.filter({ hasText: 'Final' })
  const [first = 0, last = 0] = [await leftOf(finals.first()), await leftOf(finals.last())]
  expect([first < cornerEnd, last < cornerEnd], 'finals are scrolled out').toEqual([true, true])
  const goesOn = heads.nth((await finals.count()) + 1)
  const peek = (await leftOf(goesOn)) - cornerEnd
  expect(peek, 'px of the last final that show').toBeGreaterThan(8)
  expect(peek).toBeLessThan(20)

  const end = async (head: Locator) => {
    const teams = await head.textContent()
    const game = (await slate(page)).find(
      ({ awayAbbr, homeAbbr }) => teams?.includes(awayAbbr) && teams.includes(homeAbbr),
    )
    await feed({ game: { id: game?.gameId, phase: 'final', homeScore: 24, awayScore: 20 } })
  }
  const overs = await finals.count()
  const left = () => grid.evaluate((each) => each.scrollLeft)
  const before = await left()
  await end(goesOn)
  await expect(finals).toHaveCount(overs + 1)
  const next = await left()
  expect(next, 'it follows while nobody has scrolled it').toBeGreaterThan(before)
  await grid.evaluate((each) => each.scrollBy(20, 0))
  await end(heads.nth(overs + 2))
  await expect(finals).toHaveCount(overs + 2)
  expect(await left(), 'and then stays').toBe(next + 20)
  await page.goto('/leaderboard?week=10&show=grid')
  await expect(heads.nth(1)).toContainText('Final')
  expect(await grid.evaluate((each) => each.scrollLeft)).toBe(0)
})

test('on a low screen, too, the viewer’s own row of the picks grid stays above the tabs', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await arrive(page, 'wes', '/leaderboard?show=grid')
  const grid = page.getByRole('region', { name: /^Picks grid/ })
  const own = grid.locator('tr[data-you="true"]')
  await expect(own).toBeVisible()
  const edgeOf = (part: Locator, edge: 'top' | 'bottom') =>
    part.evaluate((each, edge) => each.getBoundingClientRect()[edge], edge)
  await grid.evaluate((each) => scrollBy(0, each.getBoundingClientRect().top))
  await page.evaluate(() => scrollBy(0, -58))
  const tabs = await edgeOf(page.getByRole('navigation', { name: 'Tabs' }), 'top')
  expect(await edgeOf(own.getByRole('rowheader'), 'bottom'), 'px from the top').toBeLessThanOrEqual(tabs)
  expect(await edgeOf(grid, 'bottom')).toBeLessThanOrEqual(tabs + 1)
})
