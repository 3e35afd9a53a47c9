import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Row } from '../bench/row'
import { tableOf } from '../bench/table.mjs'
import { ROOT } from './sources'

const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')

test('the table in the README shows what bench/results.json holds', () => {
  const rows = JSON.parse(read('bench/results.json')) as Row[]
  expect(read('README.md')).toContain(tableOf(rows))
})
