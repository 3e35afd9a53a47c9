import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const index = readFileSync(new URL('./index.ts', import.meta.url), 'utf8')
/**
 * Measured (MB): a process at rest; one of the largest forms, of which many end at once; one of the largest pictures.
 */
const [AT_REST, FORM, PICTURE] = [120, 25, 500]

it('an instance has the memory for a form of each of its concurrent requests, and one picture', () => {
  const [, gib, concurrency] = /memory: '(\d+)GiB', concurrency: (\d+)/.exec(index) ?? []
  expect(Number(gib) * 1_073).toBeGreaterThan(AT_REST + Number(concurrency) * FORM + PICTURE)
})

it('a minute in which the referee waits bills only a part of a processor, which serves one request at a time', () => {
  const [, cpu, concurrency] = /cpu: ([\d.]+),\s+concurrency: (\d+)/.exec(index) ?? []
  expect([Number(cpu) < 0.5, Number(concurrency)]).toEqual([true, 1])
})
