import type { Page } from '@playwright/test'
import { barriersOn } from '../barriers'
import { expect } from '../fixture'

/** A phone, a tablet at the layout's own breakpoint, and a desktop: the height of each by its width. */
const SCREENS = { 390: 844, 768: 1024, 1280: 900 } as const
/** As far down as anybody looks (px). */
const LOWEST = 5_000

/** A picture of the product: its name, its address, and what is done there first. Without an address the page stays. */
export type Shot = readonly [name: string, path: string | null, before?: (page: Page) => Promise<unknown>]

interface Way {
  /** Whether axe looks at it too; hundreds of rows take it minutes. */
  axe?: boolean
  /** Whether the whole page is drawn, on a screen that is as high, or only what a screen shows of it. */
  whole?: boolean
}

/**
 * Writes the page as it stands to `shots/{width}/{name}.png`. Nothing may lie beside the screen, of which paper has
 * none, and axe must be content.
 */
export async function shoot(page: Page, name: string, { axe = true, whole = true }: Way = {}): Promise<void> {
  const isPaper = await page.evaluate(() => matchMedia('print').matches)
  for (const [key, height] of Object.entries(SCREENS)) {
    const width = Number(key)
    await page.setViewportSize({ width, height })
    await page.evaluate(() => document.fonts.ready)
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (!isPaper) await expect.soft.poll(() => page.evaluate(sideways), `${name} at ${width}: sideways`).toBe(0)
    const full = await page.evaluate(() => document.documentElement.scrollHeight)
    if (whole) await page.setViewportSize({ width, height: Math.min(LOWEST, full) })
    await page.screenshot({ path: `shots/${width}/${name}.png`, animations: 'disabled' })
  }
  if (!axe) return
  const found = (await barriersOn(page)).map(([rule, markup]) => [rule, markup.slice(0, 3)])
  expect.soft(found, `${name}: axe`).toEqual([])
}

/** Takes the pictures of a table, one after the other. */
export async function shootAll(page: Page, shots: readonly Shot[], way?: Way): Promise<void> {
  for (const [name, path, before] of shots) {
    if (path) await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await before?.(page)
    await shoot(page, name, way)
  }
}

/** Presses the first button of this name. */
export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Keeps the picture that a button saves, as `shots/{its name}`. */
export async function keepShared(page: Page, button: RegExp): Promise<void> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const picture = await saved
  await picture.saveAs(`shots/${picture.suggestedFilename()}`)
}
