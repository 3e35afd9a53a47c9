import { type Browser, chromium, type Page } from '@playwright/test'
import type { SessionResponse } from '#common/api/responses'
import { BROWSER_ARGS } from '../scripts/run/browser-args.mjs'
import { BARE_PORT, SITE } from '../scripts/run/paths.mjs'

const BARE_SITE = `http://127.0.0.1:${BARE_PORT}`
/** How long a score may take to a page or a listener (ms): the bench ends if one never comes. */
export const ARRIVES_WITHIN = 20_000
const PLAYER = { username: 'ray', password: 'saturday' }

declare global {
  interface Window {
    /** When each score had been drawn (epoch ms), by the score. */
    arrivals: Record<number, number>
  }
}

/** A page that notes when a frame with a score has been drawn. */
export interface WatchedPage {
  page: Page
  /** Opens the page again, as somebody does who comes back. */
  reopen: () => Promise<unknown>
}

export async function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH
  return chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_ARGS })
}

/** The live scores of a player who is logged in. */
export async function openScores(browser: Browser): Promise<WatchedPage> {
  const page = await newPage(browser)
  await page.goto(`${SITE}/login`)
  await page.getByLabel('Username').fill(PLAYER.username)
  await page.getByLabel('Password', { exact: true }).fill(PLAYER.password)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  const reopen = () => page.goto(`${SITE}/live-scores`)
  await reopen()
  return { page, reopen }
}

/** The bare page: one listener of the same document, and nothing but its score shown. */
export async function openBare(browser: Browser, path: string, game: string): Promise<WatchedPage> {
  const page = await newPage(browser)
  const session = await page.request.post(`${SITE}/api/users/login`, { data: PLAYER })
  const { customToken } = (await session.json()) as SessionResponse
  const address = (more: object) => `${BARE_SITE}/?${new URLSearchParams({ path, game, ...more })}`
  await page.goto(address({ token: customToken }))
  await page.waitForFunction(() => document.body.textContent?.trim())
  return { page, reopen: () => page.goto(address({})) }
}

/** When a score arrived at a page (epoch ms). @throws Error when it has not in time. */
export async function arrivalOf({ page }: WatchedPage, score: number): Promise<number> {
  const found = await page.waitForFunction((each) => window.arrivals[each], score, {
    timeout: ARRIVES_WITHIN,
    polling: 20,
  })
  return Number(await found.jsonValue())
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(noteDrawnScores)
  return page
}

/** Runs in the page: looks for the bench's scores, which have four digits, in everything that changes. */
function noteDrawnScores() {
  window.arrivals = {}
  const note = (node: Node) => {
    const score = Number(node.textContent)
    if (!(score > 999) || window.arrivals[score]) return
    // A task that follows a frame's callback runs when the frame has been drawn.
    requestAnimationFrame(() =>
      setTimeout(() => (window.arrivals[score] ??= performance.timeOrigin + performance.now())),
    )
  }
  const look = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    note(node)
    while (texts.nextNode()) note(texts.currentNode)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) look(node)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
