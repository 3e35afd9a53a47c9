import type { Page } from '@playwright/test'

/**
 * Puts the page into the background, or brings it back as long after (ms), as a phone does that runs nothing meanwhile.
 */
export const show = (page: Page, state: 'hidden' | 'visible', after = 0) =>
  page.evaluate(
    ([state, after]) => {
      const now = Date.now
      Date.now = () => now() + after
      Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true })
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    [state, after] as const,
  )

/** Puts the page into the background, and brings it back so many minutes later. */
export async function comeBack(page: Page, minutes: number): Promise<void> {
  await show(page, 'hidden')
  await show(page, 'visible', minutes * 60_000)
}
