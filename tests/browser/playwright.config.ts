import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH

/** Journeys through the running product; `npm test` starts it, with a feed that the tests order about. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/browser.json' }],
  ],
  outputDir: '../../test-results',
  use: {
    baseURL: 'http://127.0.0.1:5002',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's own calls home fail on machines without a network, loudly.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
})
