import { cardOf, expect, freshLeague, logIn, slate, test } from './stadium'

freshLeague()

test('what the commissioner changes, a player sees at once', async ({ page, browser }) => {
  await logIn(page, 'commish')
  const games = await slate(page)
  const game = games.filter((line) => line.phase === 'pre' && line.multiplier === 1).at(-1)
  if (!game) throw new Error('the demo has no game ahead')
  const label = `${game.awayName} @ ${game.homeName}`

  const player = await browser.newPage()
  await logIn(player, 'wes')
  await player.goto('/weekly-picks')
  const card = cardOf(player, game)
  await expect(card).toBeVisible()
  await expect(card.getByText('×2')).toHaveCount(0)

  await page.getByRole('link', { name: 'Commish' }).click()
  await page.getByRole('checkbox', { name: `×2: ${label}` }).click()
  await expect(card.getByText('×2')).toBeVisible()

  await page.getByRole('textbox', { name: `Home spread: ${label}` }).fill('-10.5')
  await page.getByRole('button', { name: `Set spread: ${label}` }).click()
  await expect(card.getByRole('button', { name: game.homeName })).toContainText('−10½')
  await expect(card.getByRole('button', { name: game.awayName })).toContainText('+10½')

  await page.getByRole('checkbox', { name: `Locked: ${label}` }).click()
  await expect(card.getByText('Locked by the commissioner')).toBeVisible()
  await player.close()
})

test('a player has no desk', async ({ page }) => {
  await logIn(page, 'dee')
  await expect(page.getByRole('link', { name: 'Commish' })).toHaveCount(0)
  await page.goto('/commish')
  await expect(page).toHaveURL('/')
})
