import type { Page } from '@playwright/test'
import { seasonAt } from '#common/week/season'
import { beginSeason, finishSeason } from '#functions/desk/season'
import { expect, freshLeague, logIn, seedLeague, test } from '../fixture'
import { press, shootAll } from './shoot'

freshLeague()

test('a league in its second season', async ({ page }) => {
  const season = seasonAt(Date.now())
  await logIn(page, 'priya')
  await beginSeason({ season: season + 1, confirmed: true }, 'commish')
  await shootAll(page, [
    ['seasons-new', '/leaderboard?view=overall'],
    ['seasons-before', `/leaderboard?view=overall&season=${season}`],
    ['seasons-weekly', `/leaderboard?view=weekly&season=${season}&week=10`],
    ['seasons-dashboard', `/dashboard?season=${season}&week=10`],
    ['seasons-all-time', '/leaderboard?view=overall&season=all'],
  ])
  const ray = (each: Page) =>
    press('Uncle Ray')(each).then(() => expect(each.getByRole('dialog').getByText('Week 9')).toBeVisible())
  const against = (each: Page) =>
    press('Head to head')(each).then(() => expect(each.getByRole('dialog').getByText(/^\d+ weeks/)).toBeVisible())
  await shootAll(
    page,
    [
      ['seasons-player', `/leaderboard?view=overall&season=${season}`, ray],
      ['seasons-head-to-head', null, against],
    ],
    { whole: false },
  )
})

test('the desk of a season that is closed', async ({ page }) => {
  await seedLeague()
  await logIn(page, 'commish')
  await finishSeason({ confirmed: true }, 'commish')
  await shootAll(page, [
    ['desk-closed', '/commish'],
    ['desk-closed-members', '/commish/members'],
  ])
})
