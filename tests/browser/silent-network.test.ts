import { PORTS } from '../../scripts/run/paths.mjs'
import { arrive } from './arrive'
import { throughConnection } from './dead-connection'
import { expect, freshLeague, linesNotOver, test } from './fixture'

freshLeague()
const { die, revive } = throughConnection()
// The browser speaks of questions that are not answered.
test.use({ complaints: 'expected' })

test('a network that is gone without a word is said within eight seconds, and its return is noticed', async ({
  page,
}) => {
  const asked = page.waitForResponse(`http://127.0.0.1:${PORTS.Firestore}/`)
  await arrive(page, 'ray', '/leaderboard')
  await expect(page.getByRole('row', { name: /Uncle Ray/ })).toBeVisible()
  await asked
  die('lasting')
  const lostAt = Date.now()
  const notice = page.getByText(/^Can't reach the league\. Showing what we last knew, from /)
  await expect(notice).toBeVisible({ timeout: 20_000 })
  // With the time that a busy machine takes.
  expect(Date.now() - lostAt).toBeLessThan(10_000)
  revive()
  await expect(notice).toBeHidden({ timeout: 10_000 })
})

test('a spread that was stored is said to be set though the page gets nothing from the database', async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const line = linesNotOver(page).last()
  const number = line.getByRole('textbox')
  const set = line.getByRole('button', { name: 'Set spread' })
  await expect(number).not.toHaveValue('')
  die('lasting')
  await number.fill('-7.5')
  const stored = page.waitForResponse('**/api/commish/line/*')
  await set.click()
  expect((await stored).ok()).toBe(true)
  await expect(page.getByText(/−7½ is set\. This page shows it once it is connected again\.$/)).toBeVisible()
  revive()
  await page.reload()
  await expect(number).toHaveValue('−7½')
})
