import { parseArgs } from 'node:util'
import { Counters } from './counters'
import { planOf } from './plan'
import { missing } from './required'
import { runSeed } from './run'
import { actionText, shortened } from './shorten'

/** `node simulate.js --seed N [--minutes M]`: plays one seed, or for so many minutes one after another. */
const { values } = parseArgs({ options: { seed: { type: 'string' }, minutes: { type: 'string' } } })
const first = Number(values.seed ?? 1)
const minutes = Number(values.minutes ?? 0)
if (!Number.isInteger(first) || !(minutes >= 0)) {
  console.error('usage: npm run simulate -- --seed 1 [--minutes 10]')
  process.exit(1)
}

const until = performance.now() + minutes * 60_000
const met = new Counters()
let [seed, operations] = [first, 0]
for (; seed === first || performance.now() < until; seed += 1) {
  const run = await runSeed(seed)
  operations += run.operations
  met.add(run.counters)
  if (run.failure !== null) await fail(seed, run.failure)
}
for (const [what, count] of [...met.counts].sort()) console.log(`${String(count).padStart(8)} × ${what}`)
console.log(`seeds ${first} to ${seed - 1}: ${operations} operations of the database, no rule broken`)
// One seed alone need not meet everything.
const never = minutes > 0 ? missing(met) : []
for (const what of never) console.error(`it never happened that ${what}`)
process.exit(never.length > 0 ? 1 : 0)

async function fail(failing: number, failure: string): Promise<never> {
  console.error(`seed ${failing}: ${failure}\n`)
  console.error(`Play it again: npm run simulate -- --seed ${failing}\n`)
  const plan = await shortened(failing, planOf(failing))
  console.error(`It still fails with these ${plan.length} actions:`)
  for (const action of plan) console.error(`  ${actionText(action)}`)
  process.exit(1)
}
