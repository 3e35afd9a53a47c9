import type { Page } from '@playwright/test'
import { expect, freshLeague, logIn, test } from '../fixture'
import { stageBoard } from '../staged-board'
import { keepShared, press, shoot, shootAll } from './shoot'

freshLeague()

const openPlayer = (page: Page) => page.getByRole('rowheader').nth(1).getByRole('button').click()
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()

test('the boards on game day', async ({ page }) => {
  await logIn(page, 'maggie')
  await shootAll(page, [
    ['board', '/leaderboard'],
    ['board-legend', null, press('What do the squares and numbers mean?')],
    ['board-what-if', '/leaderboard', press('What if')],
    ['board-grid', '/leaderboard?show=grid'],
    ['board-weeks', '/leaderboard?show=weeks'],
    ['board-over', '/leaderboard?week=10'],
    ['board-recap', null, (each) => press(/^Recap of/)(each).then(() => keepShared(each, /^Save recap$/))],
    ['board-overall', '/leaderboard?view=overall'],
    ['board-overall-lines', null, press('By week')],
    ['board-minigames', '/leaderboard?view=minigames'],
    ['board-alone', '/weekly-leaderboard'],
  ])
  await shootAll(
    page,
    [
      ['board-player', '/leaderboard', (each) => openPlayer(each).then(() => dialog(each))],
      ['board-season', '/leaderboard?view=overall', (each) => openPlayer(each).then(() => dialog(each))],
    ],
    { whole: false },
  )
})

for (const players of [2, 200]) {
  test(`a board of ${players}`, async ({ page }) => {
    await logIn(page, 'priya')
    const staged = await stageBoard(players)
    const rows = () => expect(page.getByRole('rowheader')).toHaveCount(players, { timeout: 60_000 })
    for (const show of ['standings', 'weeks', 'grid']) {
      await page.goto(`/leaderboard?week=10&show=${show}`)
      await rows()
      await shoot(page, `board-of-${players}-${show}`, {
        axe: players < 100 || show === 'standings',
        whole: players < 100,
      })
    }
    await staged.restore()
  })
}
