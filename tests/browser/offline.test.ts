import type { Browser, Page } from '@playwright/test'
import type { LineResponse } from '#common/api/responses'
import { MINUTE } from '#common/durations'
import type { Side } from '#common/game/sides'
import { arrive } from './arrive'
import { cardOf, expect, feed, freshLeague, slate, test } from './fixture'
import { lockByHand, pick, picked, says, team } from './game-day'

freshLeague()
const SAVES = '**/api/picks'
// A browser on a machine without a network is offline even where the save alone finds no way.
const WAITS = /^(No answer yet\. We'll keep trying|You're offline\. We'll save)/

let page: Page
/** The games ahead in the beginning, the latest first. */
let games: LineResponse[] | undefined

test.beforeEach(async ({ browser }) => {
  page = await deviceOf(browser, 'wes')
  games ??= (await slate(page)).filter((line) => line.phase === 'pre').sort((a, b) => b.kickoff - a.kickoff)
})
test.afterEach(() => page.context().close())

function game(index: number): LineResponse {
  const found = games?.[index]
  if (!found) throw new Error('the demo has too few games to pick')
  return found
}

/** A device of its own. Its console is not listened to: the browser itself reports every call without a network. */
async function deviceOf(browser: Browser, username: string): Promise<Page> {
  const device = await (await browser.newContext()).newPage()
  await arrive(device, username, '/weekly-picks')
  return device
}

/** Lets saves through again. */
async function findSaves(page: Page): Promise<void> {
  await page.unroute(SAVES)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** Picks a game while no save gets through, as on one bar in a full stadium. */
async function pickInVain(line: LineResponse, side: Side): Promise<void> {
  await page.route(SAVES, (route) => route.abort())
  await team(page, line, side).click()
  await says(page, line, WAITS)
}

test('a pick is sent when the network returns', async () => {
  const line = game(0)
  await expect(cardOf(page, line)).toBeVisible()
  await page.context().setOffline(true)
  await team(page, line, 'HOME').click()
  await says(page, line, "You're offline. We'll save this when you're back.")
  await picked(page, line, 'HOME')
  await expect(page.getByText('1 not saved')).toBeVisible()
  await page.context().setOffline(false)
  await says(page, line, /^Saved /)
})

test('a pick that waits survives a reload, and goes out from another screen', async () => {
  const line = game(1)
  await pickInVain(line, 'AWAY')
  await page.reload()
  await says(page, line, WAITS)
  await picked(page, line, 'AWAY')
  await page.goto('/dashboard')
  const saved = page.waitForResponse(SAVES)
  await findSaves(page)
  expect((await saved).status()).toBe(200)
  await page.goto('/weekly-picks')
  await says(page, line, /^Saved /)
  await picked(page, line, 'AWAY')
})

test('another tab sends a pick that waits, and this one knows', { tag: '@long' }, async () => {
  const line = game(1)
  await pickInVain(line, 'HOME')
  const tab = await page.context().newPage()
  await tab.goto('/weekly-picks')
  await says(tab, line, /^Saved /)
  await picked(tab, line, 'HOME')
  await says(page, line, /^Saved /)
  await picked(page, line, 'HOME')
})

test('a tab that shows another screen sends what another tab cannot', async () => {
  const line = game(3)
  const tab = await page.context().newPage()
  await tab.goto('/account')
  await expect(tab.getByRole('heading', { name: 'Account' })).toBeVisible()
  const saved = tab.waitForResponse(SAVES)
  await page.route(SAVES, (route) => route.abort())
  await team(page, line, 'HOME').click()
  expect((await saved).status()).toBe(200)
  await says(page, line, /^Saved /)
})

test('two devices agree, also after both have saved', async ({ browser }) => {
  const line = game(0)
  await pick(page, line, 'HOME')
  const phone = await deviceOf(browser, 'wes')
  await picked(phone, line, 'HOME')
  await team(phone, line, 'AWAY').click()
  await picked(page, line, 'AWAY')
  await team(page, line, 'HOME').click()
  await picked(phone, line, 'HOME')
  await says(phone, line, /^Saved /)
  await phone.context().close()
})

test('a pick that waited does not undo a newer one', async ({ browser }) => {
  const line = game(0)
  const phone = await deviceOf(browser, 'wes')
  await pickInVain(line, 'AWAY')
  await pick(phone, line, 'AWAY')
  await pick(phone, line, 'HOME')
  await findSaves(page)
  await says(page, line, /Not saved\. A newer pick was saved meanwhile\./)
  await picked(page, line, 'HOME')
  await phone.context().close()
})

test('a pick that waited past the lock is rolled back, and can be tried again once the game is open', async ({
  browser,
}) => {
  const line = game(2)
  const desk = await deviceOf(browser, 'commish')
  await pickInVain(line, 'HOME')
  await lockByHand(desk, line, true)
  await says(page, line, 'Locked by the commissioner')
  await findSaves(page)
  await says(page, line, /Not saved\. This game was locked by the commissioner\./)
  await expect(page.getByText(/^A pick of yours was not saved\. This game was locked by/)).toBeVisible()
  await expect(cardOf(page, line).locator('[aria-pressed=true]')).toHaveCount(0)
  await lockByHand(desk, line, false)
  await cardOf(page, line).getByRole('button', { name: 'Retry' }).click()
  await says(page, line, /^Saved /)
  await picked(page, line, 'HOME')
  await desk.context().close()
})

test('a pick refused while the player is on another screen says so there', { tag: '@long' }, async ({ browser }) => {
  const line = game(4)
  const desk = await deviceOf(browser, 'commish')
  await pick(page, line, 'HOME')
  await pickInVain(line, 'AWAY')
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
  await lockByHand(desk, line, true)
  await findSaves(page)
  await expect(page.getByText(/^A pick of yours was not saved\. This game was locked by/)).toBeVisible()
  await lockByHand(desk, line, false)
  await page.getByRole('navigation').getByRole('link', { name: 'Weekly Picks' }).click()
  await picked(page, line, 'HOME')
  await desk.context().close()
})

test('a save the server no longer knows the player for opens the log-in modal once, and waits', {
  tag: '@long',
}, async () => {
  const line = game(3)
  await page.route(SAVES, (route) =>
    route.fulfill({ status: 401, json: { error: 'Please log in.', code: 'signed-out' } }),
  )
  await team(page, line, 'AWAY').click()
  const modal = page.getByRole('dialog', { name: 'Please log in' })
  await expect(modal.getByText('You need to be logged in to make and save your picks.')).toBeVisible()
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await says(page, line, "Not saved yet. Log in, and we'll save this.")
  await page.waitForResponse(SAVES)
  await expect(modal).toHaveCount(0)
  await page.unroute(SAVES)
  await cardOf(page, line).getByRole('button', { name: 'Retry' }).click()
  await says(page, line, /^Saved /)
})

test('leaving while a pick waits near its lock warns', { tag: '@long' }, async () => {
  const line = game(3)
  // In two steps: a kickoff that is moved up at short notice would be checked first.
  await feed({ game: { id: line.gameId, phase: 'pre', kickoffInSeconds: 2_400 } })
  await expect(cardOf(page, line).getByText(/Kickoff moved from/)).toBeVisible()
  await feed({ game: { id: line.gameId, phase: 'pre', kickoffInSeconds: 900 } })
  const ahead = async () => (await slate(page)).find(({ gameId }) => gameId === line.gameId)?.kickoff ?? 0
  await expect.poll(async () => (await ahead()) - Date.now()).toBeLessThan(20 * MINUTE)
  await pickInVain(line, 'HOME')
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await says(page, line, WAITS)
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText(/^1 pick is not saved yet\. It locks /)).toBeVisible()
})
