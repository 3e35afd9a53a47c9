import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The barriers that axe finds on a page: each rule with the markup that breaks it. */
export async function barriersOn(page: Page): Promise<[rule: string, markup: string[]][]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => {
    // The types name only the module; the script defines the same as a global.
    const { axe: runner } = globalThis as unknown as { axe: typeof axe }
    // What is in order needs no report.
    return runner.run({ resultTypes: ['violations'] })
  })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
