import type { BrowserContext, Page } from '@playwright/test'
import { movedUrls, urls } from '#web/urls'
import { expect } from './fixture'

/** The Firestore SDK asks for this picture when a connection fails, to see whether there is a network at all. */
export const PROBE = 'https://www.google.com/images/cleardot.gif'

/** Every address of the product, the boards' other tabs, and two that it does not have. */
const addresses = [
  ...[...Object.values(urls), ...Object.keys(movedUrls)],
  ...['/leaderboard?view=overall', '/leaderboard?view=minigames', '/nowhere', '/no/page'],
]

/** Everything but the probe that the policy refuses to the pages of a context, from the moment this is called. */
export async function violations(context: BrowserContext): Promise<string[]> {
  const refused: string[] = []
  await context.exposeFunction('refused', (directive: string, blocked: string) => {
    if (!blocked.startsWith(PROBE)) refused.push(`${directive} ${blocked}`)
  })
  await context.addInitScript(() => {
    const tell = Reflect.get(window, 'refused')
    document.addEventListener('securitypolicyviolation', (event) => tell(event.effectiveDirective, event.blockedURI))
  })
  return refused
}

/** Opens every address, and checks what has come. */
export async function visitAll(page: Page, check: (path: string) => Promise<void> = async () => {}): Promise<void> {
  for (const path of addresses) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await check(path)
  }
}
