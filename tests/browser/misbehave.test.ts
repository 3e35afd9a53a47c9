import type { Page } from '@playwright/test'
import type { LineResponse } from '#common/api/responses'
import type { PickView } from '#common/game/pick'
import { arrive } from './arrive'
import { cardOf, expect, feed, freshLeague, slate, test } from './stadium'

freshLeague()

const DAY = 24 * 3600
const OFF = /called off|cancelled/i

test.afterAll(() => feed({ reset: true }))

/** The page's own picks, as the API grades them. */
async function picksOf(page: Page): Promise<PickView[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.get('/api/picks?week=11', { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()) as PickView[]
}

/** Home ends at 50, and the visitors so that home just covers, or with one point more just does not. */
const finalBy = ({ gameId, spread }: LineResponse, oneMore: 0 | 1) => ({
  game: { id: gameId, phase: 'final', homeScore: 50, awayScore: 50 + Math.ceil(spread ?? 0) - 1 + oneMore },
})

test('what happens to a game is on every screen', async ({ page }) => {
  await arrive(page, 'maggie')
  const lines = await slate(page)
  const now = Date.now()
  const [unset, off, late] = lines.filter((line) => line.phase === 'pre' && line.kickoff > now).slice(-3)
  const live = lines.find((line) => line.phase === 'live')
  const over = lines.find((line) => line.phase === 'final' && (line.spread ?? 0) % 1 !== 0)
  if (!unset || !off || !late || !live || !over) throw new Error('the demo has no such games')
  const card = (line: LineResponse) => cardOf(page, line)

  await test.step('a kickoff to be announced stays open, and then has its time', async () => {
    await feed({ misbehave: 'tbd', gameId: unset.gameId })
    await page.goto('/weekly-picks')
    await expect(card(unset)).toContainText(/TBD/)
    await expect(card(unset).getByRole('button', { name: unset.homeName })).toBeEnabled()
    await feed({ misbehave: null, gameId: unset.gameId })
    await feed({ game: { id: unset.gameId, kickoffInSeconds: 3 * DAY } })
    await expect(card(unset)).not.toContainText(/TBD/)
    await expect(card(unset)).toContainText(/\d:\d\d [AP]M/)
  })

  await test.step('a cancelled game says so without a reload', async () => {
    await feed({ misbehave: 'cancelled', gameId: off.gameId })
    await expect(card(off)).toContainText(OFF)
  })

  await test.step('live scores tell what is put off and what stands still', async () => {
    await feed({ misbehave: 'postponed', gameId: late.gameId })
    await feed({ misbehave: 'suspended', gameId: live.gameId })
    await page.goto('/live-scores')
    await expect(card(late)).toContainText(/postponed/i)
    await expect(card(live)).toContainText(/suspended/i)
    await expect(card(off)).toContainText(OFF)
    await feed({ misbehave: null, gameId: live.gameId })
    await expect(card(live)).not.toContainText(/suspended/i)
  })

  await test.step('a corrected final is graded again on the board and on the cards', async () => {
    await page.goto('/leaderboard')
    const row = page.getByRole('row').filter({ hasText: 'maggie' })
    const mine = async () => (await picksOf(page)).find((pick) => pick.gameId === over.gameId)
    const earned = async () => (await picksOf(page)).reduce((sum, pick) => sum + (pick.points ?? 0), 0)
    const side = (await mine())?.pickTeam
    await feed(finalBy(over, 0))
    await expect.poll(async () => (await mine())?.result).toBe(side === 'HOME' ? 'WIN' : 'LOSS')
    const before = await earned()
    await expect(row.locator('td').nth(1)).toHaveText(new RegExp(`^${before}`))
    await feed(finalBy(over, 1))
    await expect.poll(async () => (await mine())?.result).not.toBe(side === 'HOME' ? 'WIN' : 'LOSS')
    const after = await earned()
    await expect(row.locator('td').nth(1)).toHaveText(new RegExp(`^${after}`))
    expect(after - before).toBe(side === 'HOME' ? -over.multiplier : over.multiplier)
    await page.goto('/live-scores')
    await expect(card(over)).toContainText(String(finalBy(over, 1).game.awayScore))
  })
})
