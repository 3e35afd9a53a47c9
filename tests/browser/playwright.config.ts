import { defineConfig } from '@playwright/test'
import { TEST_BROWSER_ARGS } from '../../scripts/run/browser-args.mjs'
import { BROWSERS, HOSTED_ENV, sandbox } from '../../scripts/run/sandboxes.mjs'
import type { Place } from './fixture'

/** The whole Chromium, and the one without windows and menus (`npm test` says where). */
const whole = browserAt(process.env.CHROMIUM_PATH)
const shell = browserAt(process.env.CHROMIUM_SHELL_PATH)

// Playwright reads this file in every worker, before the tests, and tells it which of the parallel ones it is.
Object.assign(process.env, sandbox(Number(process.env.TEST_PARALLEL_INDEX ?? 0) + 1).env)

const THROUGH_HOSTING = 'saturday.test.ts'
/** Need notifications, or an app that can be installed. */
const IN_WHOLE_BROWSER = ['installed.test.ts', 'notifications-on-home.test.ts', 'notifications.test.ts']

function browserAt(executablePath: string | undefined) {
  return { launchOptions: { ...(executablePath && { executablePath }), args: TEST_BROWSER_ARGS } }
}

/**
 * Journeys through the running product; `npm test` starts it, with a feed that the tests order about. Each worker has
 * a product of its own in a sandbox; one journey goes through Hosting and the functions emulator.
 */
export default defineConfig<object, Place>({
  testDir: '.',
  workers: BROWSERS,
  fullyParallel: false,
  timeout: 90_000,
  // A browser on a busy machine fails now and then for reasons of its own. `npm test` names what needed a second try,
  // and its long form counts it as failed.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/browser.json' }],
  ],
  outputDir: '../../test-results',
  projects: [
    // The longest file first, so that no worker waits for it in the end.
    { name: 'hosting', testMatch: THROUGH_HOSTING, use: { ...shell, baseURL: HOSTED_ENV.SITE_URL, isHosted: true } },
    { name: 'whole browser', testMatch: IN_WHOLE_BROWSER, use: { ...whole, baseURL: process.env.SITE_URL } },
    {
      name: 'sandbox',
      testIgnore: [THROUGH_HOSTING, ...IN_WHOLE_BROWSER],
      use: { ...shell, baseURL: process.env.SITE_URL },
    },
    {
      name: 'shots',
      testMatch: 'shots/*.shots.ts',
      timeout: 600_000,
      use: { ...whole, baseURL: process.env.SITE_URL, actionTimeout: 20_000 },
    },
    ...['webkit', 'firefox'].map((name) => ({
      name,
      testMatch: `engines/*.${name}.ts`,
      workers: 1,
      retries: 0,
      use: { baseURL: process.env.SITE_URL },
    })),
  ],
  use: {
    timezoneId: 'America/New_York',
    locale: 'en-US',
    // A trace of every test would cost a third of the run; `TRACE=1 npm test -- browser/desk` keeps those that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
