import { expect, test } from 'vitest'
import { flakyTests } from './flaky.mjs'

const spec = (title: string, ...statuses: string[]) => ({
  title,
  file: 'desk.test.ts',
  line: 7,
  tests: statuses.map((status) => ({ status })),
})

test('the tests that needed a second try are named, however deep they are', () => {
  const suites = [
    {
      specs: [spec('passes', 'expected'), spec('fails', 'unexpected')],
      suites: [{ specs: [spec('wavers', 'flaky'), spec('wavers in one browser', 'expected', 'flaky')] }],
    },
  ]
  expect(flakyTests({ suites })).toEqual(['desk.test.ts:7 wavers', 'desk.test.ts:7 wavers in one browser'])
  expect(flakyTests({})).toEqual([])
})
