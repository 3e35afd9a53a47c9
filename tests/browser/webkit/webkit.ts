import { Builder, By, error, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import { start, stopAll } from '../../../scripts/run/processes.mjs'
import { WEBKIT_PORT } from '../../../scripts/run/sandboxes.mjs'
import { test as base, expect } from '../fixture'

/** How long a page may take for what a test waits for (ms). */
const PATIENCE = 15_000

/** The window of a WebKit of its own. It is 447 px wide at least: less is not to be had without a window manager. */
export class WebkitWindow {
  readonly #site: string
  readonly #driver: WebDriver

  constructor(site: string, driver: WebDriver) {
    this.#site = site
    this.#driver = driver
  }

  /** Makes the window so wide (px). */
  widen = (width: number): Promise<unknown> =>
    this.#driver.manage().window().setRect({ x: 0, y: 0, width, height: 844 })

  /** Loads a page of the product. */
  load = (path: string): Promise<void> => this.#driver.get(new URL(path, this.#site).href)

  /** Goes to another screen as a link does, without loading the page again, and waits until its title is there. */
  async goTo(path: string): Promise<void> {
    const title = () => document.querySelector('h1')?.textContent ?? ''
    await this.find('h1')
    const left = await this.ask(title)
    await this.ask((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await this.#driver.wait(async () => !['', left].includes(await this.ask(title)), PATIENCE)
  }

  /** The first element that is shown and can be pressed, once there is one. @param words exactly what it says. */
  find(css: string, words = ''): Promise<WebElement> {
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

  /** What a function gives in the page. */
  ask = <Args extends unknown[], T>(inPage: (...args: Args) => T, ...args: Args): Promise<T> =>
    this.#driver.executeScript(inPage, ...args)

  /** The words that can be seen. */
  words = (): Promise<string> => this.ask(() => document.body.innerText)

  /** Logs a demo account in through the form. */
  async logIn(username: string): Promise<void> {
    await this.load('/login')
    await (await this.find('[autocomplete="username"]')).sendKeys(username)
    await (await this.find('[type="password"]')).sendKeys('saturday', Key.ENTER)
    await this.#driver.wait(until.urlContains('/dashboard'), PATIENCE)
  }

  /** Makes the page keep its errors and warnings from now on, until it is loaded again. */
  collectErrors = (): Promise<void> =>
    this.ask(() => {
      const errors: string[] = []
      console.error = console.warn = (...words: unknown[]) => errors.push(words.join(' '))
      addEventListener('error', ({ message }) => errors.push(message))
      addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
      Object.assign(window, { errors })
    })

  /** What {@link collectErrors} has kept. */
  errors = (): Promise<string[]> => this.ask(() => Reflect.get(window, 'errors'))
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
