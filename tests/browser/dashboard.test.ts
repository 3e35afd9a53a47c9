import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { seasonAt } from '#common/week/season'
import { arrive } from './arrive'
import { expect, freshLeague, test } from './fixture'
import { actLikeIphone, shared } from './share-sheet'

freshLeague()

/** Presses Share picks. @returns the PNG that comes. */
async function sharedPicture(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share picks' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('picks.png')
  const png = await readFile(await download.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return png
}

/** The database's own calls for what is followed. */
const LISTENS = /Firestore\/Listen\/channel/

const ORDER = ['on', 'ahead', 'over']

const cards = (page: Page) => page.getByRole('article')

test('picks are shared as a picture, at one and a half times their size on a plain screen', async ({ page }) => {
  await arrive(page, 'maggie', '/dashboard')
  await expect(cards(page).first()).toBeVisible()
  const words: (string | null)[] = []
  // The picture is on the page only while it is drawn, which takes the logos.
  await page.route('**/logos/*.png*', async (route) => {
    if (!words.length) words.push(await page.locator('[aria-hidden]:has(> * > footer)').textContent())
    await route.continue()
  })
  const png = await sharedPicture(page)
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  expect(words[0]).toMatch(/^Maggie's picksWeek 11\d+ of \d+ correct, \d+ points?.*(WIN \+|LOSS)/)
  expect(words[0]).toContain(`CFB Picks ${seasonAt(Date.now())} ${new URL(page.url()).host}`)
  expect(width).toBe(720 * 1.5)
  expect(height).toBeGreaterThan((await cards(page).count()) * 62 * 1.5)
  await expect(page.getByText('Your picks are saved as picks.png.')).toBeVisible()
})

test.describe('on an iPhone, whose first drawing may lack the logos', () => {
  test.use({ deviceScaleFactor: 2 })

  test('a later picture goes to the share sheet, at twice its size, and nothing is saved', { tag: '@long' }, async ({
    page,
  }) => {
    await actLikeIphone(page)
    await arrive(page, 'maggie', '/dashboard')
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Share picks' }).click()
    const sheet = { title: 'My CFB Picks', text: 'Check out my picks for this week!', name: 'picks.png', width: 1440 }
    await expect.poll(() => shared(page)).toEqual(sheet)
    await expect(page.getByRole('button', { name: 'Share picks' })).toBeEnabled()
    await expect(page.getByText('Your picks are saved as picks.png.')).toHaveCount(0)

    await test.step('on the Home Screen a picture that the sheet refuses is not saved, which would lead nowhere back', async () => {
      await page.evaluate(() => {
        const refuse = () => Promise.reject(new DOMException('too late', 'NotAllowedError'))
        const closeFirst = async () => {
          Object.assign(navigator, { share: refuse })
          throw new DOMException('closed', 'AbortError')
        }
        Object.assign(navigator, { standalone: true, share: closeFirst })
        // The refusal is noted in the console, as it should be.
        console.warn = () => {}
        HTMLAnchorElement.prototype.click = () => Object.assign(window, { hasSaved: true })
      })
      const share = page.getByRole('button', { name: 'Share picks' })
      const refusal = page.getByText('The picture could not be shared. Please try again.')
      await share.click()
      await expect(share).toBeEnabled()
      expect(await refusal.count(), 'a sheet that the player closes is no failure').toBe(0)
      await share.click()
      await expect(refusal).toBeVisible()
      await expect(share).toBeEnabled()
      expect(await page.evaluate(() => 'hasSaved' in window)).toBe(false)
    })
  })
})

test('games that are on come first, then those to come, and those that are over last', async ({ page }) => {
  await arrive(page, 'maggie', '/dashboard')
  await expect(cards(page).first()).toBeVisible()
  const stages = (await cards(page).allInnerTexts()).map((text) => {
    if (/\b(Final|WIN|LOSS|PUSH|Counts for nobody)\b/.test(text)) return 'over'
    return /\b(Locks|Locked)\b/.test(text) && !/\b(Q\d|Half|OT|Live)\b/.test(text) ? 'ahead' : 'on'
  })
  expect(new Set(stages)).toEqual(new Set(ORDER))
  expect(stages).toEqual(stages.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)))
})

test('a player without picks reads so, on every visit', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'wes', '/dashboard')
  const none = page.getByText(/^No picks for Week \d+ yet\.$/)
  await expect(none).toBeVisible()
  await page.reload()
  await expect(none).toBeVisible()
})

test('an open pick leads to its card', async ({ page }) => {
  await arrive(page, 'maggie', '/dashboard')
  const change = page.getByRole('link', { name: /^Change the pick/ }).last()
  const [, away, home] = /pick (.+) vs\. (.+)$/.exec((await change.textContent()) ?? '') ?? []
  await change.click()
  const card = page.getByRole('article', { name: `${away} at ${home}` })
  await expect(card).toBeInViewport()
  await expect(card.getByRole('button').first()).toBeFocused()
})

test.describe('with troubles the browser complains of', () => {
  test.use({ complaints: 'expected' })

  test('picks that may not be read say so, and come when they may', { tag: '@long' }, async ({ page }) => {
    await arrive(page, 'maggie', '/dashboard')
    await expect(cards(page).first()).toBeVisible()
    // As if the rules had refused: the database is asked for the slip of somebody else.
    await page.route(LISTENS, (route) => {
      const said = route.request().postData()
      return route.continue(said ? { postData: said.replace(/slips%2F\w+/g, 'slips%2Fsomebody') } : {})
    })
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText('Failed to load picks')
    await page.unroute(LISTENS)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('a logo that does not come costs that picture its watermarks, and no later one', { tag: '@long' }, async ({
    page,
  }) => {
    await page.route('**/logos/*.png*', (route) => route.fulfill({ status: 503, body: 'busy' }))
    await arrive(page, 'maggie', '/dashboard')
    await expect(cards(page).first()).toBeVisible()
    const without = await sharedPicture(page)
    expect(without.readUInt32BE(16)).toBe(720 * 1.5)
    await page.unroute('**/logos/*.png*')
    expect((await sharedPicture(page)).length).toBeGreaterThan(without.length + 10_000)
  })

  test('a logo that is never answered holds a picture up for some seconds only', { tag: '@long' }, async ({ page }) => {
    await page.route('**/logos/*.png*', () => {})
    await arrive(page, 'maggie', '/dashboard')
    await expect(cards(page).first()).toBeVisible()
    const asked = Date.now()
    expect((await sharedPicture(page)).readUInt32BE(16)).toBe(720 * 1.5)
    expect(Date.now() - asked, 'it was waited for').toBeGreaterThan(7_000)
  })

  test.describe('on a phone without the app', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('a channel falls back to its page', { tag: '@long' }, async ({ page }) => {
      await page.route(/^https:/, (route) => route.fulfill({ body: 'watch' }))
      await arrive(page, 'maggie', '/dashboard')
      await page
        .getByRole('link', { name: /^Watch on/ })
        .first()
        .tap()
      await expect(page).toHaveURL(/^https:\/\//)
    })
  })
})
