import type { Page } from '@playwright/test'
import { LOCK_AFTER_KICKOFF } from '../../common/lock'
import { cardOf, expect, feed, logIn, signUp, slate, test } from './stadium'

const openBoard = async (page: Page) => {
  await page.goto('/leaderboard')
  await expect(page.getByRole('table')).toBeVisible()
}
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a player registers, picks, and sees the board move by itself', async ({ page, browser }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await signUp(page, 'newfan')

  const games = await slate(page)
  const [game] = games.filter((line) => line.phase === 'pre' && line.kickoff > Date.now())
  if (!game) throw new Error('the demo has no game to pick')
  const card = cardOf(page, game)
  const team = (name: string) => card.getByRole('button', { name })

  await test.step('a tap shows at once and is saved with the server’s time; a second changes it', async () => {
    await team(game.awayName).click()
    await expect(team(game.awayName)).toHaveAttribute('aria-pressed', 'true')
    await expect(card.getByText(/^Saved /)).toBeVisible()
    await team(game.homeName).click()
    await expect(team(game.homeName)).toHaveAttribute('aria-pressed', 'true')
    await expect(team(game.awayName)).toHaveAttribute('aria-pressed', 'false')
    await expect(card.getByText(/^Saved /)).toBeVisible()
  })

  await test.step('save counts what is missing', async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/^You still need to make \d+ pick\(s\)\.$/)).toBeVisible()
  })

  await test.step('the pick survives a reload', async () => {
    await page.reload()
    await expect(team(game.homeName)).toHaveAttribute('aria-pressed', 'true')
  })

  const rival = await browser.newPage()
  await logIn(rival, 'maggie')
  await openBoard(rival)
  const fanRow = rowOf(rival, 'newfan')
  await expect(fanRow).toBeVisible()
  await rival.getByRole('button', { name: 'newfan' }).click()
  const modal = rival.getByRole('dialog')
  const hidden = modal.getByText('Hidden until 10 min after kickoff')
  await expect(hidden.first()).toBeVisible()
  const hiddenBefore = await hidden.count()

  await test.step('ten minutes after kickoff the game locks, and reveals to the other page without a reload', async () => {
    await feed({ game: { id: game.gameId, phase: 'pre', kickoffInSeconds: 5 - LOCK_AFTER_KICKOFF / 1000 } })
    await expect(hidden).toHaveCount(hiddenBefore - 1)
    await expect(modal.getByText(new RegExp(`^${game.homeName}`)).first()).toBeVisible()
  })

  await test.step('a tap after the lock is refused in a sentence and rolled back', async () => {
    await team(game.awayName).click()
    await expect(card.getByText(/Not saved\. This game is locked \(kickoff has passed\)\./)).toBeVisible()
    await expect(team(game.homeName)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a live score and a final move the board by themselves', async () => {
    await page.goto('/live-scores')
    const live = cardOf(page, game)
    await feed({ game: { id: game.gameId, phase: 'live', homeScore: 70, awayScore: 3, period: 3, clock: '7:21' } })
    await expect(live.getByText('Q3 7:21')).toBeVisible()
    await expect(live.getByText('70', { exact: true })).toBeVisible()
    await rival.keyboard.press('Escape')
    await expect(fanRow.locator('td').nth(1)).toHaveText(/^0/)
    await feed({ game: { id: game.gameId, phase: 'final' } })
    await expect(fanRow.locator('td').nth(1)).toHaveText(/^[12]/)
    await expect(live.getByText('Final', { exact: true })).toBeVisible()
  })
  await rival.close()
})
