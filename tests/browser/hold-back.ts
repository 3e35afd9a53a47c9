import type { Page, Route } from '@playwright/test'

type Address = string | RegExp

/** Has what a page asks for at an address wait. @returns what ends the wait. */
async function hold(page: Page, address: Address, go: (route: Route, held: Promise<void>) => Promise<void>) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, (route) => go(route, held))
  return letGo
}

/** Holds back what a page asks for at an address. @returns what lets it go on. */
export const holdBack = (page: Page, address: Address) =>
  hold(page, address, (route, held) => held.then(() => route.continue()))

/**
 * Has the server do what a page asks for at an address, and holds back its answer. @returns what lets the answer come.
 */
export const holdAnswerBack = (page: Page, address: Address) =>
  hold(page, address, async (route, held) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
