import type { Locator, Page } from '@playwright/test'
import { arrive } from './arrive'
import { expect, freshLeague, test, WEEK } from './fixture'
import { holdAnswerBack, holdBack } from './hold-back'
import { removeMember } from './remove-member'

freshLeague()
// The browser itself complains of the call that gets no answer.
test.use({ complaints: 'expected' })

/** The list of a week's games on the commissioner's desk. */
async function gamesOf(page: Page, week: number) {
  await arrive(page, 'commish', '/commish')
  await page.getByLabel('Week to work on').fill(String(week))
  return page.getByRole('region', { name: `Games of week ${week}` })
}

test('a game that is unticked while its slate is being saved stays unticked, and is left to be saved', {
  tag: '@long',
}, async ({ page }) => {
  const games = await gamesOf(page, WEEK + 2)
  const box = (index: number) => games.getByRole('checkbox').nth(index)
  for (const index of [0, 1]) await box(index).check()
  const letSlateGo = await holdBack(page, '**/api/commish/save-games')
  await page.getByRole('button', { name: 'Save games' }).click()
  await box(0).uncheck()
  letSlateGo()
  await expect(page.getByText(/^2 games saved/)).toBeVisible()
  await expect(games.getByText('1 selected, not saved yet')).toBeVisible()
  await expect(box(0)).not.toBeChecked()
  await expect(box(1)).toBeChecked()
})

test('what is typed into the filter, or unticked, while games are being suggested stays', {
  tag: '@long',
}, async ({ page }) => {
  const games = await gamesOf(page, WEEK + 1)
  const suggest = games.getByRole('button', { name: 'Suggest a slate' })
  const filter = games.getByLabel('Filter')
  await suggest.click()
  const chosen = games.getByRole('checkbox', { checked: true })
  await expect(chosen).not.toHaveCount(0)
  const count = await chosen.count()
  const letAnswerCome = await holdBack(page, '**/api/commish/other-slates**')
  await suggest.click()
  await chosen.first().click()
  await filter.fill('state')
  letAnswerCome()
  await expect(page.getByText('All games that would be suggested are ticked already.')).toBeVisible()
  await expect(filter).toHaveValue('state')
  await expect(games.getByText(new RegExp(`^${count - 1} selected`))).toBeVisible()
})

/** Fills in the pick of a player on the desk, but for its side. */
async function fillPick(page: Page): Promise<Locator> {
  await arrive(page, 'commish', '/commish')
  const form = page.getByRole('region', { name: 'Enter a pick for a player' })
  await form.getByLabel('Player').selectOption({ label: 'Cousin Wes' })
  await form.getByLabel('Game').selectOption({ index: 1 })
  await form.getByLabel(/^Reason/).fill('His phone was in the lake')
  return form
}

test('the reason of a pick whose entry got no answer is not kept for another player', {
  tag: '@long',
}, async ({ page }) => {
  const form = await fillPick(page)
  await form.getByRole('group', { name: 'Which team?' }).getByRole('button').first().click()
  await page.route('**/api/commish/fix-pick', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Enter pick' }).click()
  await expect(page.getByText(/^Error entering the pick: The server did not answer/)).toBeVisible()
  await form.getByLabel('Player').selectOption({ label: 'Nana Jo' })
  await expect(form.getByLabel(/^Reason/)).toHaveValue('')
})

test('a pick that would replace another is said to be refused where its question cannot be asked any more', {
  tag: '@long',
}, async ({ page }) => {
  const form = await fillPick(page)
  const enter = async (side: number) => {
    await form.getByRole('group', { name: 'Which team?' }).getByRole('button').nth(side).click()
    await form.getByRole('button', { name: 'Enter pick' }).click()
  }
  await enter(0)
  await expect(form.getByRole('button', { name: 'Enter pick' })).toBeDisabled()
  await expect(page.getByText(/Cousin Wes.*His phone was in the lake/).first()).toBeVisible()
  const answer = await holdAnswerBack(page, '**/api/commish/fix-pick')
  await enter(1)
  await page.getByLabel('Week to work on').fill(String(WEEK + 1))
  answer()
  await expect(page.getByText(/^Error entering the pick: /)).toBeVisible()
})

test('a member who was let back without an answer stands among the members again', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'commish', '/commish/members')
  await page.getByText('Priya', { exact: true }).click()
  await removeMember(page.getByRole('main'))
  const letBack = page.getByRole('button', { name: 'Let back' })
  await page.route('**/api/commish/let-back', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await letBack.click()
  await expect(page.getByText(/^Error letting them back: The server did not answer/)).toBeVisible()
  await expect(letBack).toHaveCount(0)
})
