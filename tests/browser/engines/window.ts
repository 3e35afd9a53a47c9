import { expect } from '../fixture'

/** How long a page may take for what a test waits for (ms). */
export const PATIENCE = 15_000

/** A window of an engine that Playwright does not drive, 390 px wide or as near to that as the engine allows. */
export abstract class EngineWindow {
  /** Loads a page of the product. */
  abstract load(path: string): Promise<unknown>

  /** What a function gives in the page. */
  abstract ask<Args extends unknown[], T>(inPage: (...args: Args) => T, ...args: Args): Promise<T>

  /** Waits for an element that can be seen and pressed. @param words exactly what it says. */
  abstract see(css: string, words?: string): Promise<unknown>

  /** Presses the first element that {@link see} finds. */
  abstract press(css: string, words?: string): Promise<void>

  /** Types into the first field that {@link see} finds. */
  abstract type(css: string, text: string): Promise<void>

  /** Goes to another screen as a link does, without loading the page again, and waits until its title is there. */
  async goTo(path: string): Promise<void> {
    const title = () => document.querySelector('h1')?.textContent ?? ''
    await this.see('h1')
    const left = await this.ask(title)
    await this.ask((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect.poll(async () => !['', left].includes(await this.ask(title)), `the title of ${path}`).toBe(true)
  }

  /** The words that can be seen. */
  words = (): Promise<string> => this.ask(() => document.body.innerText)

  /** Logs a demo account in through the form. */
  async logIn(username: string): Promise<void> {
    await this.load('/login')
    await this.type('[autocomplete="username"]', username)
    await this.type('[type="password"]', 'saturday')
    await this.press('[type="submit"]')
    await expect.poll(() => this.ask(() => location.pathname)).toBe('/dashboard')
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
