import { arrive } from './arrive'
import { expect, freshLeague, logIn, test } from './fixture'

freshLeague()
// The oldest browsers that will do (decision 41), by what they lack.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [AbortSignal, ['timeout', 'any']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
    ]
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name)
  }),
)

test('an older browser logs in, and shows the boards in every order', { tag: '@long' }, async ({ page }) => {
  await logIn(page, 'maggie')
  await page.goto('/leaderboard')
  await expect(page.getByRole('region', { name: 'What if' })).toContainText(/need|win|alive|Tap/)
  await page.goto('/leaderboard?show=grid')
  await expect(page.getByRole('table')).toBeVisible()
  await page.goto('/leaderboard?view=overall')
  const first = page.getByRole('row').nth(1)
  const leader = await first.textContent()
  await page.getByRole('button', { name: 'Score' }).click()
  await expect(first).not.toHaveText(leader ?? '')
  await page.goto('/')
  await expect(page.getByRole('link', { name: /picks? missing|now:|won/ })).toBeVisible()
})

test.describe('where the scripts cannot run', () => {
  test.use({ complaints: 'expected' })
  test('the page says so after a while', { tag: '@long' }, async ({ page }) => {
    await page.route(/\/assets\/index-.*\.js$/, (route) =>
      route.fulfill({ body: 'let ?', contentType: 'text/javascript' }),
    )
    await page.goto('/login')
    const sentence = page.getByText('this browser is too old for CFB Picks')
    await expect(sentence).toBeHidden()
    await expect(sentence).toBeVisible({ timeout: 15_000 })
  })
})

test('where they run, nothing says that the browser is too old', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'maggie', '/weekly-picks')
  await expect(page.getByText('too old')).toHaveCount(0)
})
