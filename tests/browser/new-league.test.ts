import { arrive } from './arrive'
import { expect, inspect, seedEmptyLeague, test, WEEK } from './fixture'

test('a new league is led from the calendar’s week to picks that players make, and nothing refuses', async ({
  page,
}) => {
  await arrive(page, 'commish', '/commish', await seedEmptyLeague())
  const steps = page.getByRole('navigation', { name: `Steps of week ${WEEK}` })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const isLit = (name: string) => expect(steps.getByRole('link', { name })).toHaveAttribute('aria-current', 'step')
  await isLit(`Open week ${WEEK}`)
  await expect(button('Save games')).toBeDisabled()
  await inspect(page)
  await button(`Open week ${WEEK}`).click()
  await isLit('Games')
  await button('Suggest a slate').click()
  await button('Save games').click()
  await isLit('Lines')
  await steps.getByRole('link', { name: 'Lines' }).click()
  await expect(page.getByRole('heading', { name: 'Lines' })).toBeInViewport()
  await button('Refresh spreads').click()
  await isLit('Lock')
  await expect(page.getByText(/has not been opened|^Error/)).toHaveCount(0)
})

test('a league without games explains no picking, and says on every screen that there is nothing yet', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'commish', '/weekly-picks', await seedEmptyLeague())
  const none = "No weeks yet. Once the commissioner adds games, you'll see them here."
  await expect(page.getByText(none)).toBeVisible()
  await expect(page.getByText('Tap one team per game.')).toHaveCount(0)
  for (const [path, words] of [
    ['/dashboard', none],
    ['/leaderboard', 'No scores yet.'],
    ['/minigames/leaderboard', 'No results yet.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Choose the games' }).click()
  await expect(page).toHaveURL('/commish')
  await page.getByRole('button', { name: `Open week ${WEEK}`, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Suggest a slate' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText(none)).toBeVisible()
})
