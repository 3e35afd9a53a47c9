import { readdirSync, renameSync, rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { buildWeb, copyWebTo } from '../../scripts/run/build.mjs'
import { sandbox } from '../../scripts/run/sandboxes.mjs'
import { test } from './fixture'

/**
 * Two releases of the app for the sandbox of this worker. `deploy` puts the second in the place of the first, whose
 * files are then gone; after each test the first is back.
 */
export function twoReleases() {
  const place = sandbox(Number(process.env.TEST_PARALLEL_INDEX) + 1)
  const { web } = place
  const [first, second] = [`${web}-first`, `${web}-second`]
  let isDeployed = false

  test.beforeAll(async () => {
    const built = `${web}-built`
    // Another domain, which only signing in through other sites would use, changes the file that holds it, and with it
    // the names of all that load that one.
    await buildWeb(['--outDir', built], { VITE_FIREBASE_AUTH_DOMAIN: 'second-release.example.com' })
    copyWebTo({ ...place, web: second }, built)
    rmSync(built, { recursive: true })
  })

  function deploy(): void {
    renameSync(web, first)
    renameSync(second, web)
    isDeployed = true
  }

  test.afterEach(async ({ context }) => {
    if (!isDeployed) return
    // A tab that is still loading the second release would load itself again, and a browser hangs that is closed then.
    await Promise.all(context.pages().map((page) => page.close()))
    renameSync(web, second)
    renameSync(first, web)
    isDeployed = false
  })
  test.afterAll(() => rmSync(second, { recursive: true }))

  /** The address of a script of the second release, which Hosting does not have before the deploy. */
  const laterScript = () => `/assets/${readdirSync(`${second}/assets`).find((name) => /^Nickname-.*[.]js$/.test(name))}`

  return { deploy, laterScript }
}

/** The name of the app's first script, which every release changes. */
export const releaseOf = (page: Page) => page.locator('script[type=module]').first().getAttribute('src')
