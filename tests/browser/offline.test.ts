import type { Browser, Page } from '@playwright/test'
import type { LineResponse } from '#common/api/responses'
import { cardOf, expect, feed, freshLeague, logIn, signUp, slate, test } from './stadium'

freshLeague()

const SAVES = '**/api/picks'
const WAITS = /^Waiting for the network/

/** A device of its own. The browser itself speaks of every call that finds no network, so its console is not listened to. */
const device = async (browser: Browser) => (await browser.newContext()).newPage()
const team = (page: Page, game: LineResponse, name: string) => cardOf(page, game).getByRole('button', { name })
const picked = (page: Page, game: LineResponse, name: string) =>
  expect(team(page, game, name)).toHaveAttribute('aria-pressed', 'true')
const says = (page: Page, game: LineResponse, words: string | RegExp) =>
  expect(cardOf(page, game).getByText(words)).toBeVisible()

/** Lets no save of this page through, as on one bar in a full stadium. */
const loseSaves = (page: Page) => page.route(SAVES, (route) => route.abort())
async function findSaves(page: Page): Promise<void> {
  await page.unroute(SAVES)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** Locks a game by hand, or opens it again, as the commissioner. */
async function lockByHand(desk: Page, { gameId }: LineResponse, isLocked: boolean): Promise<void> {
  const token = await desk.evaluate(() => localStorage.getItem('token'))
  const answer = await desk.request.patch(`/api/commish/line/${gameId}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { week: 11, isLocked },
  })
  expect(answer.status()).toBe(200)
}

test('a pick made without a network waits, and the newest of two devices wins', async ({ browser }) => {
  const page = await device(browser)
  await signUp(page, 'trainfan')
  const open = (await slate(page)).filter((line) => line.phase === 'pre').sort((a, b) => b.kickoff - a.kickoff)
  const [game, other, late, near] = open
  if (!game || !other || !late || !near) throw new Error('the demo has too few games to pick')

  await test.step('it is sent when the network returns', async () => {
    await expect(cardOf(page, game)).toBeVisible()
    await page.context().setOffline(true)
    await team(page, game, game.homeName).click()
    await says(page, game, WAITS)
    await picked(page, game, game.homeName)
    await expect(page.getByText('1 not saved')).toBeVisible()
    await page.context().setOffline(false)
    await says(page, game, /^Saved /)
  })

  await test.step('it survives a reload, and goes out from another screen', async () => {
    await loseSaves(page)
    await team(page, other, other.awayName).click()
    await says(page, other, WAITS)
    await page.reload()
    await says(page, other, WAITS)
    await picked(page, other, other.awayName)
    await page.goto('/dashboard')
    const saved = page.waitForResponse(SAVES)
    await findSaves(page)
    expect((await saved).status()).toBe(200)
    await page.goto('/weekly-picks')
    await says(page, other, /^Saved /)
    await picked(page, other, other.awayName)
  })

  await test.step('another tab sends it, and this one knows', async () => {
    await loseSaves(page)
    await team(page, other, other.homeName).click()
    await says(page, other, WAITS)
    const tab = await page.context().newPage()
    await tab.goto('/weekly-picks')
    await says(tab, other, /^Saved /)
    await picked(tab, other, other.homeName)
    await says(page, other, /^Saved /)
    await picked(page, other, other.homeName)
    await tab.close()
    await page.unroute(SAVES)
  })

  const phone = await device(browser)
  await logIn(phone, 'trainfan')
  await phone.goto('/weekly-picks')

  await test.step('two devices agree, also after both have saved', async () => {
    await picked(phone, game, game.homeName)
    await team(phone, game, game.awayName).click()
    await picked(page, game, game.awayName)
    await team(page, game, game.homeName).click()
    await picked(phone, game, game.homeName)
    await says(phone, game, /^Saved /)
  })

  await test.step('a pick that waited does not undo a newer one', async () => {
    await loseSaves(page)
    await team(page, game, game.awayName).click()
    await says(page, game, WAITS)
    await team(phone, game, game.awayName).click()
    await team(phone, game, game.homeName).click()
    await says(phone, game, /^Saved /)
    await page.unroute(SAVES)
    await cardOf(page, game).getByRole('button', { name: 'Retry' }).click()
    await says(page, game, /Not saved\. A newer pick of yours was saved meanwhile\./)
    await picked(page, game, game.homeName)
  })

  await test.step('one that waited past the lock is rolled back, and can be tried again once the game is open', async () => {
    const desk = await device(browser)
    await logIn(desk, 'commish')
    await loseSaves(page)
    await team(page, late, late.homeName).click()
    await says(page, late, WAITS)
    await lockByHand(desk, late, true)
    await says(page, late, 'Locked by the commissioner')
    await findSaves(page)
    await says(page, late, /Not saved\. This game was locked by the commissioner\./)
    await expect(cardOf(page, late).locator('[aria-pressed=true]')).toHaveCount(0)
    await lockByHand(desk, late, false)
    await cardOf(page, late).getByRole('button', { name: 'Retry' }).click()
    await says(page, late, /^Saved /)
    await picked(page, late, late.homeName)
    await desk.context().close()
  })

  await test.step('a pick refused while the player is on another screen says so there', async () => {
    const desk = await device(browser)
    await logIn(desk, 'commish')
    await loseSaves(page)
    await team(page, late, late.awayName).click()
    await says(page, late, WAITS)
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
    await lockByHand(desk, late, true)
    await findSaves(page)
    await expect(page.getByText(/^A pick of yours was not saved\. This game was locked by/)).toBeVisible()
    await lockByHand(desk, late, false)
    await desk.context().close()
    await page.getByRole('navigation').getByRole('link', { name: 'Weekly Picks' }).click()
    await picked(page, late, late.homeName)
  })

  await test.step('a save the server no longer knows the player for opens the log-in modal, and is rolled back', async () => {
    await page.route(SAVES, (route) =>
      route.fulfill({ status: 401, json: { error: 'Please log in.', code: 'signed-out' } }),
    )
    await team(page, near, near.awayName).click()
    const modal = page.getByRole('dialog', { name: 'Please log in' })
    await expect(modal.getByText('You need to be logged in to make and save your picks.')).toBeVisible()
    await modal.getByRole('button', { name: 'Cancel' }).click()
    await expect(modal).toHaveCount(0)
    await expect(cardOf(page, near).locator('[aria-pressed=true]')).toHaveCount(0)
    await page.unroute(SAVES)
  })

  await test.step('leaving with one of these near a lock warns', async () => {
    await feed({ game: { id: near.gameId, phase: 'pre', kickoffInSeconds: 900 } })
    await loseSaves(page)
    await team(page, near, near.homeName).click()
    await says(page, near, WAITS)
    await expect(cardOf(page, near).getByText(/Kickoff moved from/)).toBeVisible()
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await says(page, near, WAITS)
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByText(/^1 pick is not saved yet\. The next lock is at/)).toBeVisible()
  })

  await test.step('logging out forgets what waits', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waiting:')))).toEqual([])
  })
  await page.context().close()
  await phone.context().close()
})
