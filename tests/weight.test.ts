import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { HEAVIEST, WEIGHED_PAGES, weighApp } from '../bench/weights'
import { ROOT } from './sources'

let app: Awaited<ReturnType<typeof weighApp>>
beforeAll(async () => {
  app = await weighApp(fileURLToPath(ROOT))
})

test.each(WEIGHED_PAGES)('$page loads at most $most KB of JavaScript before the first values', ({ most, modules }) => {
  expect(app.before(modules)).toBeLessThanOrEqual(most)
})

test(`all JavaScript is at most ${HEAVIEST} KB`, () => {
  expect(app.all).toBeLessThanOrEqual(HEAVIEST)
})

test('no page loads Firebase, or the checks of requests, before the first values', () => {
  const packages = WEIGHED_PAGES.flatMap(({ modules }) => app.modulesBefore(modules)).filter((id) =>
    /node_modules\/(@?firebase|zod)\//.test(id),
  )
  expect(packages).toEqual([])
})
