import type { Browser, Page } from '@playwright/test'
import { arrive } from '../arrive'
import { bearer, expect, feed, freshLeague, logIn, seedLeague, signUp, slate, test, WEEK } from '../fixture'
import { keepShared, press, shoot, shootAll } from './shoot'

freshLeague()
test.use({ complaints: 'expected' })

const LISTENS = /google\.firestore\.v1\.Firestore\/Listen/

const recap = (page: Page) => expect(page.getByRole('button', { name: 'Save recap' })).toBeVisible()

const forget = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('live:')) localStorage.removeItem(key)
  })

test('a player on game day', async ({ page }) => {
  await logIn(page, 'maggie')
  await shootAll(page, [
    ['dashboard-welcome', null],
    ['home', '/'],
    ['dashboard', '/dashboard'],
    ['dashboard-over', '/dashboard?week=10'],
    ['home-team', '/', press('Change')],
    ['picks', '/weekly-picks'],
    ['picks-finals', null, press(/^Final games/)],
    ['scores', '/live-scores'],
    ['scores-final', null, press(/^Final \d/)],
    ['nickname', '/minigames/nickname'],
    ['nickname-round', null, press(/^Skip/)],
    ['how-it-works', '/how-it-works'],
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard?week=10')
  await expect(page.getByRole('article').first()).toBeVisible()
  await keepShared(page, /^Share picks$/)
  await page.goto('/')
  await keepShared(page, /Save picture$/)
  await press('Menu')(page)
  await page.screenshot({ path: 'shots/390/home-menu.png' })
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/minigames/nickname')
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.screenshot({ path: 'shots/390/nickname-on-its-side.png' })
})

test('the first visit, and a player without picks', async ({ page }) => {
  await signUp(page, 'unclejoe')
  await expect(page.getByRole('article').first()).toBeVisible()
  await shootAll(page, [
    ['first-picks', null],
    ['first-dashboard', '/dashboard'],
    ['first-home', '/'],
    ['first-board', '/leaderboard'],
  ])
})

test('games that are not played', async ({ page }) => {
  await logIn(page, 'commish')
  const ahead = (await slate(page)).filter((line) => line.phase === 'pre' && line.kickoff > Date.now())
  const [postponed, voided] = [ahead.at(-1), ahead.at(-2)]
  await feed({ misbehave: 'postponed', gameId: voided?.gameId })
  await page.goto('/commish')
  await expect(page.getByText(/was postponed and has no new date/)).toBeVisible()
  await shoot(page, 'desk-postponed')
  await press('Call it off')(page)
  await expect(page.getByText(/was postponed and has no new date/)).toHaveCount(0)
  await feed({ misbehave: 'postponed', gameId: postponed?.gameId })
  await expect(page.getByText(/was postponed and has no new date/)).toBeVisible()
  await shootAll(page, [
    ['off-picks', '/weekly-picks'],
    ['off-scores', '/live-scores'],
    ['off-dashboard', '/dashboard'],
    ['off-board', '/leaderboard'],
    ['off-grid', '/leaderboard?show=grid'],
  ])
})

/** Gives a game that kicked off lately an earlier kickoff: it keeps its own against the feed, and reveals by that. */
async function revealNow(browser: Browser, gameId: string): Promise<void> {
  const desk = await browser.newPage()
  await arrive(desk, 'commish')
  const data = { week: WEEK, kickoff: Date.now() - 14_400_000 }
  const answer = await desk.request.patch(`/api/commish/line/${gameId}`, { headers: await bearer(desk), data })
  expect(answer.status()).toBe(200)
  await desk.close()
}

test('a week that is over', async ({ browser, page }) => {
  await seedLeague()
  await logIn(page, 'ray')
  for (const { gameId } of (await slate(page)).reverse())
    await feed({ game: { id: gameId, phase: 'final', kickoffInSeconds: -14_400, homeScore: 24, awayScore: 20 } })
  for (const { gameId, revealedAt } of await slate(page)) if (revealedAt === null) await revealNow(browser, gameId)
  await page.goto('/weekly-picks')
  await expect(page.getByText('Nothing is left to lock.')).toBeVisible({ timeout: 45_000 })
  await shootAll(page, [
    ['over-picks', null],
    ['over-scores', '/live-scores'],
    ['over-home', '/'],
    ['over-board', `/leaderboard?week=${WEEK}`],
    ['over-recap', null, (each) => press(/^Recap of/)(each).then(() => recap(each))],
  ])
})

test('while it loads, and when it cannot be reached', async ({ page }) => {
  await seedLeague()
  await logIn(page, 'dee')
  await page.route(LISTENS, () => undefined)
  const waiting = ['/', '/dashboard', '/weekly-picks', '/live-scores', '/leaderboard'] as const
  for (const path of waiting) {
    await page.goto('/how-it-works')
    await forget(page)
    await page.goto(path)
    await expect(page.getByRole('status').first()).toBeAttached()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: `shots/390/waiting${path.replace('/', '-')}.png` })
  }
  await expect(page.getByText(/^Can't reach the league/)).toBeVisible({ timeout: 20_000 })
  await shoot(page, 'unreachable-never-seen')
  await page.unroute(LISTENS)
  await page.goto('/weekly-picks')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.route(LISTENS, (route) => route.abort())
  await page.reload()
  await expect(page.getByText(/^Can't reach the league/)).toBeVisible({ timeout: 20_000 })
  await shoot(page, 'unreachable')
  await page.route('**/api/picks', (route) => route.abort())
  await page.getByRole('article').getByRole('button', { pressed: false, disabled: false }).first().click()
  await expect(page.getByText(/offline|No answer yet/).first()).toBeVisible()
  await shoot(page, 'unreachable-tapped')
})

test('a page that breaks', async ({ page }) => {
  await logIn(page, 'dee')
  await page.route(/LiveScores.*\.js/, (route) => route.abort())
  await page.goto('/live-scores')
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await shoot(page, 'error-screen')
})
