import { arrive } from './arrive'
import { cardOf, expect, feed, freshLeague, slate, test } from './fixture'
import { lastAhead } from './game-day'

freshLeague()

test('a game that will not be played is called off in one tap, and comes back by another', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await arrive(page, 'deputy', '/commish')
  const game = await lastAhead(page)
  const player = await browser.newPage()
  await arrive(player, 'maggie', '/weekly-picks')
  const card = cardOf(player, game)

  await feed({ misbehave: 'postponed', gameId: game.gameId })
  const warning = page.getByText(`${game.awayName} at ${game.homeName} was postponed and has no new date`)
  await expect(warning).toBeVisible()
  await expect(card).toContainText('Postponed. Picks stand')
  await page.getByRole('button', { name: 'Call it off', exact: true }).click()
  await expect(warning).toHaveCount(0)
  await expect(card).toContainText('called off')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(warning).toBeVisible()
  await expect(card).not.toContainText('called off')
  await feed({ reset: true })
  await player.close()
})

test('a kickoff that reveals the picks asks before it is taken', async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const game = await lastAhead(page)
  await feed({ game: { id: game.gameId, phase: 'pre', kickoffInSeconds: -3600 } })
  const warning = page.getByText(`${game.awayName} at ${game.homeName} is being checked`)
  const past = page.getByRole('button', { name: 'Kickoff', description: /is being checked/ }).last()
  const dialog = page.getByRole('dialog', { name: `${game.awayName} at ${game.homeName}: kickoff` })
  await past.click()
  await expect(dialog).toContainText('Everybody sees the picks of this game at once')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(warning).toBeVisible()
  await past.click()
  await dialog.getByRole('button', { name: /^Kickoff/ }).click()
  await expect(page.getByText(`${game.awayName} at ${game.homeName} kicked off `)).toBeVisible()
  await expect(warning).toHaveCount(0)
  expect((await slate(page)).find(({ gameId }) => gameId === game.gameId)?.revealedAt).toEqual(expect.any(Number))
  await feed({ reset: true })
})
