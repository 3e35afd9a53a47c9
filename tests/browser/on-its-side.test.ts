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

test('on a phone that lies on its side the leader is in sight, and the tabs are beside the title', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'tucker', '/leaderboard')
  await expect(page.getByRole('row').nth(1).getByRole('button')).toBeInViewport({ ratio: 1 })
  const [title, tabs, week] = await Promise.all(
    [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('navigation', { name: 'Leaderboards' }),
      page.getByRole('combobox', { name: 'Week' }),
    ].map((each) => each.boundingBox()),
  )
  if (!title || !tabs || !week) throw new Error('one of them is not shown')
  expect(tabs.y).toBeLessThan(title.y + title.height)
  expect(tabs.x).toBeGreaterThan(title.x + title.width)
  expect(tabs.x + tabs.width).toBeLessThan(week.x)
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
