import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, By, error, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import { test as base, expect } from '../stadium'

/** Where the driver listens: only one test runs at a time. */
const PORT = 5040
/** How long a page may take for what a test waits for (ms). */
const PATIENCE = 15_000

/** WebKit's own browser, with a window as narrow as it allows: 447 px. */
export class Phone {
  readonly #site: string
  readonly #driver: WebDriver

  constructor(site: string, driver: WebDriver) {
    this.#site = site
    this.#driver = driver
  }

  /** Loads a page of the product. */
  load = (path: string): Promise<void> => this.#driver.get(new URL(path, this.#site).href)

  /** Goes to another screen as a link does, without loading the page again. */
  goTo = (path: string): Promise<void> =>
    this.ask((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)

  /** The first element that is shown and can be pressed, once there is one. */
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

  /** Makes the page keep what it reports as an error from now on, until it is loaded again; `complaints` has it. */
  listen = (): Promise<void> =>
    this.ask(() => {
      const complaints: string[] = []
      console.error = console.warn = (...words: unknown[]) => complaints.push(words.join(' '))
      addEventListener('error', ({ message }) => complaints.push(message))
      addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
      Object.assign(window, { complaints })
    })

  complaints = (): Promise<string[]> => this.ask(() => Reflect.get(window, 'complaints'))
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill()
  await once(child, 'exit')
}

/** A test with a WebKit of its own on a screen of its own. */
export const test = base.extend<{ phone: Phone }>({
  // In place of Chromium's console, so that no Chromium is started.
  quietConsole: async ({ browserName: _ }, use) => use(undefined),
  phone: async ({ baseURL }, use) => {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '800x1000x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [display] = await once(screen.stdout, 'data')
    const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' }
    const server = spawn('WebKitWebDriver', [`--port=${PORT}`], { env, stdio: 'ignore' })
    const address = `http://127.0.0.1:${PORT}`
    const isUp = () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    try {
      await expect.poll(isUp, 'the driver of WebKit').toBe(true)
      const driver = await new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' }).build()
      await driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 })
      await use(new Phone(baseURL ?? '', driver))
      await driver.quit()
    } finally {
      await end(server)
      await end(screen)
    }
  },
})

export { expect }
