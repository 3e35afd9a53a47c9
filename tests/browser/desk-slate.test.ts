import type { Locator, Page } from '@playwright/test'
import { arrive } from './arrive'
import { barriersOn } from './barriers'
import { expect, freshLeague, PHONE, send, test, WEEK } from './fixture'
import { holdBack } from './hold-back'
import { comeBack } from './page-visibility'

freshLeague()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a game that has locked comes on the slate only after a yes, for it cannot be taken off again', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const games = page.getByRole('region', { name: `Games of week ${WEEK}` })
  await games.getByRole('checkbox', { checked: false }).first().check()
  await button(page, 'Save games').click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(dialog).toContainText(/^.*Already locked: .*\. Nobody can pick it any more\./)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(games.getByText('13 selected, not saved yet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lines' }).getByRole('listitem')).toHaveCount(12)
})

test('nothing moves when the games of a week come, and meanwhile no empty list is to be scrolled', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await arrive(page, 'commish', '/commish')
  await expect(page.getByRole('button', { name: 'Change games' })).toBeVisible()
  const letGamesCome = await holdBack(page, `**/api/games-by-week?week=${WEEK + 1}`)
  await page.getByLabel('Week to work on').fill(String(WEEK + 1))
  const games = page.getByRole('region', { name: `Games of week ${WEEK + 1}` })
  await expect(games.getByText("Loading the week's games")).toBeAttached()
  await expect(games.getByLabel('Filter')).toBeVisible()
  await expect(games.getByRole('checkbox')).toHaveCount(0)
  const height = async () => (await games.boundingBox())?.height
  const before = await height()
  expect(await barriersOn(page)).toEqual([])
  letGamesCome()
  await expect(games.getByRole('checkbox').nth(9)).toBeAttached()
  expect(await height()).toBe(before)
})

test('a week that has been played has nothing to suggest, and says so', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  await page.getByLabel('Week to work on').fill('5')
  await expect(page.getByRole('heading', { name: 'Games of week 5' })).toBeVisible()
  await button(page, 'Suggest a slate').click()
  await expect(page.getByText(/^No game to suggest: each has kicked off/)).toBeVisible()
})

test('a phone shows a saved slate folded, up to the button that changes it', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await arrive(page, 'commish', '/commish')
  const games = page.getByRole('region', { name: `Games of week ${WEEK}` })
  await expect(games.getByText('12 selected', { exact: true })).toBeVisible()
  for (const folded of ['Suggest a slate', 'Save games', 'Clear selected games'])
    await expect(button(page, folded)).toBeHidden()
  expect(await barriersOn(page)).toEqual([])
  await games.getByRole('button', { name: 'Change games' }).click()
  await button(page, 'Selected').click()
  const last = games.getByRole('checkbox').last()
  await last.click()
  await expect(button(page, 'Save games')).toBeEnabled()
  await expect(games.getByRole('checkbox'), 'what is unticked stays listed').toHaveCount(12)
  await last.check()
  await expect(button(page, 'Clear selected games'), 'it stays unfolded').toBeVisible()
})

test('on a phone a proposal shows its games, and how to save them', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, 'commish', '/commish')
  await page.getByLabel('Week to work on').fill(String(WEEK + 1))
  const games = page.getByRole('region', { name: `Games of week ${WEEK + 1}` })
  await expect(games.getByRole('checkbox').first()).toBeVisible()
  await button(page, 'Suggest a slate').click()
  await expect(games.getByRole('button', { name: 'Selected', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(games.getByRole('checkbox', { checked: true })).toHaveCount(12)
  await expect(games.getByRole('checkbox', { checked: false })).toHaveCount(0)
  await expect(games.getByRole('checkbox').nth(3)).toBeInViewport({ ratio: 1 })
  await button(page, 'Suggest a slate').click()
  await expect(page.getByText('All games that would be suggested are ticked already.')).toBeVisible()
  // Above the tabs, without scrolling.
  for (const part of [games.getByText('12 selected, not saved yet'), button(page, 'Save games')]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    const box = await part.boundingBox()
    const tabs = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
  }
})

test('what is not saved stays, whatever another commissioner does and wherever one looks meanwhile', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const games = page.getByRole('region', { name: `Games of week ${WEEK}` })
  await games.getByRole('checkbox', { checked: true }).last().uncheck()
  const unsaved = page.getByText('11 selected, not saved yet')
  await expect(unsaved).toBeVisible()
  const activate = async (activeWeek: number) => {
    await send(page, 'POST', '/settings/active-week', { activeWeek })
    await expect(page.getByLabel('Active week')).toHaveValue(String(activeWeek))
  }
  await activate(WEEK + 1)
  await expect(unsaved).toBeVisible()
  await activate(WEEK)
  await page.getByLabel('Week to work on').fill(String(WEEK + 1))
  await page
    .getByRole('region', { name: `Games of week ${WEEK + 1}` })
    .getByRole('checkbox')
    .first()
    .check()
  await button(page, 'Suggest a slate').click()
  await expect(page.getByText('13 selected, not saved yet')).toBeVisible()
  await page.getByRole('link', { name: 'Members and invite link' }).click()
  await expect(page).toHaveURL(/members/)
  await page.goBack()
  await expect(page.getByText('13 selected, not saved yet')).toBeVisible()
  await page.getByLabel('Week to work on').fill(String(WEEK))
  await expect(unsaved).toBeVisible()
})

/** Double-clicks as in Firefox, which counts each as a first click where another target has come under the mouse. */
async function clickTwice(target: Locator): Promise<void> {
  await target.hover()
  for (let click = 0; click < 2; click += 1) {
    await target.page().mouse.down()
    await target.page().mouse.up()
  }
}

test('a double click opens a question, and one on its answer presses nothing beneath it', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'commish', '/commish')
  // The button moves until everything above it is there.
  await expect(page.getByRole('checkbox', { name: / @ / }).first()).toBeVisible()
  const opener = button(page, `Lock week ${WEEK}`)
  await clickTwice(opener)
  const dialog = page.getByRole('dialog', { name: `Lock week ${WEEK}?` })
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeVisible()

  const pressed = page.evaluate(() => {
    const targets: string[] = []
    document.addEventListener('click', ({ target }) => targets.push((target as Element).textContent ?? ''))
    return new Promise<string[]>((resolve) => window.addEventListener('keyup', () => resolve(targets)))
  })
  await clickTwice(cancel)
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Shift')
  expect(await pressed).toEqual(['Cancel'])
  await expect(opener).toBeFocused()

  await opener.click()
  await cancel.click()
  // Longer than a double click: now what the dialog covered is meant.
  await page.waitForTimeout(600)
  await page.evaluate(() => document.addEventListener('click', () => Object.assign(window, { isReached: true })))
  await page.mouse.down()
  await page.mouse.up()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isReached'))).toBe(true)
})

test('the list of games is loaded again when the desk is looked at again after a while', { tag: '@long' }, async ({
  page,
}) => {
  const listed = ['none yet', 'some']
  let asked = 0
  await page.route('**/api/games-by-week*', (route) => {
    asked += 1
    return listed.shift() === 'none yet' ? route.fulfill({ json: { games: [], notice: '' } }) : route.continue()
  })
  await arrive(page, 'commish', '/commish')
  const boxes = page.getByRole('region', { name: `Games of week ${WEEK}` }).getByRole('checkbox')
  await expect(boxes).toHaveCount(12)
  const before = asked
  await comeBack(page, 10)
  expect(asked).toBe(before)
  await comeBack(page, 6)
  await expect.poll(() => asked).toBe(before + 1)
  await expect.poll(() => boxes.count()).toBeGreaterThan(12)

  await page.getByRole('checkbox', { name: / @ /, checked: false }).first().check()
  await page.route('**/api/games-by-week*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, games: answer.games.slice(-1) } })
  })
  await comeBack(page, 16)
  await expect(page.getByText('The feed no longer lists 1 game that you had ticked.')).toBeVisible()
  await expect(page.getByText('12 selected', { exact: true })).toBeVisible()
})
