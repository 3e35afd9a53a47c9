import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { arrive } from './arrive'
import { expect, freshLeague, inspect, test } from './fixture'

freshLeague()

test('supposing a winner moves the standings, and a reset moves them back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, 'dee', '/leaderboard')
  const section = page.getByRole('region', { name: 'What if' })
  const lastRow = page.getByRole('table', { name: 'Standings', exact: true }).getByRole('row').last()
  const topOf = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().top)
  expect(await topOf(section), 'the rows come first').toBeGreaterThan(await topOf(lastRow))
  await section.getByRole('button', { name: 'What if' }).click()
  const standings = section.getByRole('table', { name: 'The standings as they would be' })
  const rows = () => standings.locator('tbody tr').allInnerTexts()
  await expect(standings.locator('tbody tr')).toHaveCount(12)
  const before = await rows()
  const sentence = section.getByRole('status')
  const toggle = section.getByRole('button', { name: 'What if' })
  await toggle.click()
  const said = await sentence.innerText()
  await toggle.click()

  // Dee's picks carry her star; the other side of the game is the button that has none.
  const picked = section.getByRole('button', { name: /covers, your pick$/ }).filter({ has: page.locator('svg') })
  const mine = standings.getByRole('row').filter({ hasText: 'you' })
  const points = () => mine.locator('td').nth(1).innerText()
  const had = Number(await points())
  await picked.first().click()
  await expect(picked.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(mine.locator('td').nth(1)).not.toHaveText(String(had))
  expect(Number(await points()) - had).toBeGreaterThan(0)
  await inspect(page)

  await test.step('folded, the sentence says nothing of what was supposed', async () => {
    await toggle.click()
    await expect(standings).toHaveCount(0)
    expect(await sentence.innerText()).toBe(said)
    await toggle.click()
    await expect(picked.first()).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('the viewer’s row as it stands is not at the foot of the screen meanwhile', async () => {
    await page.setViewportSize({ width: 390, height: 400 })
    const rows = page.getByRole('table', { name: 'Standings', exact: true }).locator('tbody tr')
    const tray = page.locator('[class*="OwnTray_tray"]')
    await rows.nth(7).evaluate((row) => row.scrollIntoView({ block: 'center' }))
    await expect(tray).toBeAttached()
    await expect(tray).toBeHidden()
    await toggle.evaluate((button: HTMLElement) => button.click())
    await rows.nth(7).evaluate((row) => row.scrollIntoView({ block: 'center' }))
    await expect(tray).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await toggle.click()
  })
  await section.getByRole('button', { name: 'Reset' }).click()
  await expect(picked.first()).toHaveAttribute('aria-pressed', 'false')
  expect(await rows()).toEqual(before)
})

test('a finished week is shared as a picture, and the season saved as a table', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'priya', '/leaderboard')
  await page.getByLabel('Week', { exact: true }).selectOption('10')
  const recap = page.getByRole('region', { name: 'Recap of Week 10' })
  await recap.getByRole('button', { name: 'Recap of Week 10' }).click()
  await expect(recap.getByText('Best record')).toBeVisible()
  await inspect(page)
  const drawn = page.waitForEvent('download')
  await recap.getByRole('button', { name: 'Save recap' }).click()
  const picture = await drawn
  expect(picture.suggestedFilename()).toBe('recap-week-10.png')
  const png = await readFile(await picture.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16)).toBeGreaterThan(500)
  expect(png.length).toBeGreaterThan(20_000)

  await page.goto('/leaderboard?view=overall')
  const legend = page.getByRole('region', { name: 'The season' }).getByRole('button', { name: /^Dee/ })
  await legend.click()
  await expect(legend).toHaveAttribute('aria-pressed', 'true')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const table = await saved
  expect(table.suggestedFilename()).toMatch(/^cfb-picks-20\d\d\.csv$/)
  const [head, first, ...rest] = (await readFile(await table.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toBe(
    `\uFEFFRank,Player,${Array.from({ length: 11 }, (_, index) => `W${index + 1}`).join(',')},Total,Correct,Picks`,
  )
  const leader = page.getByRole('row').nth(1)
  expect(first?.split(',')[1]).toBe(await leader.getByRole('button').innerText())
  expect(rest.length).toBeGreaterThanOrEqual(11)
})
