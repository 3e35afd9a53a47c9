import { arrive } from './arrive'
import { expect, freshLeague, test, WEEK } from './fixture'

freshLeague()

const SCREENS = ['/', '/dashboard', '/dashboard?week=10', '/weekly-picks', '/live-scores', '/leaderboard']

for (const width of [390, 1280]) {
  test(`nothing moves while a screen loads for the first time, ${width} px wide`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 844 })
    await arrive(page, 'maggie')
    const data = { username: 'commish', password: 'saturday' }
    const { token } = await (await page.request.post('/api/users/login', { data })).json()
    await page.request.post('/api/commish/notice', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        week: WEEK,
        notice: 'Pizza at Ray’s on Saturday. Bring your own drinks, and the trophy. '.repeat(2).trim(),
      },
    })
    // As on a first visit: this device knows nothing of the league, and none of the app's files, its fonts included.
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.addInitScript(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('live:')) localStorage.removeItem(key)
      const moved: [number, string][] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
          moved.push([entry.value, entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join()])
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of SCREENS) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path.startsWith('/dashboard'))
        await expect(page.getByRole('img', { name: /^Points by week: / })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))))
      const moved: [number, string][] = await page.evaluate(() => Reflect.get(window, 'moved'))
      const sum = moved.reduce((before, [value]) => before + value, 0)
      expect.soft(sum, `${path}: ${JSON.stringify(moved)}`).toBeLessThan(0.005)
    }
  })
}

test('what is loading can be seen on the card it stands on', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/games-by-week*', () => undefined)
  await arrive(page, 'commish', '/commish')
  const block = page.getByText("Loading the week's games").locator('~ span').first()
  await expect(block).toBeVisible()
  // Translucent, so that it differs from any ground.
  await expect(block).toHaveCSS('background-color', /^rgba\(.*, 0\.[1-9]/)
})

test('the live scores say that they are loading', { tag: '@long' }, async ({ page }) => {
  await page.route('**/Firestore/Listen/**', () => undefined)
  await arrive(page, 'maggie', '/live-scores')
  await expect(page.getByText('Loading games...')).toBeVisible()
})
