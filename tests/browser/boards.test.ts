import type { Locator, Page } from '@playwright/test'
import { gameLabel } from '#common/game/line'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { arrive } from './arrive'
import { expect, feed, freshLeague, inspect, kickedOff, slate, test } from './fixture'
import { stageBoard } from './staged-board'

freshLeague()

const HIDDEN = 'Hidden until 10 min after kickoff'
const firstPlayer = (page: Page) => page.getByRole('rowheader').first()
const column = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })

/** The documents a page listens to, from the moment this is called. */
function listensTo(page: Page): Set<string> {
  const documents = new Set<string>()
  page.on('request', (request) => {
    const said = decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '))
    for (const [, path] of said.matchAll(/"documents":\["[^"]*?\/documents\/([^"]+)"/g)) documents.add(path ?? '')
    if (/"addTarget":\{"query"/.test(said)) documents.add('a query')
  })
  return documents
}

test('the address keeps the board, the week and what is shown of it; order and color are remembered', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'priya', '/leaderboard')
  await page.getByRole('link', { name: 'Overall' }).click()
  await expect(page).toHaveURL('/leaderboard?view=overall')
  await page.goto('/overall-leaderboard')
  await expect(page.getByRole('heading', { name: 'Overall Leaderboard' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('12 players')).toBeVisible()
  await page.getByRole('button', { name: 'Score' }).click()
  await expect(column(page, 'Score')).toHaveAttribute('aria-sort', 'ascending')
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(column(page, 'W10')).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(column(page, 'W10')).toBeVisible()

  await page.getByRole('link', { name: 'Weekly', exact: true }).click()
  await page.getByLabel('Week', { exact: true }).selectOption('Week 10')
  await page.getByRole('button', { name: 'Picks grid' }).click()
  await expect(page).toHaveURL(/\/leaderboard\?view=weekly&season=\d{4}&week=10&show=grid$/)
  await page.reload()
  await expect(page.getByRole('table', { name: /Everybody's picks, Week 10/ })).toBeVisible()

  await page.getByRole('button', { name: 'By week' }).click()
  await column(page, 'Total').getByRole('button').click()
  await expect(column(page, 'Total')).toHaveAttribute('aria-sort', 'descending')
  const totals = await page.locator('tbody tr td:last-child').allInnerTexts()
  expect(totals.map(Number)).toEqual(totals.map(Number).sort((a, b) => b - a))

  await page.getByRole('button', { name: 'Standings' }).click()
  const colorOf = (row: Locator, name = '--c') => row.evaluate((each, of) => each.style.getPropertyValue(of), name)
  const tint = () => colorOf(page.getByRole('table', { name: 'Standings' }), '--tint')
  expect(await tint(), 'the leader’s').toBe(await colorOf(page.locator('tbody tr').first()))
  await column(page, 'Player').getByRole('button').press('Enter')
  await expect(firstPlayer(page)).toContainText('Big Mike')
  await column(page, 'Player').getByRole('button').press('Enter')
  await expect(firstPlayer(page)).toContainText('Uncle Ray')
  await expect(page.getByLabel('Tint rows')).toHaveValue('Leader color')
  await page.getByLabel('Tint rows').selectOption('My color')
  expect(await tint()).toBe(await colorOf(page.locator('tbody tr[data-you=true]')))
  await page.reload()
  await expect(page.getByLabel('Tint rows')).toHaveValue('My color')
})

test('no row stays tall after a window had no width for a moment, as one that is captured whole', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await arrive(page, 'priya', '/leaderboard')
  await expect(page.getByRole('rowheader')).toHaveCount(12)
  const tallest = () =>
    page.getByRole('row').evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)))
  const before = await tallest()
  await page.setViewportSize({ width: 1, height: 9_000 })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.setViewportSize({ width: 390, height: 500 })
  expect(await tallest()).toBeLessThan(before * 1.5)
})

test('a player opens with the week’s picks, their season, and the picks of a week in it', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'priya', '/weekly-leaderboard')
  await page.getByRole('button', { name: 'Nana Jo' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByText(HIDDEN).first()).toBeVisible()
  await modal.getByRole('button', { name: 'Season' }).click()
  await inspect(page)
  await modal.getByRole('button', { name: /^Week 9 / }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Nana Jo, Week 9' })).toBeVisible()
  await expect(modal.getByRole('listitem')).toHaveCount(12)
  await expect(modal.getByText(/^(WIN|LOSS|PUSH)/).first()).toBeVisible()
  await inspect(page)
  await page.keyboard.press('Enter')
  await expect(modal.getByRole('button', { name: /^Week 9 / })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
})

test('a game hides in the grid until it reveals, and then shows every side and the split', async ({ page }) => {
  await arrive(page, 'priya')
  const game = (await slate(page)).filter((line) => line.phase === 'pre' && line.kickoff > Date.now())[1]
  if (!game) throw new Error('the demo has no second game ahead')
  await page.goto('/leaderboard?show=grid')
  const head = page.getByRole('columnheader', { name: new RegExp(`^${game.awayAbbr}\\b.*\\b${game.homeAbbr}\\b`) })
  const split = page.getByRole('listitem').filter({ hasText: gameLabel(game) })
  await expect(head).toContainText(HIDDEN)
  await expect(page.getByText(/^\d+ more games show here 10 minutes after kickoff\.$/)).toBeVisible()
  await expect(split).toHaveCount(0)
  await expect(page.getByText(/\d+ of \d+ finished picking/)).toBeVisible()
  await feed({ game: { id: game.gameId, ...kickedOff, kickoffInSeconds: 2 - LOCK_AFTER_KICKOFF / 1000 } })
  await expect(split.getByText(/^Who took which/)).toBeVisible()
  await expect(head).not.toContainText(HIDDEN)
  await split.getByText(/^Who took which/).click()
  await expect(split.getByRole('definition').first()).toContainText(/\w/)
  await inspect(page)
})

test('rows glide to their new places, and stand still for who asks for that', { tag: '@long' }, async ({ page }) => {
  const staged = await stageBoard(12)
  await page.addInitScript(() => {
    const glide = Element.prototype.animate
    Object.assign(window, { glides: 0 })
    Element.prototype.animate = function (...how) {
      Reflect.set(window, 'glides', Number(Reflect.get(window, 'glides')) + 1)
      return glide.apply(this, how)
    }
  })
  const glides = () => page.evaluate(() => Number(Reflect.get(window, 'glides')))
  await arrive(page, 'priya', '/leaderboard?week=10')
  const first = firstPlayer(page)
  await expect(first).toBeVisible()
  const leadBy = (who: string, points: number) =>
    staged.change((rows) => {
      const row = rows[`demo-${who}`]
      return row ? { ...rows, [`demo-${who}`]: { ...row, points } } : rows
    })
  await leadBy('wes', 30)
  await expect(first).toContainText('Cousin Wes')
  expect(await glides()).toBeGreaterThan(1)
  const before = await glides()
  await column(page, 'Player').getByRole('button').click()
  await column(page, 'Rank').getByRole('button').click()
  expect(await glides(), 'glides after sorting').toBe(before)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await leadBy('dee', 40)
  await expect(first).toContainText('Dee')
  expect(await glides(), 'glides under reduced motion').toBe(before)
  await staged.restore()
})

test('a board is one read, the members one and the scores one, whoever plays; the rest is read when it is asked for', async ({
  page,
}) => {
  await arrive(page, 'priya')
  const documents = listensTo(page)
  await page.goto('/leaderboard?week=9')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const short = () => [...documents].map((path) => path.replace(/^seasons\/\d+\//, '')).sort()
  await expect.poll(short).toEqual(['directory/members', 'leaderboards/week-9', 'scores/9', 'settings/app'])
  await page.getByRole('button', { name: 'By week' }).click()
  await expect(column(page, 'Total')).toBeVisible()
  expect(short()).toEqual([
    'directory/members',
    'leaderboards/overall',
    'leaderboards/week-9',
    'scores/9',
    'settings/app',
  ])
  await page.goto('/leaderboard?week=11')
  await expect(page.getByText(/\d+ of \d+ finished picking/)).toBeVisible()
  expect(short()).toContain('status/week-11')
})

test('each board has an address of its own, without the tabs', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'priya')
  for (const [path, title] of [
    ['/weekly-leaderboard', 'Weekly Leaderboard'],
    ['/overall-leaderboard', 'Overall Leaderboard'],
    ['/minigames/leaderboard', 'Mini Games Leaderboard'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Leaderboards' })).toHaveCount(0)
  }
})

test('the week of the leaderboard can be changed again with the next key', async ({ page }) => {
  await arrive(page, 'ray', '/leaderboard')
  const week = page.getByLabel('Week', { exact: true })
  await week.focus()
  await week.selectOption('Week 10')
  await expect(page.getByText('12 completed')).toBeVisible()
  await expect(week).toBeFocused()
})
