import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { firefoxPath } from '../../../scripts/run/browser.mjs'
import { test as base, expect } from '../fixture'
import { EngineWindow, PATIENCE } from './window'

/** A Firefox of its own. */
class FirefoxWindow extends EngineWindow {
  readonly #site: string
  readonly #page: Page

  constructor(site: string, page: Page) {
    super()
    this.#site = site
    this.#page = page
  }

  override load = (path: string): Promise<unknown> => this.#page.goto(new URL(path, this.#site).href)

  override ask<Args extends unknown[], T>(inPage: (...args: Args) => T, ...args: Args): Promise<T> {
    return this.#page.evaluate(inPage as (...given: unknown[]) => T, ...args) as Promise<T>
  }

  override async see(css: string, words = ''): Promise<ElementHandle> {
    const isWanted = (each: Element, says: string) =>
      each.checkVisibility() && !each.matches(':disabled') && (says === '' || each.textContent === says)
    const found = async () => {
      for (const each of await this.#page.$$(css)) if (await each.evaluate(isWanted, words)) return each
      return null
    }
    let element: ElementHandle | null = null
    const look = async () => {
      element = await found()
      return element !== null
    }
    await expect.poll(look, `${css} ${words}`).toBe(true)
    return element as unknown as ElementHandle
  }

  override press = async (css: string, words = ''): Promise<void> => (await this.see(css, words)).click()

  override type = async (css: string, text: string): Promise<void> => (await this.see(css)).type(text)
}

export const test = base.extend<{ firefox: FirefoxWindow }>({
  // In place of Chromium's console, so that no Chromium is started.
  quietConsole: async ({ browserName: _ }, use) => use(undefined),
  firefox: async ({ baseURL }, use) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: await firefoxPath(),
      args: ['--width=390', '--height=844'],
      // Older Firefox cannot set the size of a page, only that of its window.
      defaultViewport: null,
    })
    try {
      const page = await browser.newPage()
      page.setDefaultTimeout(PATIENCE)
      await use(new FirefoxWindow(baseURL ?? '', page))
    } finally {
      await browser.close()
    }
  },
})
