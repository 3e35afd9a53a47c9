import { arrive } from './arrive'
import { expect, fitsSideways, freshLeague, test } from './fixture'

freshLeague()
test.use({ viewport: { width: 844, height: 390 } })

test('on a phone that lies on its side both teams of the first game can be tapped', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'tucker', '/weekly-picks')
  const second = page.getByRole('article').first().getByRole('button').nth(1)
  const bar = page.getByRole('button', { name: 'Save' })
  await expect(bar).toBeEnabled()
  expect(await second.evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThan(
    await bar.evaluate((each) => each.getBoundingClientRect().top),
  )

  await test.step('and the tabs stand in the bar at the top, beside the greeting', async () => {
    for (const width of [844, 667, 568]) {
      await page.setViewportSize({ width, height: 340 })
      const header = await page.getByRole('banner').boundingBox()
      const tabs = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox()
      const hello = page.getByText(/^Hello, /)
      // As wide as the longest username.
      await hello.evaluate((each) => each.replaceChildren(`Hello, ${'W'.repeat(30)}`))
      const greeting = await hello.boundingBox()
      if (!header || !tabs || !greeting) throw new Error('one of them is not shown')
      expect(tabs.y + tabs.height).toBeLessThanOrEqual(header.y + header.height)
      expect(tabs.x + tabs.width, `px at a width of ${width} px`).toBeLessThanOrEqual(greeting.x)
    }
    await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Scores' }).click()
    await expect(page).toHaveURL(/live-scores/)
  })
})

test('on a phone that lies on its side the tabs of the leaderboard stand between its title and one chooser', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'tucker', '/leaderboard')
  const week = page.getByRole('combobox', { name: 'Week' }).first()
  const tabs = page.getByRole('navigation', { name: 'Leaderboards' })
  const edges = async () => {
    const boxes = [page.getByRole('heading', { level: 1 }), tabs, week].map((each) => each.boundingBox())
    const [title, middle, right] = await Promise.all(boxes)
    if (!title || !middle || !right) throw new Error('one of them is not shown')
    return { title, middle, right }
  }
  await expect(week).toBeVisible()
  // The insets of an iPhone, and the longest name of a week.
  await page.evaluate(() => Object.assign(document.body.style, { paddingInline: '50px' }))
  await week.evaluate((each) => each.querySelector('option')?.replaceChildren('Conference Championships'))
  for (const width of [812, 844, 932]) {
    await page.setViewportSize({ width, height: 390 })
    const { title, middle, right } = await edges()
    expect(middle.y, `at ${width} px`).toBeLessThan(title.y + title.height)
    expect(middle.x, `at ${width} px`).toBeGreaterThan(title.x + title.width)
    expect(middle.x + middle.width, `at ${width} px`).toBeLessThanOrEqual(right.x)
  }

  await test.step('and the leader’s name is covered by nothing, while upright the viewer’s row stays in sight', async () => {
    const leader = page.getByRole('row').nth(1).getByRole('button')
    await page.setViewportSize({ width: 844, height: 390 })
    expect(
      await leader.evaluate((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    ).toBe(true)
    const ownRow = page.getByRole('button', { name: /^Go to your row/ })
    await expect(ownRow).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 600 })
    await expect(ownRow).toBeVisible()
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(ownRow).toHaveCount(0)
  })

  await test.step('and below them beside another season’s chooser', async () => {
    await week.evaluate((each) => each.before(each.cloneNode(true)))
    const { title, middle, right } = await edges()
    expect(middle.y).toBeGreaterThanOrEqual(Math.max(title.y + title.height, right.y + right.height))
  })
})

test('on a phone that lies on its side a nickname is asked for and answered on the first screen', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'tucker', '/minigames/nickname')
  const answer = page.getByRole('button', { name: 'Answer' })
  await expect(page.getByRole('textbox', { name: /^Nickname of / })).toBeFocused()
  expect(await answer.evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThan(390)
  await fitsSideways(page)
})
