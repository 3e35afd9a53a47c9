import { parseArgs } from 'node:util'
import type { Action } from './action'
import { Counters, missing } from './counters'
import { planOf } from './plan'
import { runSeed } from './run'

/** How often a failing run is played again, at most, to find a shorter one. */
const SHORTENING_RUNS = 60

const OPTIONS = { seed: { type: 'string' }, minutes: { type: 'string' }, notifications: { type: 'boolean' } } as const

/**
 * `node simulate.js --seed N [--minutes M] [--notifications]`: plays one seed, or one after another for M minutes. The
 * keys in the environment switch notifications on; the option is only repeated in the command that plays a seed again.
 */
const { values } = parseArgs({ options: OPTIONS, strict: false })
const first = Number(values.seed ?? 1)
const minutes = Number(values.minutes ?? 0)
const isUnknown = Object.keys(values).some((option) => !(option in OPTIONS))
if (isUnknown || !Number.isInteger(first) || !(minutes >= 0)) {
  console.error('usage: npm run simulate -- --seed 1 [--minutes 10] [--notifications]')
  process.exit(1)
}

const until = performance.now() + minutes * 60_000
const counters = new Counters()
let [seed, operations] = [first, 0]
for (; seed === first || performance.now() < until; seed += 1) {
  const run = await runSeed(seed)
  operations += run.operations
  counters.add(run.counters)
  if (run.failure !== null) await fail(seed, run.failure)
}
for (const [what, count] of [...counters.counts].sort()) console.log(`${String(count).padStart(8)} × ${what}`)
console.log(`seeds ${first} to ${seed - 1}: ${operations} operations of the database, no rule broken`)
// A single seed need not meet everything.
const never = minutes > 0 ? missing(counters) : []
for (const what of never) console.error(`it never happened that ${what}`)
process.exit(never.length > 0 ? 1 : 0)

async function fail(failing: number, failure: string): Promise<never> {
  console.error(`seed ${failing}: ${failure}\n`)
  const notifications = values.notifications ? ' --notifications' : ''
  console.error(`Play it again: npm run simulate -- --seed ${failing}${notifications}\n`)
  const plan = await shortened(failing, planOf(failing))
  console.error(`It still fails with these ${plan.length} actions:`)
  for (const action of plan) console.error(`  ${actionText(action)}`)
  process.exit(1)
}

/**
 * A shorter list of actions with which a seed still fails. It tries to leave out halves of the list, then quarters, and
 * so on, down to single actions or until {@link SHORTENING_RUNS} are used up.
 */
async function shortened(seed: number, plan: readonly Action[]): Promise<readonly Action[]> {
  let [kept, size, runs] = [plan, Math.ceil(plan.length / 2), 0]
  while (size >= 1 && runs < SHORTENING_RUNS) {
    let shorter = false
    for (let from = 0; from < kept.length && runs < SHORTENING_RUNS; from += size) {
      const fewer = [...kept.slice(0, from), ...kept.slice(from + size)]
      runs += 1
      if ((await runSeed(seed, fewer)).failure === null) continue
      ;[kept, shorter] = [fewer, true]
      break
    }
    if (!shorter) size = size === 1 ? 0 : Math.ceil(size / 2)
  }
  return kept
}

/** An action in one line. */
function actionText({ at, who, number, does, ...rest }: Action): string {
  const minutes = (at / 60_000).toFixed(2)
  const details = Object.entries(rest).map(([name, value]) => {
    const isGame = value && typeof value === 'object' && 'kickoff' in value
    return `${name} ${isGame ? `${value.week}/${value.id}` : JSON.stringify(value)}`
  })
  return `${number} at ${minutes} min: ${who} ${does} ${details.join(', ')}`
}
