import { expect, freshLeague, logIn, seedEmptyLeague, test, WEEK } from '../fixture'
import { press, shoot, shootAll } from './shoot'

freshLeague()

test('the desk on game day', async ({ page }) => {
  await logIn(page, 'commish')
  await shootAll(page, [
    ['desk', '/commish'],
    [
      'desk-next-week',
      '/commish',
      (each) =>
        each
          .getByLabel('Week to work on')
          .fill('12')
          .then(() => expect(each.getByText(/^Nothing to lock/)).toBeVisible()),
    ],
    [
      'desk-asks',
      '/commish',
      async (each) => {
        const games = each.getByRole('region', { name: `Games of week ${WEEK}` })
        await games.getByRole('checkbox', { checked: true }).last().uncheck()
        await press('Save games')(each)
        await expect(each.getByRole('dialog')).toBeVisible()
      },
    ],
    ['desk-log', '/commish', (each) => each.getByText('What was changed').click()],
    ['desk-members', '/commish/members'],
    ['desk-status', '/commish/status'],
    ['account', '/account'],
  ])
})

test('a league that begins', async ({ page }) => {
  await logIn(page, 'commish', await seedEmptyLeague())
  const steps = page.getByRole('navigation', { name: `Steps of week ${WEEK}` })
  const lit = (name: string) => expect(steps.getByRole('link', { name })).toHaveAttribute('aria-current', 'step')
  const everywhere = (state: string) =>
    shootAll(page, [
      [`${state}-home`, '/'],
      [`${state}-picks`, '/weekly-picks'],
      [`${state}-scores`, '/live-scores'],
      [`${state}-dashboard`, '/dashboard'],
      [`${state}-board`, '/leaderboard'],
      [`${state}-overall`, '/leaderboard?view=overall'],
      [`${state}-minigames`, '/leaderboard?view=minigames'],
    ])
  await everywhere('no-week')
  await page.goto('/commish')
  await lit(`Open week ${WEEK}`)
  await shoot(page, 'desk-1-open')
  await press(`Open week ${WEEK}`)(page)
  await lit('Games')
  await everywhere('empty-week')
  await page.goto('/commish')
  await lit('Games')
  await shoot(page, 'desk-2-games')
  await press('Suggest a slate')(page)
  await press('Save games')(page)
  await lit('Lines')
  await shoot(page, 'desk-3-lines')
  await press('Refresh spreads')(page)
  await lit('Lock')
  await shoot(page, 'desk-4-lock')
  await press('Lock week')(page)
  await shoot(page, 'desk-4-lock-asks', { whole: false })
  await page.getByRole('dialog').getByRole('button', { name: /^Lock/ }).click()
  await lit('Score')
  await shoot(page, 'desk-5-score')
})
