import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * Calls of the API, of the sign-in service and of the database: many tests have one refused, and the emulator refuses
 * the end of a channel that it has ended. The rest of what a page loads are files and pictures, and one that is missing
 * is a fault of the product.
 */
const CALLS = /^\/(api\/(?!avatars\/)|identitytoolkit\.googleapis\.com\/|google\.firestore\.v1\.Firestore\/)/

/** Whether the browser itself says that a call was refused, or that the page's own address does not exist. */
function isRefusal(message: ConsoleMessage): boolean {
  const { url } = message.location()
  if (!/Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())) return false
  return url === message.page()?.url() || (URL.canParse(url) && CALLS.test(new URL(url).pathname))
}

/** Collects the complaints of a context's pages, from the moment this is called: errors, and what the console says. */
export function complaintsOf(context: BrowserContext): string[] {
  const said: string[] = []
  context.on('page', (page) => {
    page.on('pageerror', (error) => said.push(String(error)))
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || isRefusal(message)) return
      said.push(`${message.text()} (${message.location().url})`)
    })
  })
  return said
}
