import { expect, freshLeague, logIn, test } from '../fixture'
import { shoot } from './shoot'

freshLeague()

test('on paper', async ({ page }) => {
  await logIn(page, 'maggie')
  const printed = ['leaderboard', 'leaderboard?show=grid', 'leaderboard?week=10&show=weeks', 'leaderboard?view=overall']
  for (const path of [
    ...printed,
    'leaderboard?view=minigames',
    'weekly-picks',
    'live-scores',
    'dashboard',
    '',
    'how-it-works',
  ]) {
    await page.goto(`/${path}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    const name = `print-${path.replace(/\W+/g, '-') || 'home'}`
    await page.pdf({ path: `shots/${name}.pdf`, preferCSSPageSize: true })
    await page.emulateMedia({ media: 'print' })
    await shoot(page, name, { axe: false })
    await page.emulateMedia({ media: null })
  }
})
