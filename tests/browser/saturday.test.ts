import type { Page } from '@playwright/test'
import type { LineResponse } from '#common/api/responses'
import type { OverallRow, WeeklyRow } from '#common/boards/leaderboard'
import { HOUR } from '#common/durations'
import { CARD_GRACE } from '#common/game/lock'
import { HIDDEN_TEXT } from '#common/game/pick'
import { ask, bearer, cardOf, expect, feed, seedLeague, signUp, test, WEEK } from './fixture'
import { gameAhead, lineOf, lockIn, pick, picked, revealOf, rivalIn, save, says, team } from './game-day'

test.beforeEach(seedLeague)

/** Kickoff is ordered so that the lock falls this much later (s): the rest of the grace, in real time. */
const GRACE_LEFT = 15

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const pointsOf = (page: Page, name: string) => rowOf(page, name).locator('td').nth(1)

/** Opens the weekly board and on it what one may see of a player's pick on a game. */
async function look(page: Page, player: string, game: LineResponse) {
  await page.goto('/leaderboard')
  await page.getByRole('button', { name: player }).click()
  return page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: `${game.awayName} @ ${game.homeName}` })
}

/** Sends the same pick again and again until the server refuses; how each was answered. */
async function saveUntilRefused(page: Page, game: LineResponse) {
  const body = { data: { gameId: game.gameId, week: WEEK, pickTeam: 'HOME' }, headers: await bearer(page) }
  const saves: { sent: number; status: number; answered: number; savedAt?: number; error?: string }[] = []
  do {
    const sent = Date.now()
    const answer = await page.request.post('/api/picks', body)
    saves.push({ sent, status: answer.status(), answered: Date.now(), ...(await answer.json()) })
  } while (saves.at(-1)?.status === 200 && saves.length < 2000)
  return saves
}

test('open: a tap shows at once and is saved, a second changes it, a reload keeps it, and others see nothing', async ({
  page,
  browser,
}) => {
  await signUp(page, 'newfan')
  const rival = await rivalIn(browser)
  const game = await gameAhead(page)
  await pick(page, game, 'AWAY')
  await pick(page, game, 'HOME')
  await expect(team(page, game, 'AWAY')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^You still need to make \d+ pick\(s\)\.$/)).toBeVisible()
  await page.reload()
  await picked(page, game, 'HOME')
  await rival.goto('/weekly-picks')
  await pick(rival, game, 'AWAY')
  await expect(await look(rival, 'newfan', game)).toContainText(HIDDEN_TEXT)
  await expect(await look(page, 'wes', game)).toContainText(HIDDEN_TEXT)
  await rival.close()
})

test('grace, lock and reveal: picks change unseen up to the lock, to the millisecond, and are then revealed', async ({
  page,
  browser,
}) => {
  await signUp(page, 'newfan')
  const rival = await rivalIn(browser)
  const game = await gameAhead(page)
  await save(page, game, 'HOME')
  const fanAsSeen = await look(rival, 'newfan', game)
  await expect(fanAsSeen).toContainText(HIDDEN_TEXT)

  const locks = await lockIn(page, game, GRACE_LEFT)
  await pick(page, game, 'AWAY')
  await pick(page, game, 'HOME')
  await expect(fanAsSeen).toContainText(HIDDEN_TEXT)
  expect(Date.now(), 'all this was within the grace').toBeLessThan(locks)

  await page.waitForTimeout(Math.max(0, locks - 1_500 - Date.now()))
  const saves = await saveUntilRefused(page, game)
  const refused = saves.pop()
  expect(refused).toMatchObject({ status: 409, error: 'This game is locked (kickoff has passed).' })
  expect(refused?.answered).toBeGreaterThanOrEqual(locks)
  expect(saves.length).toBeGreaterThan(0)
  for (const { sent, savedAt } of saves) {
    expect(savedAt).toBeLessThan(locks)
    expect(sent).toBeLessThan(locks)
  }

  // The board shows the other's side without a reload.
  await expect(fanAsSeen).toContainText(new RegExp(`${game.homeName} [−+EP]`))
  await expect(fanAsSeen).not.toContainText(HIDDEN_TEXT)
  await expect(rival.getByRole('dialog').getByText(HIDDEN_TEXT).first()).toBeVisible()
  expect((await lineOf(page, game)).revealedAt ?? 0).toBeGreaterThanOrEqual(locks)
  await rival.close()
})

test('the card says so half a minute after the lock; a tap before that is refused and rolled back', {
  tag: '@long',
}, async ({ page, context }) => {
  await signUp(page, 'newfan')
  const game = await gameAhead(page)
  await save(page, game, 'HOME')
  await picked(page, game, 'HOME')
  await lockIn(page, game, 1)
  const revealed = await revealOf(page, game)
  await team(page, game, 'AWAY').click()
  await says(page, game, /Not saved\. This game is locked \(kickoff has passed\)\./)
  await picked(page, game, 'HOME')
  // Another tab of the same player, with its clock held, without the server's, and without what this one was refused.
  const tab = await context.newPage()
  await tab.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('refused:')) localStorage.removeItem(key)
  })
  await tab.route('**/robots.txt', (route) => route.fulfill({ status: 204 }))
  await tab.route(/\/api\/clocks/, (route) => route.fulfill({ status: 404 }))
  await tab.clock.setFixedTime(revealed + CARD_GRACE - 1_000)
  await tab.goto('/weekly-picks')
  await says(tab, game, 'Locking…')
  await tab.clock.setFixedTime(revealed + CARD_GRACE)
  await says(tab, game, 'Locked')
  await team(tab, game, 'AWAY').click()
  await expect(tab.getByText('This game is locked (kickoff has passed).')).toBeVisible()
  await tab.clock.setFixedTime(revealed - HOUR)
  await tab.reload()
  await says(tab, game, 'Locked')
  await tab.close()
})

test('live and final: scores move the pages, and boards, dashboards and the API agree on the points', async ({
  page,
  browser,
}) => {
  await signUp(page, 'newfan')
  const rival = await rivalIn(browser)
  const game = await gameAhead(page)
  const worth = game.multiplier
  await save(page, game, 'HOME')
  await save(rival, game, 'AWAY')
  await lockIn(page, game, 0)
  await revealOf(page, game)

  await test.step('live: the score moves the one page, the points if it ended now the other', async () => {
    await page.goto('/live-scores')
    await rival.goto('/leaderboard')
    await feed({ game: { id: game.gameId, phase: 'live', homeScore: 70, awayScore: 3, period: 3, clock: '7:21' } })
    await expect(cardOf(page, game).getByText('Q3 7:21')).toBeVisible()
    await expect(cardOf(page, game).getByText('70 points', { exact: true })).toBeVisible()
    await expect(pointsOf(rival, 'newfan')).toHaveText(new RegExp(`^0 points, now ${worth} if it ended now`))
    await expect(pointsOf(rival, 'wes')).toHaveText(/^0 points, now 0 if it ended now/)
    await feed({ game: { id: game.gameId, homeScore: 70, awayScore: 10, clock: '5:02' } })
    await expect(cardOf(page, game).getByText('Q3 5:02')).toBeVisible()
    await expect(cardOf(page, game).getByText('10 points', { exact: true })).toBeVisible()
  })

  await test.step('final: graded on both boards and, in words, on both dashboards', async () => {
    await feed({ game: { id: game.gameId, phase: 'final' } })
    await expect(cardOf(page, game).getByText('Final', { exact: true })).toBeVisible()
    await expect(pointsOf(rival, 'newfan')).toHaveText(new RegExp(`^${worth}`))
    await page.goto('/leaderboard')
    for (const board of [page, rival]) {
      await expect(pointsOf(board, 'newfan')).toHaveText(new RegExp(`^${worth}`))
      await expect(pointsOf(board, 'wes')).toHaveText(/^0/)
    }
    await page.goto('/dashboard')
    await rival.goto('/dashboard')
    await expect(page.getByRole('article', { name: `${game.homeName} pick` })).toContainText(`WIN +${worth}`)
    await expect(rival.getByRole('article', { name: `${game.awayName} pick` })).toContainText('LOSS')
  })

  await test.step('the week, the season and the API agree', async () => {
    const weekly = await ask<WeeklyRow[]>(page, `/leaderboard/weekly?week=${WEEK}`)
    const overall = await ask<OverallRow[]>(page, '/leaderboard/overall')
    await page.goto('/leaderboard?view=overall')
    for (const [name, own] of [
      ['newfan', page],
      ['Cousin Wes', rival],
    ] as const) {
      const season = overall.find((row) => row.name === name)
      const points = season?.points ?? Number.NaN
      expect(season?.byWeek[WEEK]).toBe(weekly.find((row) => row.name === name)?.points)
      expect(Object.values(season?.byWeek ?? {}).reduce((sum, each) => sum + each, 0)).toBe(points)
      expect(await ask(own, '/user/user-score')).toEqual({ totalScore: points })
      await expect(rowOf(page, name).locator('td').last()).toHaveText(String(points))
    }
    expect(overall.find((row) => row.name === 'newfan')?.points).toBe(worth)
  })
  await rival.close()
})
