import { isClose } from '#common/week/suggest-slate'
import { arrive } from './arrive'
import { atBothSizes, expect, feed, freshLeague, inspect, send, test, WEEK } from './fixture'
import { lastAhead } from './game-day'

freshLeague()

const NEXT = WEEK + 1

test('a game that moves to the next week is not proposed there, and its own week is named until it is over', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const game = await lastAhead(page, (line) => isClose(line.spread))
  const warning = page.getByText(`${game.awayName} at ${game.homeName} was moved by 7 days`)

  await test.step('the proposal leaves it out, and so can be saved', async () => {
    await feed({ misbehave: 'moved-week', gameId: game.gameId })
    await expect(warning).toBeVisible()
    await page.getByLabel('Week to work on').fill(String(NEXT))
    const games = page.getByRole('region', { name: `Games of week ${NEXT}` })
    const moved = games.getByRole('checkbox', { name: new RegExp(`${game.awayName} .*${game.homeName}`) })
    await expect(moved).toBeVisible()
    await button('Suggest a slate').click()
    await expect(games.getByText('12 selected, not saved yet')).toBeVisible()
    await expect(moved).toHaveCount(0)
    await button('Save games').click()
    await expect(page.getByText(`12 games saved for week ${NEXT}.`)).toBeVisible()
  })

  await test.step('once the next week is played, the desk names the one before it, and shows it', async () => {
    await page.getByLabel('Active week').selectOption({ label: `Week ${NEXT}` })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Open week ${NEXT}` })
      .click()
    const note = page.getByText(`Week ${WEEK} is not over yet.`)
    await expect(note).toBeVisible()
    await expect(page.getByText(`By the calendar: Week ${WEEK}`)).toBeVisible()
    await expect(warning).toHaveCount(0)
    await atBothSizes(page, inspect)
    await button(`Show week ${WEEK}`).click()
    await expect(warning).toBeVisible()
    await expect(note).toHaveCount(0)
    await expect(page.getByLabel('Week to work on')).toHaveValue(String(WEEK))
    await expect(page.getByRole('heading', { name: 'For the group chat' })).toBeVisible()
  })

  await test.step('until then its game can be picked: home, the picks and the dashboard lead there', async () => {
    await page.goto('/')
    const missing = page.getByRole('link', { name: new RegExp(`^Week ${WEEK}: \\d+ picks? missing`) })
    await expect(missing).toHaveAttribute('href', `/weekly-picks?week=${WEEK}`)
    await atBothSizes(page, inspect)
    await page.goto('/weekly-picks')
    await page.getByRole('link', { name: new RegExp(`^Picks of Week ${WEEK}: \\d+ missing`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Week ${WEEK}` })).toBeVisible()
    await expect(page.getByRole('link', { name: `Picks of Week ${NEXT}` })).toHaveAttribute('href', '/weekly-picks')
    const card = page.getByRole('article').filter({ hasText: game.awayName })
    await card.getByRole('button').first().click()
    await expect(card.getByText(/^Saved /)).toBeVisible()
    await atBothSizes(page, inspect)
    await button('Save').click()
    await expect(page).toHaveURL(`/dashboard?week=${WEEK}`)
    await expect(page.locator(`a[href^="/weekly-picks?week=${WEEK}"]`).first()).toBeVisible()
  })

  await test.step('the scores of a week show all games where the chip of another week is not offered', async () => {
    await send(page, 'PATCH', `/commish/line/${game.gameId}`, { week: WEEK, void: true })
    await page.goto(`/live-scores?week=${WEEK}`)
    await button('Called off 1').click()
    await page.getByRole('link', { name: `Scores of Week ${NEXT}` }).click()
    await expect(page.getByRole('button', { name: /^All /, pressed: true })).toBeVisible()
  })
  await feed({ reset: true })
})
