import type { Page } from '@playwright/test'

/** Waits until the app is kept on the device. */
export const untilKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))
