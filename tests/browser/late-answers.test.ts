import { arrive } from './arrive'
import { expect, freshLeague, test, WEEK } from './fixture'
import { holdBack } from './hold-back'

freshLeague()
// The browser itself complains of the call that gets no answer.
test.use({ complaints: 'expected' })

test('a game that is unticked while its slate is being saved stays unticked, and is left to be saved', {
  tag: '@long',
}, async ({ page }) => {
  const week = WEEK + 2
  await arrive(page, 'commish', '/commish')
  await page.getByLabel('Week to work on').fill(String(week))
  const games = page.getByRole('region', { name: `Games of week ${week}` })
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
  const week = WEEK + 1
  await arrive(page, 'commish', '/commish')
  await page.getByLabel('Week to work on').fill(String(week))
  const games = page.getByRole('region', { name: `Games of week ${week}` })
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

test('the reason of a pick whose entry got no answer is not kept for another player', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const form = page.getByRole('region', { name: 'Enter a pick for a player' })
  await form.getByLabel('Player').selectOption({ label: 'Cousin Wes' })
  await form.getByLabel('Game').selectOption({ index: 1 })
  await form.getByLabel(/^Reason/).fill('His phone was in the lake')
  await form.getByRole('group', { name: 'Side' }).getByRole('button').first().click()
  await page.route('**/api/commish/fix-pick', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Enter pick' }).click()
  await expect(page.getByText(/^Error entering the pick: The server did not answer/)).toBeVisible()
  await form.getByLabel('Player').selectOption({ label: 'Nana Jo' })
  await expect(form.getByLabel(/^Reason/)).toHaveValue('')
})
