import { freshLeague, logIn, test } from '../fixture'
import { enlargeType } from '../large-type'
import { shootAll } from './shoot'

freshLeague()
enlargeType()

test('at twice the size of letters', async ({ page }) => {
  await logIn(page, 'maggie')
  const screens = ['', 'dashboard', 'weekly-picks', 'live-scores', 'leaderboard', 'leaderboard?view=overall']
  await shootAll(
    page,
    [...screens, 'leaderboard?view=minigames', 'leaderboard?show=grid', 'minigames/nickname', 'how-it-works'].map(
      (path) => [`large-${path.replace(/\W+/g, '-') || 'home'}`, `/${path}`] as const,
    ),
    { axe: false },
  )
})
