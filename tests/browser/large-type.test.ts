import type { Page } from '@playwright/test'
import { arrive } from './arrive'
import { expect, fitsSideways, freshLeague, test } from './fixture'
import { enlargeType } from './large-type'
import { overflowing } from './overflow'
import { nameEveryone } from './staged-board'

freshLeague()
enlargeType()
test.use({ viewport: { width: 390, height: 844 } })

const SCREENS = ['/', '/dashboard', '/weekly-picks', '/live-scores', '/leaderboard', '/leaderboard?view=overall']

/**
 * Words that their box cuts off. What scrolls, what is for screen readers only, and what they have twice, is not cut.
 */
const cutOff = (page: Page, where = 'body') =>
  page.evaluate(
    (where) =>
      [...document.querySelectorAll<HTMLElement>(`${where} *`)]
        .filter((each) => {
          const { overflowX, overflowY, display } = getComputedStyle(each)
          if (
            display === 'inline' ||
            each.closest('.unseen, [class*="stands"], small[aria-hidden]') ||
            !each.textContent?.trim()
          )
            return false
          const isWide = ['hidden', 'clip'].includes(overflowX) && each.scrollWidth > each.clientWidth + 1
          const isHigh = ['hidden', 'clip'].includes(overflowY) && each.scrollHeight > each.clientHeight + 1
          return isWide || isHigh
        })
        .map((each) => `${each.className}: ${each.textContent}`),
    where,
  )

/** Controls that lie over one another without one being in the other, on the page or in one of its bars. */
const overlapping = (page: Page) =>
  page.evaluate(() => {
    const isBar = (each: Element) => ['sticky', 'fixed'].includes(getComputedStyle(each).position)
    const barOf = (each: Element | null): Element | null => (!each || isBar(each) ? each : barOf(each.parentElement))
    const controls = [...document.querySelectorAll('a, button, select, input')]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1)
      .map((each) => ({ each, bar: barOf(each), box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.right > 0)
    return controls.flatMap((a, index) =>
      controls.slice(index + 1).flatMap((b) => {
        const isOver =
          a.bar === b.bar &&
          Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
          Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1
        return isOver ? [`${a.each.textContent} | ${b.each.textContent}`] : []
      }),
    )
  })

test('with letters of twice the size nothing is cut off, lies over another or beside the screen', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'maggie')
  for (const path of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fitsSideways(page)
    expect.soft(await cutOff(page), `cut off on ${path}`).toEqual([])
    expect.soft(await overlapping(page), `over one another on ${path}`).toEqual([])
    expect.soft(await overflowing(page), `sticks out on ${path}`).toEqual([])
  }
})

/** Puts the longest rank and the longest accuracy into rows of a board that have a rank without a medal or a crown. */
function sayLongest(rows: (HTMLElement | SVGElement)[]): void {
  for (const row of rows) {
    const [rank] = row.querySelectorAll('[class*="Rank_rank"], [class*="plain"]')
    if (rank) rank.textContent = 'T10'
    const accuracy = row.querySelector('[class*="accuracy"]')
    if (accuracy) accuracy.textContent = '100.0%'
  }
}

test('with letters of twice the size the season’s points and the mini games’ accuracy are on the screen', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'maggie')
  for (const [path, name] of [
    ['/leaderboard?view=overall', 'Overall leaderboard'],
    ['/minigames/leaderboard', 'Mini games leaderboard'],
  ] as const) {
    await page.goto(path)
    const board = page.getByRole('region', { name })
    const rows = board.locator('tbody tr')
    await expect(rows).not.toHaveCount(0)
    for (const isLongest of [false, true]) {
      // The longest there can be without a hundred players.
      if (isLongest) await rows.evaluateAll(sayLongest)
      for (const width of [320, 360, 375, 390]) {
        await page.setViewportSize({ width, height: 844 })
        const beyond = await board.evaluate((each) => each.scrollWidth - each.clientWidth)
        expect.soft(beyond, `${name} at ${width} px${isLongest ? ', T10 and 100.0%' : ''}`).toBe(0)
        const narrowest = await board
          .getByRole('rowheader')
          .evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().width)))
        expect.soft(narrowest, `room for a name at ${width} px`).toBeGreaterThan(110)
      }
    }
  }
})

test('with letters of twice the size the desk stays in its boxes', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'commish')
  for (const path of ['/commish', '/commish/members']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fitsSideways(page)
    expect.soft(await overflowing(page), `sticks out on ${path}`).toEqual([])
  }
  const roles = page.getByText(/^commissioner/)
  const high = await roles.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(Math.max(...high), 'a role is no column of letters').toBeLessThan(100)
})

test('with letters of twice the size a spread is read to its last digit', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const number = page.getByRole('textbox', { name: /^Spread: / }).first()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await number.fill('−99½')
    const room = await number.evaluate((field) => field.clientWidth - field.scrollWidth)
    expect(room, `at ${width} px`).toBeGreaterThanOrEqual(0)
  }
})

test('with letters of twice the size a receipt takes a line or two, not a column of words', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'maggie', '/weekly-picks')
  const receipts = page.getByRole('article').getByText(/^(Saved |No pick)/)
  await expect(receipts.first()).toBeVisible()
  const lines = await receipts.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight)),
  )
  expect(Math.max(...lines)).toBeLessThan(2.5)
})

test.describe('while a pick cannot be saved', () => {
  test.use({ complaints: 'expected' })

  test('with letters of twice the size the reason has room beside Retry', { tag: '@long' }, async ({ page }) => {
    await arrive(page, 'dee', '/weekly-picks')
    await page.route('**/api/picks', (route) => route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }))
    await page.getByRole('article').getByRole('button', { pressed: false }).first().click()
    const note = page.getByText('Not saved yet. Our fault, please tap Retry.')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const room = await note.evaluate((each) => each.getBoundingClientRect().width)
      expect.soft(room, `at ${width} px`).toBeGreaterThan(180)
      await fitsSideways(page)
    }
  })
})

test('with letters of twice the size, and names of twenty, what-if keeps its table and its teams in the screen', {
  tag: '@long',
}, async ({ page }) => {
  await nameEveryone('Featherstonehaughton')
  await arrive(page, 'maggie', '/leaderboard')
  const section = page.getByRole('region', { name: 'What if' })
  await section.getByRole('button', { name: 'What if' }).click()
  await expect(section.getByRole('rowheader').first()).toHaveText(/^Featherstonehaughton/)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await fitsSideways(page)
    expect.soft(await cutOff(page, 'section'), `cut off at ${width} px`).toEqual([])
    expect.soft(await overflowing(page), `sticks out at ${width} px`).toEqual([])
  }
})
