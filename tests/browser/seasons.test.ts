import type { Locator, Page } from '@playwright/test'
import type { OverallBoardDoc } from '#common/boards/overall-board'
import { paths } from '#common/paths'
import { seasonAt } from '#common/week/season'
import { db, read } from '#functions/db/firebase'
import { beginSeason, finishSeason } from '#functions/desk/season'
import { arrive } from './arrive'
import { atBothSizes, expect, freshLeague, inspect, PHONE, seedLeague, test } from './fixture'
import { holdBack } from './hold-back'

freshLeague()

const SEASON = seasonAt(Date.now())
const chooser = (page: Page | Locator) => page.getByLabel('Season', { exact: true })

test('a league in its first season has no chooser, and its desk offers nothing of the season', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'commish', '/leaderboard?view=overall')
  await expect(page.getByText('12 players')).toBeVisible()
  await expect(chooser(page)).toHaveCount(0)
  await page.goto('/commish')
  await expect(page.getByRole('checkbox', { name: /^×2/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Begin|Close) season/ })).toHaveCount(0)
})

test('a board that loses the week by which it is ordered is ordered by rank', { tag: '@long' }, async ({ page }) => {
  const path = paths.overallBoard(SEASON)
  const board = await read<OverallBoardDoc>(path)
  if (!board) throw new Error('the demo has no board of its season')
  const column = (name: string) => page.getByRole('columnheader', { name, exact: true })
  const last = column(`W${board.weeks.at(-1)}`)
  await arrive(page, 'priya', '/leaderboard?week=9&show=weeks')
  await last.getByRole('button').click()
  await expect(last).toHaveAttribute('aria-sort', 'descending')
  await db.doc(path).set({ ...board, weeks: board.weeks.slice(0, -1) })
  await expect(last).toHaveCount(0)
  await expect(column('Rank')).toHaveAttribute('aria-sort', /./)
  await db.doc(path).set(board)
})

test('a season that is closed while games are open leaves nothing to pick, and says so on every screen', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await arrive(page, 'tucker', '/')
  await expect(page.getByText(/missing\. .+ locks in/)).toBeVisible()
  await finishSeason({ season: SEASON, confirmed: true }, 'commish')
  await expect(page.getByText(new RegExp(`^Season ${SEASON} is over: .* of 12`))).toBeVisible()
  await expect(page.getByText('(some missing)')).toHaveCount(0)
  for (const address of ['/weekly-picks', '/live-scores', '/dashboard']) {
    await page.goto(address)
    await expect(page.getByText('No result').first()).toBeVisible()
    if (address === '/live-scores') await expect(page.getByRole('heading', { name: 'Over', exact: true })).toBeVisible()
    if (address !== '/dashboard') await expect(page.getByText(`Season ${SEASON} is over.`)).toBeVisible()
    await expect(page.getByText(/^(Locks|Next to lock)|in progress/)).toHaveCount(0)
    await inspect(page)
  }
})

test('the season before stays where it was: its boards, its players, and the lifetime', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'priya', '/leaderboard?view=overall')
  const names = page.getByRole('rowheader')
  await expect(names).toHaveCount(12)
  const before = await names.allTextContents()
  const game = await page.context().newPage()
  await game.goto('/minigames/nickname')
  await game.getByRole('button', { name: 'Skip' }).click()
  await game.keyboard.press('Enter')
  await expect(game.getByText('2 of 17')).toBeVisible()
  await beginSeason({ season: SEASON + 1, confirmed: true }, 'commish')
  await expect(page.getByText('No scores yet.')).toBeVisible()
  await expect(game.getByText('1 of 17'), 'a round of other teams').toBeVisible()
  await game.close()

  await chooser(page).selectOption(`Season ${SEASON} · final`)
  await expect(page).toHaveURL(`/leaderboard?view=overall&season=${SEASON}`)
  await expect(names).toHaveText(before)
  await expect(page.getByText(new RegExp(`(won|share the crown of) season ${SEASON} with `))).toBeVisible()
  await page.goBack()
  await expect(page, 'a season that is chosen is no step in the history').toHaveURL('/robots.txt')
  await page.goForward()
  await expect(names).toHaveText(before)

  await page.getByRole('button', { name: 'Uncle Ray', exact: true }).click()
  const card = page.getByRole('dialog')
  await chooser(card).selectOption(`Season ${SEASON + 1}`)
  await expect(card.getByText('No weekly breakdown available.')).toBeVisible()
  await chooser(card).selectOption(`Season ${SEASON} · final`)
  await card.getByRole('button', { name: 'Week 9' }).click()
  await expect(
    page
      .getByRole('dialog', { name: `Uncle Ray, Week 9 of ${SEASON}` })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'All weeks' }).click()
  await card.getByRole('button', { name: 'Head to head' }).click()
  await expect(card.getByText(/^\d+ weeks/)).toBeVisible()
  await inspect(page)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Weekly', exact: true }).click()
  await expect(page).toHaveURL(`/leaderboard?view=weekly&season=${SEASON}`)
  await page.getByLabel('Week', { exact: true }).selectOption('Week 10')
  await page.getByRole('button', { name: 'Picks grid' }).click()
  await expect(page.getByRole('table', { name: /Everybody's picks, Week 10/ })).toBeVisible()
  await inspect(page)

  await page.goto('/dashboard')
  await expect(page.getByText('Total score')).toBeVisible()
  await chooser(page).selectOption(`Season ${SEASON} · final`)
  await page.getByRole('button', { name: 'Week 10' }).click()
  await expect(page).toHaveURL(`/dashboard?season=${SEASON}&week=10`)
  await expect(
    page
      .getByRole('article')
      .getByText(/^(WIN|LOSS|PUSH)/)
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/^(Tied for )?\d+(st|nd|rd|th) of 12/)).toBeVisible()
  await expect(page.getByRole('link', { name: /picks$|^Change the pick/ })).toHaveCount(0)
  await inspect(page)

  await page.goto(`/leaderboard?view=overall&season=${SEASON}`)
  await chooser(page).selectOption('All time')
  await expect(page).toHaveURL('/leaderboard?view=overall&season=all')
  await expect(page.getByText(/title$/).first()).toBeVisible()
  await atBothSizes(page, inspect)
})

test('the desk of a closed season offers the next one alone, and that begins with its own first week', {
  tag: '@long',
}, async ({ page }) => {
  await seedLeague()
  await arrive(page, 'commish', '/commish')
  await page.getByLabel('Week to work on').fill('13')
  await page.getByLabel('Week to work on').press('Enter')
  await expect(page.getByRole('heading', { name: 'Games of week 13' })).toBeVisible()
  await finishSeason({ season: SEASON, confirmed: true }, 'commish')
  await expect(page.getByText(/is final: nothing in it changes any more/)).toBeVisible()
  await expect(page.locator('main').getByRole('button')).toHaveText([`Begin season ${SEASON + 1}`])
  await inspect(page)
  // Until the calendar of the new season is there, the desk opens no week by the one before.
  const answer = await holdBack(page, '**/api/commish/calendar')
  const asked = page.waitForRequest('**/api/commish/calendar')
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/commish/season') && calls.push(request.postData() ?? ''))
  const begin = page.getByRole('button', { name: `Begin season ${SEASON + 1}` })
  const question = page.getByRole('dialog', { name: `Begin season ${SEASON + 1}?` })
  await begin.click()
  await expect(question).toContainText(
    'you open them one by one, and until then picks and boards are empty. Everybody starts with nothing. There is no way back.',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(calls, 'nothing before a yes').toEqual([])
  await begin.click()
  await question.getByRole('button', { name: `Begin season ${SEASON + 1}` }).click()
  await expect(page.getByText(`Season ${SEASON + 1} has begun. Open its first week.`)).toBeVisible()
  expect(calls.map((each) => JSON.parse(each))).toMatchObject([{ season: SEASON + 1 }])
  await asked
  await expect(page.getByRole('button', { name: /^Begin season/ })).toHaveCount(0)
  await expect(page.getByLabel('Week to work on')).toHaveCount(0)
  answer()
  await expect(page.getByRole('button', { name: 'Open week 1', exact: true })).toBeVisible()
  const week = page.getByLabel('Week to work on')
  await expect(week).toHaveValue('1')
  await week.fill('99')
  await week.press('Enter')
  await expect(page.getByText('Please give a week from 0 to 18.')).toBeVisible()
  await expect(week).toHaveValue('1')
  await page.getByRole('button', { name: 'Name week 1 by hand' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('Kickoff')
  await form.getByLabel('First day').fill(`${SEASON + 1}-09-01`)
  await form.getByLabel('Last day').fill(`${SEASON + 1}-09-07`)
  await form.getByRole('button', { name: 'Save week' }).click()
  await expect(page.getByText('Kickoff is open: it is the active week now.')).toBeVisible()
})
