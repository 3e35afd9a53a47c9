import type { Page } from '@playwright/test'
import { QUESTION_TIME_MIN, ROUNDS, TEAMS_A_ROUND } from '#common/nicknames/nickname-round'
import { FBS_TEAMS } from '#common/teams/teams'
import { arrive } from './arrive'
import { expect, freshLeague, inspect, signUp, test } from './fixture'

freshLeague()

const field = (page: Page) => page.getByRole('textbox', { name: /^Nickname of / })
const question = (page: Page) => page.getByRole('region', { name: 'Question' })

/** The team that is asked for. */
async function teamAsked(page: Page) {
  const name = await question(page).getByRole('heading').textContent()
  const team = FBS_TEAMS.find((each) => each.name === name)
  if (!team) throw new Error(`nobody knows ${name}`)
  return team
}

/** Answers questions by the keyboard alone, at a speed a person may have, up to the last one's verdict. */
async function answer(page: Page, questions: number, say = (nickname: string) => nickname): Promise<void> {
  for (let asked = 1; asked <= questions; asked += 1) {
    await page.waitForTimeout(QUESTION_TIME_MIN)
    await page.keyboard.type(say((await teamAsked(page)).nickname))
    await page.keyboard.press('Enter')
    await expect(question(page).getByText(/^(Right|Wrong)$/)).toBeVisible()
    if (asked < questions) await page.keyboard.press('Enter')
  }
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a round by the keyboard alone, over a reload, to the leaderboard', { tag: '@long' }, async ({ page }) => {
  await page.goto('/minigames/nickname')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('The page you asked for is for players of the league.')).toBeVisible()
  await signUp(page, 'namefan')
  await page.getByRole('link', { name: 'Mini Games' }).click()
  await expect(field(page)).toBeFocused()

  await test.step('judges a right answer, a typo, a wrong one and a skipped one at once', async () => {
    await inspect(page)
    await answer(page, 2, (nickname) => `q${nickname.toUpperCase()}`)
    await expect(question(page).getByText('Right')).toBeVisible()
    await page.keyboard.press('Enter')
    const { nickname } = await teamAsked(page)
    await page.waitForTimeout(QUESTION_TIME_MIN)
    await page.keyboard.type('Fighting Wombats')
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(question(page)).toContainText(`Wrong ${nickname}`)
    await inspect(page)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(question(page), 'an empty answer is none').toContainText('What is their nickname?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(question(page).getByText('Skipped')).toBeVisible()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('5 of 17')).toBeVisible()
  })

  await test.step('is taken up where it was after a reload', async () => {
    const { id } = await teamAsked(page)
    await page.reload()
    await expect(page.getByText('5 of 17')).toBeVisible()
    await expect(page.getByText('2 right')).toBeVisible()
    expect((await teamAsked(page)).id).toBe(id)
    await expect(field(page)).toBeFocused()
  })

  await test.step('is the same round in two tabs', async () => {
    const other = await page.context().newPage()
    await other.goto('/minigames/nickname')
    await expect(other.getByText('5 of 17')).toBeVisible()
    const { id } = await teamAsked(page)
    await field(page).fill('Fighting')
    await other.getByRole('button', { name: 'Skip' }).click()
    await expect(question(page).getByText('Skipped')).toBeVisible()
    await other.keyboard.press('Enter')
    await expect(other.getByText('6 of 17')).toBeVisible()
    await expect(page.getByText('6 of 17')).toBeVisible()
    expect((await teamAsked(page)).id).not.toBe(id)
    await expect(field(page), 'what was typed for another team').toHaveValue('')
    await other.close()
  })

  await test.step('is followed by a page that slept while another tab went on', async () => {
    // A page gets no event of what it writes itself, as one that sleeps gets none of what others write.
    const went = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('round:')) ?? ''
      const before = localStorage.getItem(key) ?? ''
      const round = JSON.parse(before)
      localStorage.setItem(key, JSON.stringify({ ...round, answers: round.answers.slice(0, -1), judged: false }))
      document.dispatchEvent(new Event('visibilitychange'))
      return [key, before] as const
    })
    await expect(page.getByText('5 of 17')).toBeVisible()
    await page.evaluate(([key, before]) => localStorage.setItem(key, before), went)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('6 of 17')).toBeVisible()
  })

  await test.step('and after a new password, which removes what can be read again', async () => {
    await page.goto('/account')
    await page.getByLabel('Current password').fill('saturday')
    await page.getByLabel('New password').fill('a better one')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText(/^Your password is saved/)).toBeVisible()
    await page.goto('/minigames/nickname')
    await expect(page.getByText('6 of 17')).toBeVisible()
  })

  await test.step('ends with an alert, and begins again', async () => {
    await answer(page, TEAMS_A_ROUND - 5)
    await page.keyboard.press('Enter')
    const alert = page.getByRole('alertdialog', { name: 'Round 1: 14 of 17' })
    await expect(alert).toContainText('82.4%')
    await expect(alert.getByRole('listitem')).toHaveCount(3)
    await inspect(page)
    await page.keyboard.press('Enter')
    await expect(alert).toBeHidden()
    await expect(page.getByText('1 of 17')).toBeVisible()
    await expect(field(page)).toBeFocused()
  })

  await test.step('stands on the leaderboard, by a tab and by an address of its own', async () => {
    const cells = ['14', '17', '1', '82.4%']
    await page.getByRole('link', { name: 'Leaderboard' }).last().click()
    await expect(page).toHaveURL('/leaderboard?view=minigames')
    await expect(rowOf(page, 'namefan').getByRole('cell')).toContainText(cells)
    await expect(rowOf(page, 'namefan')).toContainText('you')
    await page.goto('/minigames/leaderboard')
    await expect(rowOf(page, 'namefan')).toContainText('82.4%')
    await expect(rowOf(page, 'Nana Jo')).not.toContainText('you')
    const ranks = page.locator('tbody td:first-child')
    await expect(ranks.filter({ hasText: 'medal' })).toHaveText([/gold/, /silver/, /bronze/])
    await expect(page.getByText('Sorted by accuracy then total correct.')).toBeVisible()
    await inspect(page)
  })
})

test('a round that cannot be posted waits in silence, and the board of others moves when it is', {
  tag: '@long',
}, async ({ browser }) => {
  // A page of its own: the console may complain of what is taken away from it.
  const page = await browser.newPage()
  const rival = await browser.newPage()
  await arrive(page, 'nana')
  await arrive(rival, 'dee', '/minigames/leaderboard')
  const rounds = rowOf(rival, 'Nana Jo').getByRole('cell').nth(3)
  const before = Number(await rounds.textContent())
  const submit = '**/api/minigames/nickname/submit'
  for (const lost of [submit, '**/logos/*']) await page.route(lost, (route) => route.abort())
  await page.goto('/minigames/nickname')
  await expect(question(page).locator('img'), 'no sign of a broken picture').toHaveAttribute('hidden')
  await page.getByRole('button', { name: `Round ${ROUNDS}` }).click()
  for (let asked = 1; asked <= TEAMS_A_ROUND; asked += 1) {
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.keyboard.press('Enter')
  }
  const alert = page.getByRole('alertdialog', { name: 'Round 8: 0 of 17' })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await alert.getByRole('button', { name: 'Next round' }).click()
  await expect(page.getByRole('button', { name: 'Round 1', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: `Round ${ROUNDS}` }).click()
  expect(Number(await rounds.textContent())).toBe(before)
  await page.unroute(submit)
  await page.goto('/live-scores')
  await expect(rounds, 'it is posted from any screen').toHaveText(String(before + 1))
  await page.goto('/minigames/nickname')
  await expect(page.getByRole('button', { name: `Round ${ROUNDS}`, pressed: true })).toBeVisible()
  await page.close()
  await rival.close()
})

test('on a touch screen the tabs stand below the game until a player types', { tag: '@long' }, async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await phone.newPage()
  await arrive(page, 'dee', '/minigames/nickname')
  const tabs = page.getByRole('navigation', { name: 'Tabs' })
  await expect(field(page)).toBeVisible()
  await expect(tabs).toBeVisible()
  await field(page).tap()
  await expect(tabs).toBeHidden()
  await page.keyboard.type('no such name')
  await page.getByRole('button', { name: 'Answer' }).tap()
  await expect(field(page), 'the keyboard stays').toBeFocused()
  await phone.close()
})
