import type { Page } from '@playwright/test'
import { arrive } from './arrive'
import { cardOf, expect, feed, freshLeague, inspect, slate, test, WEEK } from './fixture'
import { holdAnswerBack } from './hold-back'

freshLeague()

const AHEAD = '12'

async function openDesk(page: Page, username: string, week?: string) {
  await arrive(page, username, '/commish')
  if (week) await page.getByLabel('Week to work on').fill(week)
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const checklist = (page: Page) => page.getByRole('region', { name: `Games of week ${AHEAD}` })

test('from nothing to an open week in ten clicks, by two commissioners at once', async ({ page, browser }) => {
  await openDesk(page, 'commish', AHEAD)
  const lines = page.getByRole('region', { name: 'Lines' }).getByRole('listitem')
  const activate = async (label: string) => {
    await page.getByLabel('Active week').selectOption({ label: label.replace('week', 'Week') })
    await page
      .getByRole('dialog', { name: `Open ${label}?` })
      .getByRole('button', { name: `Open ${label}` })
      .click()
  }

  await test.step('a proposal, its numbers and the week everybody plays', async () => {
    let clicks = 0
    const press = (name: string) => {
      clicks += 1
      return button(page, name).click()
    }
    const steps = page.getByRole('navigation', { name: `Steps of week ${AHEAD}` })
    const isLit = (name: string) => expect(steps.getByRole('link', { name })).toHaveAttribute('aria-current', 'step')
    await isLit('Games')
    await press('Suggest a slate')
    await expect(page.getByText('12 selected, not saved yet')).toBeVisible()
    const suggested = checklist(page).getByRole('checkbox')
    await suggested.first().uncheck()
    await expect(suggested, 'the next one does not move under the finger').toHaveCount(12)
    await suggested.first().check()
    await press('Save games')
    await expect(page.getByText(`12 games saved for week ${AHEAD}.`)).toBeVisible()
    await isLit('Lines')
    await expect(page.getByText(`Week ${AHEAD}: not open yet`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`Week ${AHEAD}: not open yet`), 'not the active week').toBeVisible()
    await press('Refresh spreads')
    await expect(page.getByText('12 spreads set from the feed.', { exact: true })).toBeVisible()
    await expect(lines).toHaveCount(12)
    await isLit(`Open week ${AHEAD}`)
    await press(`Open week ${AHEAD}`)
    // Another week is played, so it is not opened unasked.
    const dialog = page.getByRole('dialog', { name: `Open week ${AHEAD}?` })
    await expect(dialog).toContainText(`Week ${WEEK} is not over yet`)
    await expect(page.getByLabel('Active week')).toHaveValue(String(WEEK))
    clicks += 1
    await dialog.getByRole('button', { name: `Open week ${AHEAD}` }).click()
    await expect(page.getByText(`Week ${AHEAD} is open: it is the active week now.`)).toBeVisible()
    const player = await browser.newPage()
    await arrive(player, 'wes', '/weekly-picks')
    await expect(player.getByRole('article')).toHaveCount(12)
    await expect(player.getByRole('article').last().getByRole('button').first()).toBeEnabled()
    expect(clicks).toBeLessThanOrEqual(10)
    const missing = page.getByRole('region', { name: 'For the group chat' })
    await Promise.all([player.close(), missing.waitFor()])
    await activate(`week ${WEEK}`)
    await expect(missing, 'nobody is reminded of a week that is not the active one').toHaveCount(0)
  })

  await test.step('each commissioner ticks another game, from the same slate, and neither loses the other’s', async () => {
    const deputy = await browser.newPage()
    await openDesk(deputy, 'deputy', AHEAD)
    await expect(deputy.getByText('12 selected')).toBeVisible()
    // The proposal shows what it has ticked, and only that.
    await checklist(page).getByRole('button', { name: 'All', exact: true }).click()
    const ticks = [page, deputy].map((each) => checklist(each).getByRole('checkbox', { checked: false }))
    await ticks[0]?.first().check()
    await ticks[1]?.nth(1).check()
    await Promise.all([page, deputy].map((each) => button(each, 'Save games').click()))
    await expect(lines).toHaveCount(14)
    await expect(deputy.getByRole('region', { name: 'Lines' }).getByRole('listitem')).toHaveCount(14)
    await deputy.close()
  })

  const label = await lines
    .filter({ hasNotText: 'No line yet' })
    .first()
    .getByRole('textbox')
    .getAttribute('aria-label')
  const number = page.getByRole('textbox', { name: label ?? '' })
  const line = lines.filter({ has: number })
  const before = await number.inputValue()
  const press = (name: RegExp) => line.getByRole('button', { name }).click()

  await test.step('the last change can be taken back', async () => {
    await press(/^Half a point more/)
    const stepped = await number.inputValue()
    await press(/^Set spread/)
    await expect(page.getByText(/^Last change, by Dale \(Commish\): /)).toContainText(` → ${stepped}.`)
    await expect(number).toHaveValue(stepped)
    await button(page, 'Undo').click()
    await expect(page.getByRole('status').getByText(/^Undone: /)).toContainText(stepped)
    await expect(number).toHaveValue(before)
  })

  await inspect(page)
})

test('what a change costs is said first, and a pick entered for a member is shown to everybody', {
  tag: '@long',
}, async ({ page }) => {
  await openDesk(page, 'commish')
  const picked = page.getByRole('region', { name: 'Games of week 11' }).getByRole('checkbox', { checked: true })
  await picked.last().uncheck()
  await button(page, 'Save games').click()
  const dialog = page.getByRole('dialog', { name: 'Take off 1 game?' })
  await expect(dialog.getByRole('button', { name: 'Take off 1 game' })).toHaveAttribute('data-weight', 'danger')
  await expect(dialog.getByText(/ drops any picks made on it\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('region', { name: 'Lines' }).getByRole('listitem')).toHaveCount(12)

  const form = page.getByRole('region', { name: 'Enter a pick for a player' })
  await page.setViewportSize({ width: 390, height: 844 })
  // Beside each other on a phone, neither would have room for the two names of a game.
  const boxes = await Promise.all(['Player', 'Game'].map((label) => form.getByLabel(label).boundingBox()))
  for (const box of boxes) expect(box?.width).toBeGreaterThan(300)
  await form.getByLabel('Player').selectOption({ label: 'Cousin Wes' })
  await form.getByLabel('Game').selectOption({ index: 1 })
  await form.getByLabel(/^Reason/).fill('His phone was in the lake')
  await expect(button(page, 'Enter pick')).toBeDisabled()
  const away = form.getByRole('group', { name: 'Which team?' }).getByRole('button').first()
  const side = await away.innerText()
  await away.click()
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Board' }).click()
  await expect(page).toHaveURL('/leaderboard')
  await page.goBack()
  await expect(form.getByLabel('Player').locator('option:checked'), 'stays while one looks elsewhere').toHaveText(
    'Cousin Wes',
  )
  await expect(away).toHaveAttribute('aria-pressed', 'true')
  const answer = await holdAnswerBack(page, '**/api/commish/fix-pick')
  await button(page, 'Enter pick').click()
  await expect(button(page, 'Enter pick')).toBeDisabled()
  await expect(form.getByLabel(/^Reason/), 'for the same player').toHaveValue('His phone was in the lake')
  await form.getByLabel('Player').selectOption({ label: 'Nana Jo' })
  await expect(form.getByLabel(/^Reason/), 'not for another, also before the answer').toHaveValue('')
  answer()
  await expect(page.getByText(`${side} is entered for Cousin Wes.`, { exact: true })).toBeVisible()
  await expect(page.getByText(/Cousin Wes.*His phone was in the lake/).first()).toBeVisible()
  await page.getByText('What was changed').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'His phone was in the lake' })).toContainText(
    'Dale (Commish)',
  )
  await expect(page.getByText(/^Last change: Dale \(Commish\) entered .*for Cousin Wes.*in the lake/)).toBeVisible()
  await button(page, 'Undo').click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Undone: .*for Cousin Wes/ })).toBeVisible()
  await expect(button(page, 'Undo')).toHaveCount(0)
})

test('scores that come in ask nothing about the last change on the desk', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/commish/undo') && asked.push(request.url()))
  await openDesk(page, 'commish')
  await expect.poll(() => asked.length, 'the desk asks for the last change').toBeGreaterThan(0)
  const player = await browser.newPage()
  await arrive(player, 'maggie', '/live-scores')
  const game = (await slate(player)).find((line) => line.phase === 'live')
  if (!game) throw new Error('the demo has no game under way')
  const score = async (homeScore: number) => {
    await feed({ game: { id: game.gameId, homeScore } })
    await expect(cardOf(player, game).getByText(`${homeScore} points`, { exact: true })).toBeVisible({
      timeout: 20_000,
    })
  }
  // By the first score the desk is complete, and by the third it has received the second.
  await score(71)
  const before = asked.length
  await score(78)
  await score(85)
  expect(asked.length).toBe(before)
  await feed({ reset: true })
  await player.close()
})
