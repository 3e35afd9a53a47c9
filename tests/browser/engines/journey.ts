import { urls } from '#web/urls'
import { expect } from '../fixture'
import type { EngineWindow } from './window'

/** What works in every engine. */

export async function savesPick(window: EngineWindow): Promise<void> {
  const saved = async () => (await window.words()).match(/Saved \w+/g)?.length ?? 0
  await window.logIn('wes')
  await window.goTo(urls.weeklyPicks)
  const unpicked = 'article:not(:has([aria-pressed="true"])) [aria-pressed="false"]'
  await window.see(unpicked)
  const before = await saved()
  await window.press(unpicked)
  await expect.poll(saved).toBe(before + 1)
}

export async function fitsEveryScreen(window: EngineWindow): Promise<void> {
  await window.logIn('commish')
  await window.collectErrors()
  const { login: _, register: __, ...screens } = urls
  for (const path of Object.values(screens)) {
    await window.goTo(path)
    await expect.poll(window.words).not.toMatch(/^Loading/m)
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await window.ask(sideways), `pixels of sideways scroll on ${path}`).toBe(0)
  }
  expect(await window.errors()).toEqual([])
}

/** The first picture is as complete as a later one, with the fonts and logos that the page has by then. */
export async function sharesPicture(window: EngineWindow): Promise<void> {
  await window.logIn('maggie')
  // A finished week, whose scores stay as they are between the two pictures.
  await window.press('button', 'Week 10')
  await window.see('button[aria-pressed="true"]', 'Week 10')
  await window.ask(() => {
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
  const sizes = () => window.ask((): number[] => Reflect.get(window, 'sizes'))
  for (const count of [1, 2]) {
    await window.press('button', 'Share picks')
    await expect.poll(async () => (await sizes()).length).toBe(count)
  }
  const [first, later] = await sizes()
  expect(first).toBe(later)
}
