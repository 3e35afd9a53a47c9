import { arrive } from './arrive'
import { ask, expect, fitsSideways, freshLeague, send, signUp, slate, test, WEEK } from './fixture'
import { overflowing } from './overflow'
import { nameEveryone } from './staged-board'

freshLeague()
test.use({ viewport: { width: 320, height: 640 } })

const SCREENS = [
  ...['/', '/dashboard', '/weekly-picks', '/live-scores', '/leaderboard', '/leaderboard?view=overall'],
  ...['/minigames/nickname', '/account', '/commish', '/commish/members'],
]

test('on the smallest phone everything is inside its card', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'commish')
  for (const path of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fitsSideways(page)
    expect.soft(await overflowing(page), `sticks out on ${path}`).toEqual([])
  }
})

test('on the smallest phone the boards show whole words and all numbers', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'commish', '/leaderboard?view=minigames')
  const board = page.getByRole('region', { name: 'Mini games leaderboard' })
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    const beyond = await board.evaluate((each) => each.scrollWidth - each.clientWidth)
    expect(beyond, `to be scrolled at ${width} px`).toBe(0)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/leaderboard')
  await expect(page.locator('tbody small', { hasText: 'covering' }).first()).toBeVisible()
  const cut = await page
    .locator('tbody small')
    .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent))
  expect(cut).toEqual([])
})

test('however long a name is, the points of a season stay in sight, and a tap beside a name opens it', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, 'bartholomew-featherstonehaugh')
  await page.goto('/leaderboard?view=overall')
  await expect(page.getByRole('rowheader', { name: 'bartholomew-featherstonehaugh' })).toBeVisible({ timeout: 30_000 })
  const board = page.getByRole('region', { name: 'Overall leaderboard' })
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await board.evaluate((each) => each.scrollWidth - each.clientWidth), `beyond ${width} px`).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/leaderboard?show=weeks')
  const longest = page.getByRole('rowheader', { name: 'bartholomew-featherstonehaugh' })
  expect((await longest.boundingBox())?.width, 'the names leave most of the width to the weeks').toBeLessThan(160)
  await page.goto('/leaderboard?show=grid')
  await page.getByRole('rowheader', { name: 'Dee' }).click({ position: { x: 8, y: 8 } })
  await expect(page.getByRole('dialog', { name: 'Dee' })).toBeVisible()
})

test('on the smallest phone a result stays on one line', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'maggie', '/dashboard')
  const result = page.getByText('WIN +1').first()
  await expect(result).toBeVisible()
  const lines = await result.evaluate(
    (each) => each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).fontSize),
  )
  expect(lines).toBeLessThan(1.5)

  const oldest = page.getByRole('group', { name: 'Week' }).getByRole('button').last()
  await expect(oldest).not.toBeInViewport()
  // A click of the test itself would scroll to it.
  await oldest.dispatchEvent('click')
  await expect(oldest).toBeInViewport({ ratio: 1 })
})

test('on a small phone the leader is on the first screen, and up to fourteen squares are in one line', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await arrive(page, 'tucker', '/leaderboard')
  const leader = page.locator('tbody tr').first()
  const tray = page.getByRole('button', { name: /^Go to your row/ })
  await expect(tray).toBeVisible()
  const bottom = await leader.evaluate((row) => row.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThan(await tray.evaluate((each) => each.getBoundingClientRect().top))
  const squares = leader.locator('[class*="square"]')
  for (const count of [12, 14]) {
    await expect(squares).toHaveCount(count)
    // Widths of phones, and those at which the rows change.
    for (const width of [320, 344, 355, 357, 360, 375, 384, 387, 389, 390]) {
      await page.setViewportSize({ width, height: 640 })
      const drawn = await squares.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
      const [tops, widths] = [drawn.map(({ y }) => y), drawn.map((each) => each.width)]
      expect(Math.max(...tops) - Math.min(...tops), `px between the lines of squares at ${width} px`).toBeLessThan(4)
      // A double is smaller, for there is a ring around it.
      expect(Math.min(...widths), `px of the smallest square at ${width} px`).toBeGreaterThan(6)
    }
    await squares.first().evaluate((each) => {
      const all = [...(each.parentElement?.children ?? [])]
      each.parentElement?.append(...all.slice(5, 7).map((square) => square.cloneNode()))
    })
  }
})

test('home leads on above the team card on a phone, and beside it on a wide screen', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'maggie', '/')
  const boxOf = async (name: 'Weekly Picks' | 'Team card') => {
    const role = name === 'Team card' ? 'region' : 'link'
    return (await page.getByRole('main').getByRole(role, { name }).boundingBox()) ?? { x: 0, y: 0, width: 0 }
  }
  await expect(page.getByRole('region', { name: 'Team card' })).toBeVisible()
  expect((await boxOf('Weekly Picks')).y).toBeLessThan((await boxOf('Team card')).y)
  await page.setViewportSize({ width: 1280, height: 900 })
  const [link, card] = [await boxOf('Weekly Picks'), await boxOf('Team card')]
  expect(link.y).toBe(card.y)
  expect(link.x).toBeGreaterThan(card.x + card.width)
})

test('what sorts a board is high enough for a fingertip', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'maggie', '/leaderboard?view=overall')
  for (const [width, path] of [
    [390, '/leaderboard?view=overall'],
    [390, '/leaderboard?show=weeks'],
    [820, '/leaderboard'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const sorts = page.getByRole('columnheader').getByRole('button')
    await expect(sorts.first()).toBeVisible()
    for (const sort of await sorts.all()) expect((await sort.boundingBox())?.height, path).toBeGreaterThanOrEqual(44)
  }
})

test('the tabs of the leaderboard can be hit above and below their words', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'maggie', '/leaderboard')
  const tab = page.getByRole('navigation', { name: 'Leaderboards' }).getByRole('link', { name: 'Overall' })
  await expect(tab).toBeVisible()
  const heights = await tab.evaluate((each) => {
    const { top, height, left, width } = each.getBoundingClientRect()
    const isHit = (y: number) => each.contains(document.elementFromPoint(left + width / 2, y))
    return Array.from({ length: 60 }, (_, index) => isHit(top + height / 2 - 30 + index)).filter(Boolean).length
  })
  expect(heights).toBeGreaterThanOrEqual(44)
})

test('the links below the forms of a visitor are high enough for a fingertip', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/', '/login', '/login-help', '/register']) {
    await page.goto(path)
    const links = page.getByRole('main').getByRole('link')
    await expect(links.last()).toBeVisible()
    for (const link of await links.all()) expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(44)
    await fitsSideways(page)
  }
})

test('long words of a notice and of a reason wrap', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'commish', '/weekly-picks')
  const word = `https://example.com/${'a'.repeat(80)}`
  await send(page, 'POST', '/commish/notice', { week: WEEK, notice: `Sign up: ${word}` })
  const [game] = (await slate(page)).filter(({ phase }) => phase === 'final')
  const { members } = await ask<{ members: { id: string; username: string }[] }>(page, '/commish/members')
  const userId = members.find(({ username }) => username === 'wes')?.id
  const entry = { week: WEEK, gameId: game?.gameId, userId, pickTeam: 'HOME', reason: word, confirmed: true }
  await send(page, 'POST', '/commish/fix-pick', { ...entry, entryId: crypto.randomUUID() })
  await expect(page.getByText(`Sign up: ${word}`)).toBeVisible()
  await fitsSideways(page)
  await page.getByText('What was changed').click()
  const log = page.getByRole('list').filter({ hasText: word })
  await expect(log).toBeVisible()
  expect(await log.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
})

test('names of twenty wide letters push nothing of what-if off the smallest phone', { tag: '@long' }, async ({
  page,
}) => {
  await nameEveryone('W'.repeat(20))
  await arrive(page, 'maggie', '/leaderboard')
  const section = page.getByRole('region', { name: 'What if' })
  await section.getByRole('button', { name: 'What if' }).click()
  await expect(section.getByRole('rowheader').first()).toHaveText(/^WWW/)
  await fitsSideways(page)
})
