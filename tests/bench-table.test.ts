import { expect, test } from 'vitest'
import type { Row } from '../bench/row'
import { tableOf } from '../bench/table.mjs'
import { textOf } from './sources'

test('the table in the README shows what bench/results.json holds', () => {
  const rows = JSON.parse(textOf('bench/results.json')) as Row[]
  expect(textOf('README.md')).toContain(tableOf(rows))
})
