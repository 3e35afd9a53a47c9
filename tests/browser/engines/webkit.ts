import { Builder, By, error, type WebDriver, type WebElement } from 'selenium-webdriver'
import { start, stopAll } from '../../../scripts/run/processes.mjs'
import { WEBKIT_PORT } from '../../../scripts/run/sandboxes.mjs'
import { test as base, expect } from '../fixture'
import { EngineWindow, PATIENCE } from './window'

/** A WebKit of its own. Its window is 447 px wide at least: less is not to be had without a window manager. */
export class WebkitWindow extends EngineWindow {
  readonly #site: string
  readonly #driver: WebDriver

  constructor(site: string, driver: WebDriver) {
    super()
    this.#site = site
    this.#driver = driver
  }

  /** Makes the window so wide (px). */
  widen = (width: number): Promise<unknown> =>
    this.#driver.manage().window().setRect({ x: 0, y: 0, width, height: 844 })

  override load = (path: string): Promise<void> => this.#driver.get(new URL(path, this.#site).href)

  override ask<Args extends unknown[], T>(inPage: (...args: Args) => T, ...args: Args): Promise<T> {
    return this.#driver.executeScript(inPage, ...args)
  }

  override see(css: string, words = ''): Promise<WebElement> {
    const isWanted = async (each: WebElement) =>
      (await each.isDisplayed()) && (await each.isEnabled()) && (words === '' || (await each.getText()) === words)
    const found = async () => {
      try {
        for (const each of await this.#driver.findElements(By.css(css))) if (await isWanted(each)) return each
      } catch (failure) {
        // The page has been drawn again meanwhile.
        if (!(failure instanceof error.StaleElementReferenceError)) throw failure
      }
      return null
    }
    return this.#driver.wait(found, PATIENCE, `${css} ${words}`) as Promise<WebElement>
  }

  override press = async (css: string, words = ''): Promise<void> => (await this.see(css, words)).click()

  override type = async (css: string, text: string): Promise<void> => (await this.see(css)).sendKeys(text)
}

/** Starts a virtual display. @returns its name. */
async function startDisplay(): Promise<string> {
  return new Promise((resolve, reject) => {
    const onLine = (line: string) => /^\d+$/.test(line) && resolve(`:${line}`)
    start('Xvfb', ['-displayfd', '1', '-screen', '0', '1300x1000x24'], { onLine }).once('exit', () =>
      reject(new Error('Xvfb did not start.')),
    )
  })
}

/** Starts the driver, and waits for it. @returns its address. */
async function startDriver(display: string): Promise<string> {
  const env = { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' }
  const driver = start('WebKitWebDriver', [`--port=${WEBKIT_PORT}`], { env })
  const address = `http://127.0.0.1:${WEBKIT_PORT}`
  const answers = async () => {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start.')
    return (await fetch(`${address}/status`).catch(() => null))?.ok
  }
  await expect.poll(answers, 'the driver of WebKit').toBe(true)
  return address
}

export const test = base.extend<{ webkit: WebkitWindow }>({
  // In place of Chromium's console, so that no Chromium is started.
  quietConsole: async ({ browserName: _ }, use) => use(undefined),
  webkit: async ({ baseURL }, use) => {
    try {
      const address = await startDriver(await startDisplay())
      const driver = await new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' }).build()
      await driver.manage().setTimeouts({ pageLoad: PATIENCE, script: PATIENCE })
      await driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 })
      await use(new WebkitWindow(baseURL ?? '', driver))
    } finally {
      // The driver is not asked to end the browser: it would wait for a page that hangs. They are one process group.
      await stopAll()
    }
  },
})

export { expect }
