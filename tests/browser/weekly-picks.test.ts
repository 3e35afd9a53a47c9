import type { Page } from '@playwright/test'
import { HOUR } from '#common/durations'
import { lockTime, nextLock } from '#common/game/lock'
import { cardId } from '#web/ui/game/showCard'
import { arrive } from './arrive'
import { cardOf, expect, feed, freshLeague, inspect, logIn, signUp, slate, test } from './fixture'
import { gameAhead, openGames, pick, save } from './game-day'

freshLeague()
test.use({ viewport: { width: 390, height: 844 } })

const cards = (page: Page) => page.getByRole('article')
const finals = (page: Page) => page.getByRole('button', { name: /^Final games/ })
const firstLines = (page: Page) => page.getByText('Tap one team per game.')

async function overGame(page: Page) {
  const line = (await slate(page)).find(({ phase }) => phase === 'final')
  if (!line) throw new Error('the demo has no final game')
  return line
}

test('a new player reads three lines once, and the first card is the next to lock', { tag: '@long' }, async ({
  page,
}) => {
  await signUp(page, 'unclejoe')
  await expect(firstLines(page)).toBeVisible()
  const [next, , final] = await Promise.all([
    page.getByRole('link', { name: /^Next to lock: .+ at / }).getAttribute('href'),
    inspect(page),
    overGame(page),
  ])
  await expect(cards(page).first()).toHaveAttribute('id', `${next?.slice(1)}`)
  await expect(cards(page).first()).toBeInViewport({ ratio: 1 })
  await expect(cards(page).first().getByText('No pick yet')).toBeVisible()
  await expect(page.getByText(/^0 of [1-9]\d* picked$/)).toBeVisible()
  await expect(cardOf(page, final)).toHaveCount(0)

  const order = () => cards(page).evaluateAll((all) => all.map(({ id }) => id))
  const before = await order()
  await cards(page).first().getByRole('button').last().click()
  await expect(
    cards(page)
      .first()
      .getByText(/^Saved /),
  ).toBeVisible()
  await expect(page.getByText(/^[1-9]\d* left to pick · [1-9]\d* missed$/)).toBeVisible()
  expect(await order()).toEqual(before)
  await expect(firstLines(page)).toBeVisible()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(firstLines(page)).toHaveCount(0)
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await expect(firstLines(page)).toHaveCount(0)
})

test('a device whose clock is three hours fast has the server’s time: no open game is locked, and picks are saved', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + 3 * HOUR })
  await arrive(page, 'wes', '/weekly-picks')
  const game = await gameAhead(page)
  const lines = await slate(page)
  const first = lines.find((line) => lockTime(line) === nextLock(lines, Date.now()))
  const next = page.getByRole('link', { name: /^Next to lock: .+ at / })
  await expect(next).toHaveAttribute('href', `#${cardId(first?.gameId ?? '')}`)
  for (const side of ['AWAY', 'HOME'] as const) await pick(page, game, side)
})

test('Save leads to the first game without a pick, and to the dashboard once each has one', async ({ page }) => {
  await signUp(page, 'carefulfan')
  const open = await openGames(page)
  const [first, last] = open.splice(-2)
  if (!first || !last) throw new Error('the demo has no two games to pick')
  for (const game of open) await save(page, game, 'AWAY')
  await page.reload()
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await expect(page.getByText('2 left to pick')).toBeVisible()
  await button.click()
  const needed = page.getByText('You still need to make 2 pick(s).')
  await expect(needed).toBeVisible()
  await expect(cardOf(page, first)).toBeInViewport()
  await expect(cardOf(page, first)).toHaveClass(/highlighted/)
  await pick(page, first, 'HOME')
  // By itself it would stay for six seconds.
  await expect(needed).toHaveCount(0, { timeout: 1_000 })
  await expect(cardOf(page, first)).not.toHaveClass(/highlighted/)
  await pick(page, last, 'HOME')
  await button.click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Picks ready to go!')).toBeVisible()
})

test('a player who has picked before is not greeted as a new one by another device', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await test.step('with picks of this week', async () => {
    await arrive(page, 'ray', '/weekly-picks')
    await expect(cards(page).first()).toBeVisible()
    await expect(firstLines(page)).toHaveCount(0)
  })

  await test.step('with picks of earlier weeks, after a login', async () => {
    const other = await (await browser.newContext()).newPage()
    await logIn(other, 'wes')
    await expect(other.getByText(/(st|nd|rd|th) of \d+/)).toBeVisible()
    await other
      .getByRole('navigation', { name: 'Tabs' })
      .getByRole('link', { name: /^Picks/ })
      .click()
    await expect(cards(other).first()).toBeVisible()
    await expect(firstLines(other)).toHaveCount(0)
    await other.context().close()
  })
})

test('a game under way shows its score, a final one unfolds for the link that leads to it', async ({ page }) => {
  await arrive(page, 'ray', '/weekly-picks')
  const final = await overGame(page)
  await expect(finals(page)).toHaveAttribute('aria-expanded', 'false')
  const under = page.getByRole('heading', { name: 'Under way' }).locator('~ article')
  await expect(under.first().getByText(/ (covering|spread|number)/)).toBeVisible()

  await page
    .getByRole('complementary', { name: 'Your Picks' })
    .locator(`[href="#${cardId(final.gameId)}"]`)
    .click()
  await expect(cardOf(page, final)).toBeInViewport({ ratio: 1 })
  await finals(page).click()
  await expect(cardOf(page, final)).toHaveCount(0)
  await page.goto('/live-scores')
  await expect(page.getByRole('button', { name: `All ${(await slate(page)).length}`, pressed: true })).toBeVisible()
  await page.goto(`/weekly-picks#${cardId(final.gameId)}`)
  await expect(cardOf(page, final)).toBeInViewport({ ratio: 1 })
  await inspect(page)
})

test('a week that is over lies open, with nothing to pick', { tag: '@long' }, async ({ page }) => {
  await signUp(page, 'latefan')
  await expect(firstLines(page)).toBeVisible()
  // From the last game to the first: while one is under way the referee reads on.
  for (const { gameId } of (await slate(page)).reverse())
    await feed({ game: { id: gameId, phase: 'final', kickoffInSeconds: -14_400, homeScore: 24, awayScore: 20 } })
  await expect(finals(page)).toHaveAttribute('aria-expanded', 'true', { timeout: 45_000 })
  await expect(cards(page)).toHaveCount((await slate(page)).length)
  await expect(page.getByText('No game is open')).toBeVisible()
  await expect(firstLines(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await inspect(page)
  await page.goto('/live-scores')
  await page.getByRole('button', { name: 'Live 0' }).click()
  await expect(page.getByText('No game is on right now.')).toBeVisible()
})

test('unfolding the final games again does not lead to the card of the address once more', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'wes', '/how-it-works')
  const over = (await slate(page)).find((line) => line.phase === 'final')
  await page.goto(`/weekly-picks#game-${over?.gameId}`)
  const fold = page.getByRole('button', { name: /^Final games/ })
  for (const isOpen of ['true', 'false']) {
    await expect(fold).toHaveAttribute('aria-expanded', isOpen)
    await fold.click()
  }
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  // The card takes the focus in the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(fold).toBeFocused()
})
