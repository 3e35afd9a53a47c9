import { urls } from '#web/urls'
import { expect } from '../fixture'
import type { EngineWindow } from './window'

/** What works in every engine. */

export async function savesPick(engine: EngineWindow): Promise<void> {
  const saved = async () => (await engine.words()).match(/Saved \w+/g)?.length ?? 0
  await engine.logIn('wes')
  await engine.goTo(urls.weeklyPicks)
  const unpicked = 'article:not(:has([aria-pressed="true"])) [aria-pressed="false"]'
  await engine.see(unpicked)
  const before = await saved()
  await engine.press(unpicked)
  await expect.poll(saved).toBe(before + 1)
}

export async function fitsEveryScreen(engine: EngineWindow): Promise<void> {
  await engine.logIn('commish')
  await engine.collectErrors()
  const { login: _, register: __, ...screens } = urls
  for (const path of Object.values(screens)) {
    await engine.goTo(path)
    await expect.poll(engine.words).not.toMatch(/^Loading/m)
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await engine.ask(sideways), `pixels of sideways scroll on ${path}`).toBe(0)
  }
  expect(await engine.errors()).toEqual([])
}

/** The first picture is as complete as a later one, with the fonts and logos that the page has by then. */
export async function sharesPicture(engine: EngineWindow): Promise<void> {
  await engine.logIn('maggie')
  // A finished week, whose scores stay as they are between the two pictures.
  await engine.press('button', 'Week 10')
  await engine.see('button[aria-pressed="true"]', 'Week 10')
  await engine.ask(() => {
    const sizes: number[] = []
    const { createObjectURL } = URL
    URL.createObjectURL = (picture: Blob) => {
      sizes.push(picture.size)
      return createObjectURL(picture)
    }
    // Nothing is saved on this machine.
    HTMLAnchorElement.prototype.click = () => {}
    Object.assign(window, { sizes })
  })
  const sizes = () => engine.ask((): number[] => Reflect.get(window, 'sizes'))
  for (const count of [1, 2]) {
    await engine.press('button', 'Share picks')
    await expect.poll(async () => (await sizes()).length).toBe(count)
  }
  const [first, later] = await sizes()
  expect(first).toBe(later)
}
