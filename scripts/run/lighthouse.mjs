import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath } from './browser.mjs'
import { inProject, SITE } from './paths.mjs'
import { run } from './processes.mjs'

export const LIGHTHOUSE_PAGES = { home: '/', picks: '/weekly-picks', scores: '/live-scores', board: '/leaderboard' }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const REPORTS = inProject('.cache', 'lighthouse')

/**
 * Lighthouse's scores of a page of the running product on a phone, 0 to 100 each: the home as a visitor, the rest as a
 * player who has been there before. @param name of {@link LIGHTHOUSE_PAGES}
 */
export async function lighthouseScores(name) {
  mkdirSync(REPORTS, { recursive: true })
  const path = LIGHTHOUSE_PAGES[name]
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  try {
    if (path !== LIGHTHOUSE_PAGES.home) await visit(profile, (page) => logIn(page, path))
    await measure(name, path, profile)
  } finally {
    // The browser may still be writing there for a moment.
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  return scoresOf(name)
}

/** Opens a page, as a player has who comes back, in a browser that keeps what it learns in the profile. */
async function visit(profile, work) {
  const { chromium } = createRequire(inProject('package.json'))('@playwright/test')
  const browser = await chromium.launchPersistentContext(profile, { executablePath: await browserPath() })
  try {
    await work(await browser.newPage())
  } finally {
    await browser.close()
  }
}

/** Logs in and opens the page once. */
async function logIn(page, path) {
  await page.goto(`${SITE}/login`)
  await page.getByLabel('Username').fill('ray')
  await page.getByLabel('Password', { exact: true }).fill('saturday')
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto(SITE + path)
  await page.waitForTimeout(8_000)
}

/**
 * Lighthouse is fetched for the run: no test needs it, and an installation would take twice as long with it. It starts
 * the browser itself: in one that Playwright drives too it finds no beginning of the page.
 */
async function measure(name, path, profile) {
  const browser = ['--disable-storage-reset', `--chrome-flags=--headless=new --no-sandbox --user-data-dir=${profile}`]
  const report = ['--quiet', '--output', 'json', '--output-path', join(REPORTS, `${name}.json`)]
  const env = { CHROME_PATH: await browserPath() }
  return run('npx', ['--yes', 'lighthouse@12', SITE + path, ...browser, ...report], { quiet: true, env })
}

function scoresOf(name) {
  const { categories, audits } = JSON.parse(readFileSync(join(REPORTS, `${name}.json`), 'utf8'))
  const scores = CATEGORIES.map((category) => [category, Math.round(categories[category].score * 100)])
  return { ...Object.fromEntries(scores), 'layout shift': audits['cumulative-layout-shift'].numericValue }
}
