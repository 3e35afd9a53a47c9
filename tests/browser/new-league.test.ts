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

test('games of the season’s first week open it, which the desk asks before', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'commish', '/commish', await seedEmptyLeague())
  await page.getByLabel('Week to work on').fill('1')
  await page.getByLabel('Week to work on').press('Enter')
  await page.getByRole('region', { name: 'Games of week 1' }).getByRole('checkbox').nth(0).check()
  const question = page.getByRole('dialog', { name: 'Open week 1?' })
  for (const opener of ['Add a game by hand', 'Save games']) {
    await page.getByRole('button', { name: opener }).click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(page.getByText('1 selected, not saved yet')).toBeVisible()
  await expect(page.getByText('Week 1: open')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save games' }).click()
  await question.getByRole('button', { name: 'Open week 1' }).click()
  // Week 1 has kicked off in the demo, so the desk asks again. By key, because a quick second click is ignored.
  const addAnyway = page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Add anyway' })
  await addAnyway.press('Enter')
  await expect(page.getByText(/^Week 1: /)).toBeVisible()
  await page.getByRole('region', { name: 'Games of week 1' }).getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Save games' }).click()
  await addAnyway.press('Enter')
  await expect(page.getByText(/^2 games saved for week 1/), 'asked once').toBeVisible()
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
  await expect(page.getByText(`Week ${WEEK}: open`)).toBeVisible()
  for (const path of ['/dashboard', '/live-scores']) {
    await page.goto(path)
    await expect(page.getByText(`No games in Week ${WEEK} yet.`)).toBeVisible()
  }
  await page.goto('/leaderboard?view=overall')
  await expect(page.getByText('No scores yet.', { exact: true })).toBeVisible()
})
