import { arrive, arriveAtDesk } from './arrive'
import { ask, atBothSizes, expect, freshLeague, inspect, linesNotOver, send, test, WEEK } from './fixture'
import { gameAhead, lastAhead, lockIn, revealOf } from './game-day'

freshLeague()

test('an undo asks about picks that were revealed since, and its question stays until it is answered', {
  tag: '@long',
}, async ({ page, browser }) => {
  await arrive(page, 'commish', '/commish')
  const deputy = await browser.newPage()
  await arrive(deputy, 'deputy', '/commish')
  const game = await gameAhead(page)
  await page.getByRole('checkbox', { name: `×2: ${game.awayName} at ${game.homeName}` }).click()
  await expect(deputy.getByText(/^Last change, by Dale \(Commish\): .*now counts double/)).toBeVisible()
  await lockIn(page, game, 3)
  await revealOf(page, game)

  const dialog = deputy.getByRole('dialog', { name: 'Undo it?' })
  await deputy.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(dialog).toContainText(
    `The picks of ${game.awayName} at ${game.homeName} were revealed after this change.`,
  )
  await atBothSizes(deputy, inspect)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click()
  await expect(page.getByText(/^Undone: .*now counts double/)).toBeVisible()
  await expect(deputy.getByText(/^Last change/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Undo it' }).click()
  await expect(deputy.getByText('Error undoing: There is nothing to undo.')).toBeVisible()
  await linesNotOver(page).last().getByRole('checkbox', { name: /^×2: / }).click()
  await expect(deputy.getByText(/^Last change, by Dale/)).toBeVisible()
  await expect(deputy.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled()
  await expect(dialog).toHaveCount(0)
  await deputy.close()
})

test('a pick that the other commissioner enters is the last change at once', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await arrive(page, 'commish', '/commish')
  const deputy = await browser.newPage()
  await arrive(deputy, 'deputy', '/commish')
  const game = await lastAhead(page)
  const { members } = await ask<{ members: { id: string; username: string }[] }>(page, '/commish/members')
  const wes = members.find(({ username }) => username === 'wes')
  if (!wes) throw new Error('the demo has no Wes')
  await page.getByRole('checkbox', { name: `Locked: ${game.awayName} at ${game.homeName}` }).click()
  await expect(deputy.getByText(/^Last change, by Dale \(Commish\): .*: locked\./)).toBeVisible()
  const pick = { week: WEEK, userId: wes.id, gameId: game.gameId, pickTeam: 'HOME', reason: 'Dead phone' }
  await send(page, 'POST', '/commish/fix-pick', { ...pick, entryId: crypto.randomUUID() })
  await expect(deputy.getByText(/^Last change: Dale \(Commish\) entered a pick for Cousin Wes/)).toBeVisible()
  await deputy.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(deputy.getByText(/^Undone: Dale \(Commish\) entered a pick for Cousin Wes/).first()).toBeVisible()
  await deputy.close()
})

test('clearing games is asked by how many, in red, and undone', { tag: '@long' }, async ({ page }) => {
  await arriveAtDesk(page)
  const clear = page.getByRole('button', { name: 'Clear selected games' })
  await clear.click()
  const dialog = page.getByRole('dialog', { name: /^Clear \d+ games\?$/ })
  await expect(dialog).toContainText('drops any picks made on them.')
  await expect(dialog.getByRole('button', { name: /^Clear \d+ games$/ })).toHaveAttribute('data-weight', 'danger')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const lines = page.getByRole('region', { name: 'Lines' }).getByRole('listitem')
  await expect(lines).toHaveCount(12)
  const games = page.getByRole('region', { name: `Games of week ${WEEK}` })
  await games.getByRole('checkbox', { checked: false }).first().check()
  await clear.click()
  await dialog.getByRole('button', { name: /^Clear \d+ games$/ }).click()
  await expect(page.getByText(/^\d+ games cleared\./)).toBeVisible()
  await expect(lines).not.toHaveCount(12)
  await expect(games.getByText(/not saved yet/), 'what was ticked goes with them').toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(lines).toHaveCount(12)
})
