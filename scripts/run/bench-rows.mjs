import { availableParallelism } from 'node:os'
import { which } from './firestore-jar.mjs'
import { LIGHTHOUSE_PAGES, lighthouseScores } from './lighthouse.mjs'
import { at } from './paths.mjs'
import { run } from './processes.mjs'
import { say } from './say.mjs'

/** How often each page is measured, because Lighthouse's scores vary from run to run. */
const RUNS = 3
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Rows of what Lighthouse says of the running product, which it fetches at the first run. */
export async function lighthouseRows() {
  const pages = Object.keys(LIGHTHOUSE_PAGES)
  const runs = []
  for (let round = 0; round < RUNS; round += 1) {
    for (const page of pages) {
      say(`measuring ${page} with Lighthouse`)
      runs.push({ page, ...(await lighthouseScores(page)) })
    }
  }
  const all = (category) => runs.map((each) => each[category])
  const performance = (page) => median(runs.filter((each) => each.page === page).map((each) => each.performance))
  return [
    ...pages.map((page) => atLeast(`Lighthouse, performance of the ${page}`, performance(page), 95)),
    ...['accessibility', 'best-practices', 'seo'].map((category) =>
      atLeast(`Lighthouse, lowest ${category} of the four`, Math.min(...all(category)), 100),
    ),
    // Lighthouse rounds it to three digits.
    atMost('Lighthouse, highest layout shift of the four', Math.max(...all('layout shift')), 0.001),
  ]
}

/** The row of `npm test`, on two cores where the system can say so. It starts emulators of its own. */
export async function suiteRows() {
  const onTwo = availableParallelism() > 2 && which('taskset') ? ['taskset', '-c', '0,1'] : []
  const [command, ...args] = [...onTwo, process.execPath, at('scripts', 'test.mjs')]
  const started = Date.now()
  await run(command, args, { quiet: true })
  const cores = onTwo.length ? 2 : availableParallelism()
  return [atMost(`\`npm test\` on ${cores} cores, packages installed`, (Date.now() - started) / 60_000, 5, 'min')]
}

const bare = { floor: null, ratio: null, spread: null }
const atLeast = (name, value, least) => ({ name, value, unit: '', ...bare, aim: `≥ ${least}`, met: value >= least })
const atMost = (name, value, most, unit = '') => ({
  ...{ name, value, unit, ...bare },
  ...{ aim: `≤ ${most} ${unit}`.trim(), met: value <= most },
})
