import type { Page } from '@playwright/test'
import { MINUTE } from '#common/durations'
import { arrive } from './arrive'
import { expect, feed, kickedOff, seedLeague, slate, test } from './fixture'
import { gameAhead, lockIn, says } from './game-day'
import { holdBack } from './hold-back'

test.beforeEach(seedLeague)
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const cards = (page: Page) => page.getByRole('article')
const pressed = (page: Page) => page.getByRole('button', { pressed: true })

/** A screen of cards, and what sends one of them, counted from 0, to another place. */
const SCREENS = [
  {
    path: '/weekly-picks',
    player: 'wes',
    leaves: 1,
    scrolled: 450,
    order: { ...kickedOff, kickoffInSeconds: -700 },
  },
  {
    path: '/dashboard',
    player: 'maggie',
    leaves: 0,
    scrolled: 350,
    order: { phase: 'final', homeScore: 24, awayScore: 20 },
  },
  {
    path: '/live-scores',
    player: 'maggie',
    leaves: 0,
    scrolled: 350,
    order: { phase: 'final', homeScore: 24, awayScore: 20 },
  },
] as const
type CardScreen = (typeof SCREENS)[number]

/** Opens a screen, scrolled so far (px). */
async function open(page: Page, { player, path }: CardScreen, scrolled = 0): Promise<void> {
  await arrive(page, player, path)
  await expect(cards(page).first()).toBeVisible()
  await page.evaluate((top) => scrollTo(0, top), scrolled)
}

/** Sends a card to another place. */
async function move(page: Page, { leaves, order }: CardScreen): Promise<void> {
  const text = await cards(page).nth(leaves).textContent()
  const game = (await slate(page)).find(({ homeName, awayName }) => text?.includes(homeName) && text.includes(awayName))
  await feed({ game: { id: game?.gameId, ...order } })
}

/**
 * Taps where a card is, in the moment in which another one comes there. It has to be done in the page: a tap of the
 * test would come later.
 * @param target what is tapped in the card.
 * @returns where that was, and what has taken its place.
 */
const tapOnceMoved = (page: Page, { leaves }: CardScreen, target: string) =>
  page.evaluate(
    ([leaves, target]) =>
      new Promise<{ x: number; y: number; hit: boolean }>((done) => {
        const card = () => document.querySelectorAll('article')[leaves]
        const before = card()
        const box = before?.querySelector(target)?.getBoundingClientRect() ?? new DOMRect()
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        const watch = new MutationObserver(() => {
          if (card() === before) return
          watch.disconnect()
          const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
          document.elementFromPoint(x, y)?.dispatchEvent(click)
          const isThere = ({ left, right, top, bottom }: DOMRect) => left < x && x < right && top < y && y < bottom
          const targets = [...document.querySelectorAll(target)]
          done({ x, y, hit: targets.some((each) => isThere(each.getBoundingClientRect())) })
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
    [leaves, target] as const,
  )

test('a tap in the moment in which a card leaves picks no team of the game that comes in its place', {
  tag: '@long',
}, async ({ page }) => {
  const [screen] = SCREENS
  await open(page, screen)
  await expect(pressed(page)).toHaveCount(0)
  const tap = tapOnceMoved(page, screen, 'button[aria-pressed]')
  await move(page, screen)
  const { x, y, hit } = await tap
  expect(hit, 'another team is where the tapped one was').toBe(true)
  expect(await pressed(page).count()).toBe(0)
  await expect(async () => {
    await page.touchscreen.tap(x, y)
    expect(await pressed(page).count()).toBe(1)
  }, 'a moment later a tap there counts').toPass()
})

for (const screen of SCREENS)
  for (const anchor of ['auto', 'none']) {
    const inBrowser = anchor === 'none' ? 'in a browser without scroll anchoring' : 'in this browser'
    test(`${screen.path}: cards that are looked at stay where they are, ${inBrowser}`, { tag: '@long' }, async ({
      page,
    }) => {
      await open(page, screen, screen.scrolled)
      await page.evaluate((anchor) => document.documentElement.style.setProperty('overflow-anchor', anchor), anchor)
      const next = await cards(page)
        .nth(screen.leaves + 1)
        .elementHandle()
      const place = async () => Math.round((await next?.boundingBox())?.y ?? 0)
      const before = await place()
      const moved = tapOnceMoved(page, screen, 'article')
      await move(page, screen)
      await moved
      expect(await place()).toBe(before)
    })
  }

test('a page that nobody has scrolled shows its top when a game comes in there, as on a phone whose clock was fast', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript((fast) => {
    const { now } = Date
    Date.now = () => now() + fast
  }, 20 * MINUTE)
  await arrive(page, 'wes')
  const game = await gameAhead(page)
  await lockIn(page, game, 300)
  const correct = await holdBack(page, /\/(robots\.txt|api\/.*)$/)
  await page.goto('/weekly-picks')
  await says(page, game, /^Locked/)
  correct()
  await says(page, game, /^Locks in /)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
