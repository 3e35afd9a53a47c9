import { MINUTE } from '#common/durations'
import { arrive } from './arrive'
import { expect, freshLeague, test } from './fixture'
import { holdBack } from './hold-back'
import { loseFirstAnswer } from './lose-first-answer'
import { comeBack } from './page-visibility'

freshLeague()
test.use({ complaints: 'expected' })

test('a commissioner who comes back sees the calendar that could not be read before', { tag: '@long' }, async ({
  page,
}) => {
  const calendar = '**/api/commish/calendar'
  await page.route(calendar, (route) => route.abort())
  await arrive(page, 'commish', '/commish')
  const problem = page.getByText(/^Error fetching initial commish data: /)
  await expect(problem).toBeVisible()
  const again = page.getByRole('button', { name: 'Retry' })
  await again.click()
  await expect(problem).toBeVisible()
  await page.unroute(calendar)
  await comeBack(page, 0)
  await expect(problem).toHaveCount(0)
  await expect(page.getByLabel('Active week').getByRole('option', { name: 'Bowls' })).toHaveCount(1)
  await expect(page.getByText(/^By the calendar: /), 'of another week than the active one').toHaveCount(0)
})

test('a calendar that could not be read is asked for again each minute, and its failure goes with it', {
  tag: '@long',
}, async ({ page }) => {
  const calendar = '**/api/commish/calendar'
  await page.clock.install()
  // Nothing else asks for it: by the clock that is put forward the network is lost for a moment.
  await page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation()))
  await page.route(calendar, (route) => route.abort())
  await arrive(page, 'commish', '/commish')
  const problem = page.getByText(/^Error fetching initial commish data: /)
  await expect(problem).toBeVisible()
  await page.unroute(calendar)
  const answer = await holdBack(page, calendar)
  const asked = page.waitForRequest(calendar)
  await page.clock.fastForward(MINUTE)
  await asked
  await expect(problem, 'it stays while that is asked').toBeVisible()
  answer()
  await expect(problem).toHaveCount(0)
})

test('what a commissioner has read of the league is read again at a return, unless that was a moment ago', {
  tag: '@long',
}, async ({ page, browser }) => {
  await arrive(page, 'commish', '/commish/members')
  await expect(page.getByRole('button', { name: 'Make an invite link' })).toBeVisible()
  const deputy = await (await browser.newContext()).newPage()
  await arrive(deputy, 'deputy', '/commish/members')
  await deputy.getByRole('button', { name: 'Make an invite link' }).click()
  const link = await deputy.getByText(/\/register\?invite=/).innerText()
  await comeBack(page, 0)
  await expect(page.getByRole('button', { name: 'Make an invite link' })).toBeVisible()
  await comeBack(page, 2)
  await expect(page.getByText(link)).toBeVisible()

  await page.goto('/commish/status')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await page.route('**/api/commish/status', (route) => route.abort())
  await comeBack(page, 2)
  await expect(page.getByText(/^The server cannot be reached/)).toBeVisible()
  await expect(rows, 'what was read before says nothing of now').toHaveCount(0)
  await page.unroute('**/api/commish/status')
  await comeBack(page, 0)
  await expect(rows.first(), 'a call that failed is made again at once').toBeVisible()
})

test('a switch whose answer was lost shows what is stored', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'ray', '/')
  const reminders = page.getByRole('checkbox', { name: /^Remind me by email/ })
  await expect(reminders).toBeChecked()
  const release = await holdBack(page, '**/api/users/me')
  await loseFirstAnswer(page, '**/api/users/me')
  await reminders.click()
  await expect(page.getByText(/^The server cannot be reached/)).toBeVisible()
  await expect(reminders, 'while it is not known').toBeDisabled()
  release()
  await expect(reminders).not.toBeChecked()
  await reminders.click()
  await expect(reminders).toBeChecked()
  await expect(reminders).toBeEnabled()
})
