import type { Page } from '@playwright/test'
import { arrive } from './arrive'
import { expect, freshLeague, linesNotOver, PHONE, slate, test, WEEK } from './fixture'
import { lastAhead } from './game-day'
import { holdBack } from './hold-back'

freshLeague()
test.use({ complaints: 'expected' })

/** The changes of lines that a page sends from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && calls.push(request.url()))
  return calls
}

test('a refresh says why games were left, and asks nothing if each game that is left has kicked off', async ({
  page,
}) => {
  await arrive(page, 'commish', '/commish')
  await page.getByRole('button', { name: 'Refresh spreads' }).click()
  await expect(page.getByText(/ set from the feed\. \d+ games have kicked off\.$/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a spread is typed and stepped, and no press is lost', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const game = await lastAhead(page, (line) => line.multiplier === 1)
  const number = page.getByRole('textbox', { name: `Spread: ${game.awayName} at ${game.homeName}` })
  const line = page.getByRole('listitem').filter({ has: number })
  const favorite = (game.spread ?? 0) > 0 ? game.awayName : game.homeName
  const other = favorite === game.homeName ? game.awayName : game.homeName

  await test.step('a number without a sign asks before it turns the favorite', async () => {
    await number.fill('10')
    await line.getByRole('button', { name: 'Set spread' }).click()
    const dialog = page.getByRole('dialog', { name: `${other} −10?` })
    await expect(dialog).toContainText(`${favorite} is the favorite. A number above 0 makes it ${other}.`)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(number).toHaveValue('10')
  })

  await test.step('what is typed replaces the number, wherever it is tapped', async () => {
    await number.blur()
    await number.click()
    await page.keyboard.type('-7')
    await expect(number).toHaveValue('-7')
  })

  await test.step('so does one so far from the present one that it may be a slip', async () => {
    await number.fill('-70')
    await line.getByRole('button', { name: 'Set spread' }).click()
    const dialog = page.getByRole('dialog', { name: `${favorite} −70?` })
    await expect(dialog).toContainText(` is ${favorite} −`)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(number).toHaveValue('-70')
  })

  await test.step('steps change the number in the box, and are one call, one entry in the log and one undo', async () => {
    const calls = callsOf(page)
    await number.fill('-7')
    await line.getByRole('button', { name: 'Set spread' }).click()
    await expect(line.getByText(`${favorite} −7`, { exact: true })).toBeVisible()
    for (const shown of ['−7½', '−8', '−8½', '−9']) {
      await line.getByRole('button', { name: `Half a point more for ${favorite}` }).click()
      await expect(number).toHaveValue(shown)
    }
    await expect(line.getByText(`${favorite} −7`, { exact: true }), 'what is stored').toBeVisible()
    await number.press('Enter')
    await expect(line.getByText(`${favorite} −9`, { exact: true })).toBeVisible()
    await expect(page.getByText(/^Last change, .*7 → .*9\.$/)).toBeVisible()
    expect(calls).toHaveLength(2)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(number).toHaveValue('−7')
  })
})

test('a spread’s buttons stay under a finger, and each change lights Set', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await arrive(page, 'commish', '/commish')
  const line = linesNotOver(page).last()
  const more = line.getByRole('button', { name: /^Half a point more/ })
  await more.scrollIntoViewIfNeeded()
  // Within its line: what comes above the lines meanwhile moves both.
  const topInLine = () =>
    more.evaluate((button) => {
      const top = button.closest('li')?.getBoundingClientRect().top ?? Number.NaN
      return button.getBoundingClientRect().top - top
    })
  const before = await topInLine()
  const set = line.getByRole('button', { name: /^Set spread/ })
  await expect(set).not.toHaveAttribute('data-weight', 'primary')
  await more.click()
  await expect(set).toHaveAttribute('data-weight', 'primary')
  expect(await topInLine()).toBe(before)
  await set.click()
  await expect(line.getByText('by hand')).toBeVisible()
  await line.getByRole('textbox').fill('-14')
  await expect(set).toHaveAttribute('data-weight', 'primary')
})

test('a refresh waits for a number that is being set, and asks before the feed overwrites it', async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const [game] = (await slate(page)).slice(-1)
  const line = linesNotOver(page).last()
  const release = await holdBack(page, '**/api/commish/line/*')
  const order: string[] = []
  const note = (about: string, url: string, path: string) => url.includes(path) && order.push(about)
  page.on('response', (response) => note('the number is stored', response.url(), '/api/commish/line/'))
  page.on('request', (request) => note('the feed is asked', request.url(), '/api/commish/spreads'))
  await line.getByRole('button', { name: /^Half a point more/ }).click()
  await line.getByRole('button', { name: /^Set spread/ }).click()
  await page.getByRole('button', { name: 'Refresh spreads' }).click()
  release()
  const number = line.getByRole('textbox')
  const dialog = page.getByRole('dialog', { name: 'Left as they were' })
  const left = dialog.getByRole('listitem').filter({ hasText: `${game?.awayName} at ${game?.homeName}` })
  await expect(left).toContainText('by hand')
  expect(order).toEqual(['the number is stored', 'the feed is asked'])

  await test.step('the number that is taken from the feed replaces one that was typed and not set', async () => {
    await dialog.getByRole('button', { name: 'Leave them' }).click()
    const byHand = await number.inputValue()
    await number.fill('-40')
    await page.getByRole('button', { name: 'Refresh spreads' }).click()
    await left.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Take 1 from the feed' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(number).not.toHaveValue('-40')
    await expect(number).not.toHaveValue(byHand)
  })

  await test.step('but not one that is typed while the feed is asked', async () => {
    await number.fill('-6.5')
    await line.getByRole('button', { name: /^Set spread/ }).click()
    await expect(line.getByText('by hand')).toBeVisible()
    await page.getByRole('button', { name: 'Refresh spreads' }).click()
    await left.getByRole('checkbox').check()
    const letFeedGo = await holdBack(page, '**/api/commish/spreads')
    await dialog.getByRole('button', { name: 'Take 1 from the feed' }).click()
    await number.fill('-8')
    const taken = page.waitForResponse('**/api/commish/spreads')
    letFeedGo()
    await taken
    await expect(number).toHaveValue('-8')
  })

  await test.step('and what was left is said where another week was chosen meanwhile', async () => {
    // A first press is refused, for the feed's number came meanwhile.
    await expect(async () => {
      await line.getByRole('button', { name: /^Set spread/ }).click()
      await expect(number).toHaveValue('−8', { timeout: 2_000 })
    }).toPass()
    await expect(line.getByText('by hand')).toBeVisible()
    const letFeedGo = await holdBack(page, '**/api/commish/spreads')
    await page.getByRole('button', { name: 'Refresh spreads' }).click()
    await page.getByLabel('Week to work on').fill(String(WEEK + 1))
    letFeedGo()
    await expect(page.getByText(/Left as before: \d+ games?\./)).toBeVisible()
  })
})
