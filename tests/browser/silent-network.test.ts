import { PORTS } from '../../scripts/run/paths.mjs'
import { arrive } from './arrive'
import { throughConnection } from './dead-connection'
import { expect, freshLeague, test } from './fixture'

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
