import type { Page } from '@playwright/test'
import { expect, freshLeague, inspect, logIn, test } from './stadium'

freshLeague()

const AHEAD = '12'

async function openDesk(page: Page, username: string, week?: string) {
  await logIn(page, username)
  await page.goto('/commish')
  if (week) await page.getByLabel('Week to work on').fill(week)
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const checklist = (page: Page) => page.getByRole('region', { name: `Games of week ${AHEAD}` })

test('from nothing to an open week in a handful of clicks, by two officers at once', async ({ page, browser }) => {
  await openDesk(page, 'commish', AHEAD)
  await button(page, 'Suggest a slate').click()
  await expect(page.getByText('12 selected, not saved yet')).toBeVisible()
  await button(page, 'Save games').click()
  await expect(page.getByText(`12 games saved for week ${AHEAD}.`)).toBeVisible()
  await button(page, 'Refresh spreads').click()
  await expect(page.getByText('12 spreads set from the feed.')).toBeVisible()
  const lines = page.getByRole('region', { name: 'Lines' }).getByRole('listitem')
  await expect(lines).toHaveCount(12)

  await test.step('each officer ticks another game, from the same slate, and neither loses the other’s', async () => {
    const deputy = await browser.newPage()
    await openDesk(deputy, 'deputy', AHEAD)
    await expect(deputy.getByText('12 selected')).toBeVisible()
    const ticks = [page, deputy].map((each) => checklist(each).getByRole('checkbox', { checked: false }))
    await ticks[0]?.first().check()
    await ticks[1]?.nth(1).check()
    await Promise.all([page, deputy].map((each) => button(each, 'Save games').click()))
    await expect(lines).toHaveCount(14)
    await expect(deputy.getByRole('region', { name: 'Lines' }).getByRole('listitem')).toHaveCount(14)
    await deputy.close()
  })

  const label = await lines
    .filter({ hasNotText: 'No line yet' })
    .first()
    .getByRole('textbox')
    .getAttribute('aria-label')
  const number = page.getByRole('textbox', { name: label ?? '' })
  const line = lines.filter({ has: number })
  const before = await number.inputValue()
  const press = (name: RegExp) => line.getByRole('button', { name }).click()

  await test.step('the last change can be taken back', async () => {
    await number.fill('-20.5')
    await press(/^Set spread/)
    await expect(page.getByText(/^Last change, by commish: .*−20½/)).toBeVisible()
    await button(page, 'Undo').click()
    await expect(number).toHaveValue(before)
  })

  await test.step('a number set by hand is asked about before the feed overwrites it', async () => {
    await press(/more for the home side/)
    await expect(number).not.toHaveValue(before)
    await button(page, 'Refresh spreads').click()
    const dialog = page.getByRole('dialog', { name: 'Left as they were' })
    await expect(dialog.getByText(/by hand/)).toBeVisible()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: /^Take 1/ }).click()
    await expect(number).toHaveValue(before)
  })

  await inspect(page)
})

test('what a change costs is said first, and a pick entered for a member is told to everybody', async ({ page }) => {
  await openDesk(page, 'commish')
  const picked = page.getByRole('region', { name: 'Games of week 11' }).getByRole('checkbox', { checked: true })
  await picked.last().uncheck()
  await button(page, 'Save games').click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(dialog.getByText(/drops \d+ picks?/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('region', { name: 'Lines' }).getByRole('listitem')).toHaveCount(12)

  const form = page.getByRole('region', { name: 'Enter a pick for a member' })
  await form.getByLabel('Member').selectOption({ label: 'Cousin Wes' })
  await form.getByLabel('Game').selectOption({ index: 1 })
  await form.getByLabel(/^Reason/).fill('His phone was in the lake')
  await button(page, 'Enter pick').click()
  await expect(page.getByText(/Cousin Wes.*His phone was in the lake/).first()).toBeVisible()
  await page.getByText('What changed this week').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'His phone was in the lake' })).toContainText('commish')
})

test('the nudge that names who is missing is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDesk(page, 'deputy')
  await button(page, 'Copy the nudge').click()
  await expect(page.getByText('The nudge is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/picks still missing for Week 11/)
})
