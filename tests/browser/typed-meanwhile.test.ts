import type { Page } from '@playwright/test'
import { HOUR } from '#common/durations'
import { arrive } from './arrive'
import { expect, freshLeague, refereeRound, send, test, WEEK } from './fixture'
import { lastAhead } from './game-day'
import { holdAnswerBack, holdBack } from './hold-back'
import { TYPING_ZONE, typedTime } from './typed-time'

freshLeague()
// The browser itself complains of the call that is refused.
test.use({ complaints: 'expected', timezoneId: TYPING_ZONE })

test('what a commissioner ticks or types while the rest is being saved is still there', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'commish', '/commish')
  const notice = page.getByLabel('Notice to everybody')
  const save = page.getByRole('button', { name: 'Save notice' })
  await notice.fill('Bring chairs')
  const letNoticeGo = await holdBack(page, '**/api/commish/notice')
  await save.click()
  await notice.fill('Bring chairs and a grill')
  letNoticeGo()
  await expect(page.getByText('Everybody sees the notice now.')).toBeVisible()
  await expect(notice).toHaveValue('Bring chairs and a grill')
  await save.click()
  await expect(save).toHaveCount(0)

  await page.getByLabel('Week to work on').fill(String(WEEK + 1))
  const games = page.getByRole('region', { name: `Games of week ${WEEK + 1}` })
  await games.getByRole('checkbox').nth(0).check()
  const letSlateGo = await holdBack(page, '**/api/commish/save-games')
  await page.getByRole('button', { name: 'Save games' }).click()
  await games.getByRole('checkbox').nth(1).check()
  letSlateGo()
  await expect(page.getByText(/^1 game saved/)).toBeVisible()
  await expect(games.getByText(/^2 selected/)).toBeVisible()
  await expect(games.getByRole('checkbox', { checked: true })).toHaveCount(2)
})

test('what a player types while the profile is being saved stays', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'dee', '/account')
  const [mobile, about] = [page.getByLabel('Mobile (optional)'), page.getByLabel('About you (optional)')]
  await mobile.fill('7065550199')
  const letProfileGo = await holdBack(page, '**/api/users/me')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await about.fill('Roll Tide.')
  letProfileGo()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(about).toHaveValue('Roll Tide.')
})

test('the answer to a dialog that was closed does not close the one that was opened since', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const dialog = page.getByRole('dialog', { name: 'Add a game by hand' })
  const open = () => page.getByRole('button', { name: 'Add a game by hand' }).click()
  const letAnswerCome = await holdAnswerBack(page, '**/api/commish/games')
  await open()
  await dialog.getByLabel('Away team').fill('Ithaca')
  await dialog.getByLabel('Home team').fill('Cortland')
  await dialog.getByLabel('Kickoff').fill(typedTime(Date.now() + 2 * HOUR))
  await dialog.getByRole('button', { name: 'Add game' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await open()
  await dialog.getByLabel('Away team').fill('Union')
  letAnswerCome()
  await expect(page.getByText('Ithaca at Cortland is on the slate.')).toBeVisible()
  await expect(dialog.getByLabel('Away team')).toHaveValue('Union')

  await test.step('a press beside it closes it, but not text that is selected beyond its edge', async () => {
    await dialog.getByLabel('Away team').hover()
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(dialog.getByLabel('Away team')).toHaveValue('Union')
    await page.mouse.click(5, 5)
    await expect(dialog).toHaveCount(0)
  })
})

test('a game that is ticked once the saved slate is shown, before the answer, changes nothing else', {
  tag: '@long',
}, async ({ page }) => {
  const week = WEEK + 2
  await arrive(page, 'commish', '/commish')
  await page.getByLabel('Week to work on').fill(String(week))
  const games = page.getByRole('region', { name: `Games of week ${week}` })
  const lines = page.getByRole('region', { name: 'Lines' }).getByRole('listitem')
  const box = (index: number) => games.getByRole('checkbox').nth(index)
  await box(0).check()
  const letAnswerCome = await holdAnswerBack(page, '**/api/commish/save-games')
  await page.getByRole('button', { name: 'Save games' }).click()
  await expect(lines).toHaveCount(1)
  await box(1).check()
  letAnswerCome()
  await expect(page.getByText(/^1 game saved/)).toBeVisible()
  await expect(games.getByText('2 selected, not saved yet')).toBeVisible()
  for (const index of [0, 1]) await expect(box(index)).toBeChecked()
})

test('the browser does not ask about what another commissioner has saved, or has taken off the slate', {
  tag: '@long',
}, async ({ page, browser }) => {
  const deputy = await (await browser.newContext()).newPage()
  const boxOn = (desk: Page) =>
    desk
      .getByRole('region', { name: /^Games of/ })
      .getByRole('checkbox')
      .first()
  for (const [desk, name] of [
    [page, 'commish'],
    [deputy, 'deputy'],
  ] as const) {
    await arrive(desk, name, '/commish')
    await desk.getByLabel('Week to work on').fill(String(WEEK + 3))
    await boxOn(desk).check()
  }
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  const saveGames = deputy.getByRole('button', { name: 'Save games' })
  expect(await asks()).toBe(true)
  await saveGames.click()
  const number = page.getByRole('region', { name: 'Lines' }).getByRole('listitem').getByRole('textbox')
  await expect(number).toBeVisible()
  expect(await asks()).toBe(false)

  await number.fill('-3.5')
  expect(await asks()).toBe(true)
  await boxOn(deputy).uncheck()
  await saveGames.click()
  await expect(number).toHaveCount(0)
  expect(await asks()).toBe(false)
  await deputy.context().close()
})

test('a kickoff that another commissioner moved meanwhile is not set back with a status', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'commish', '/commish')
  const game = await lastAhead(page)
  const row = page.getByRole('region', { name: 'Lines' }).getByRole('listitem').filter({ hasText: game.homeName })
  await row.getByRole('button', { name: /^Edit game/ }).click()
  const dialog = page.getByRole('dialog')
  for (const change of [{ kickoff: game.kickoff + HOUR }, { phase: 'canceled' }])
    await send(page, 'PATCH', `/commish/line/${game.gameId}`, { week: WEEK, ...change })
  await refereeRound()
  await dialog.getByLabel('Status').selectOption('Postponed')
  await dialog.getByRole('button', { name: 'Save by hand' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/meanwhile/)
  const saving = page.waitForRequest((request) => request.method() === 'PATCH')
  await dialog.getByRole('button', { name: 'Save by hand' }).click()
  expect((await saving).postDataJSON()).not.toHaveProperty('kickoff')
  await expect(dialog).toHaveCount(0)
})

test('a password can be shown while it is typed, and hidden again', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('not saturday')
  await page.getByRole('button', { name: 'Show Password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide Password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('not saturday')
})
