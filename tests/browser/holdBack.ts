import type { Page } from '@playwright/test'

/** Holds back what a page asks for at an address. @returns what lets it go on. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, (route) => held.then(() => route.continue()))
  return letGo
}
