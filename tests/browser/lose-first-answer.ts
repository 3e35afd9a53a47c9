import type { Page } from '@playwright/test'

/** Carries out the first call, whose answer is lost on the way. */
export const loseFirstAnswer = (page: Page, calls: string) =>
  page.route(calls, (route) => route.fetch().then(() => route.abort()), { times: 1 })
