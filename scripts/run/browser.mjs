import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { which } from './firestore-jar.mjs'
import { inProject } from './paths.mjs'
import { run } from './processes.mjs'
import { Stop, say } from './say.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's name for Chromium without the windows and menus around the page. */
const SHELL = 'chromium-headless-shell'
const installed = () => process.env.CHROMIUM_PATH || NAMES.map(which).find(runs) || ownBrowser()

/** Whether each browser runs, by its path: asking takes a moment. */
const known = new Map()

/** Whether a browser runs: Ubuntu's `chromium-browser` without its snap says only how to install that. */
function runs(path) {
  if (path === null) return false
  if (!known.has(path)) known.set(path, spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0)
  return known.get(path)
}

/** The browser that Playwright has downloaded, or null. */
function ownBrowser() {
  const { chromium } = createRequire(inProject('package.json'))('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

/** Installs Debian's packages, where that is possible. A package that cannot be installed is left out. */
async function installPackages(names) {
  if (process.getuid?.() !== 0 || !which('apt-get')) return
  await run('apt-get', ['update'], { quiet: true }).catch(() => {})
  for (const name of names) {
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true }).catch(() => {})
  }
}

/** The path of a Chromium for the tests: an installed one, or one installed now. @throws Stop */
export async function browserPath() {
  const found = installed()
  if (found) return found
  say('installing a browser for the tests')
  // If an installation fails, the next is tried; the message below says what to do if all have failed.
  await installPackages(['chromium', SHELL])
  if (!installed()) {
    const cli = inProject('node_modules', '@playwright', 'test', 'cli.js')
    await run(process.execPath, [cli, 'install', 'chromium'], { quiet: true }).catch(() => {})
  }
  const path = installed()
  if (!path) throw new Stop('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.')
  return path
}

/**
 * The path of a Chromium without windows and menus, or of the whole one where there is none. It shows pages the same
 * and is cheaper to run, but has no notifications and installs no apps.
 * @param whole the path of the whole one.
 */
export function shellPath(whole) {
  const shell = process.env.CHROMIUM_PATH ? null : which(SHELL)
  return runs(shell) ? shell : whole
}

const firefox = () => which('firefox') ?? which('firefox-esr')

/** The path of a Firefox for the tests: an installed one, or one installed now. @throws Stop */
export async function firefoxPath() {
  if (!firefox()) {
    say('installing Firefox for the tests')
    await installPackages(['firefox-esr'])
  }
  const path = firefox()
  if (!path) throw new Stop('The tests in Firefox need Firefox (Debian: firefox-esr).')
  return path
}

/** Makes sure that there are WebKit's driver and a virtual display for it. @throws Stop */
export async function requireWebkit() {
  const isThere = () => which('WebKitWebDriver') && which('Xvfb')
  if (isThere()) return
  say('installing WebKit for the tests')
  await installPackages(['webkit2gtk-driver', 'xvfb'])
  if (!isThere()) throw new Stop('The tests in WebKit need WebKitWebDriver and Xvfb (Debian: webkit2gtk-driver, xvfb).')
}
