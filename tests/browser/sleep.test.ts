import type { Page } from '@playwright/test'
import type { SessionResponse } from '#common/api/responses'
import { arrive } from './arrive'
import { throughConnection } from './dead-connection'
import { expect, freshLeague, test, WEEK } from './fixture'
import { show } from './page-visibility'

freshLeague()
const { die } = throughConnection()
// The browser speaks of connections that end.
test.use({ complaints: 'expected' })

/** A page that comes back is promised to be fresh within this time (ms), without a reload. */
const FRESH = { timeout: 10_000 }

test.beforeEach(async ({ page }) => {
  // What watches the connection.
  const watching = page.waitForResponse(/OutOfReach-.*\.js$/)
  await arrive(page, 'ray', '/weekly-picks')
  await expect(page.getByRole('article').first()).toBeVisible()
  await watching
})

/**
 * The commissioner posts a notice. A page that has just connected shows it. So the page that does not has a dead
 * connection.
 */
async function tell(page: Page, notice: string): Promise<void> {
  const living = await page.context().browser()?.newPage()
  if (!living) throw new Error('the page has no browser')
  await arrive(living, 'wes', '/weekly-picks')
  const login = await page.request.post('/api/users/login', { data: { username: 'commish', password: 'saturday' } })
  const { token }: SessionResponse = await login.json()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post('/api/commish/notice', { data: { week: WEEK, notice }, headers })
  expect(answer.status()).toBe(200)
  await expect(living.getByText(notice)).toBeVisible()
  await expect(page.getByText(notice)).toHaveCount(0)
  await living.close()
}

test('a page that slept for ten minutes, and whose connection is dead, is fresh soon after', { tag: '@long' }, async ({
  page,
}) => {
  await show(page, 'hidden')
  die()
  await tell(page, 'Kickoffs are late today.')
  await show(page, 'visible', 600_000)
  await expect(page.getByText('Kickoffs are late today.')).toBeVisible(FRESH)
  await expect(page.getByText(/^Can't reach the league/)).toHaveCount(0)
})

test('a page that was put away, and comes back by Back after a moment, is fresh soon after', { tag: '@long' }, async ({
  page,
}) => {
  await show(page, 'hidden')
  await page.evaluate(() => void window.dispatchEvent(new Event('pagehide')))
  die()
  await tell(page, 'Kickoffs are early today.')
  await show(page, 'visible', 5_000)
  await expect(page.getByText('Kickoffs are early today.')).toBeVisible(FRESH)
})

test('a page whose SDK broke is fresh soon after', { tag: '@long' }, async ({ page }) => {
  die()
  await tell(page, 'Kickoffs are on time.')
  const broken = 'FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state'
  await page.evaluate(
    (message) =>
      setTimeout(() => {
        throw new Error(message)
      }),
    broken,
  )
  await expect(page.getByText('Kickoffs are on time.')).toBeVisible(FRESH)
})
