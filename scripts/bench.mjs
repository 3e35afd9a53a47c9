import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { medianOf } from '../bench/quantiles.mjs'
import { tableOf } from '../bench/table.mjs'
import { browserPath } from './run/browser.mjs'
import { BARE_PAGE, buildBarePage, buildFunctions, buildTools, buildWeb, tool, VITE } from './run/build.mjs'
import { SIMULATOR, seedEmulators, startGameDay } from './run/demo.mjs'
import { showErrors, startEmulators } from './run/emulators.mjs'
import { which } from './run/firestore-jar.mjs'
import { LIGHTHOUSE_PAGES, lighthouseScores } from './run/lighthouse.mjs'
import { main } from './run/main.mjs'
import { measuring } from './run/measuring.mjs'
import { BARE_PORT, EMULATOR_ENV, inProject, SIMULATOR_PORT } from './run/paths.mjs'
import { run, start, stopAll } from './run/processes.mjs'
import { Stop, say } from './run/say.mjs'
import { setUp, setUpEmulators } from './run/setup.mjs'

/** What `npm run bench -- NAME` measures without the emulators. */
const IN_MEMORY = ['quiet-pass', 'saturday', 'javascript', 'league', 'grading', 'what-if', 'cold-start']
/** What it measures on the emulators. */
const ON_EMULATORS = ['reveal', 'saturday-grading', 'picks']
/** What it measures in a browser, on the demo league. */
const IN_BROWSER = ['pages', 'lighthouse']
/** What starts emulators of its own, and is measured first. */
const BY_ITSELF = ['suite']

/** How often each page is measured, because Lighthouse's scores vary from run to run. */
const RUNS = 3

const bare = { floor: null, ratio: null, spread: null }
const atLeast = (name, value, least) => ({ name, value, unit: '', ...bare, aim: `≥ ${least}`, met: value >= least })
const atMost = (name, value, most, unit = '') => ({
  name,
  value,
  unit,
  ...bare,
  aim: `≤ ${most} ${unit}`.trim(),
  met: value <= most,
})

const RESULTS = inProject('bench', 'results.json')
/** What this script measures itself. */
const OWN = { suite: suiteRows, lighthouse: lighthouseRows }

/**
 * `npm run bench`: measures everything, prints the table, and writes `bench/results.json`, unless a subject has failed.
 * `npm run bench -- NAME` measures one subject and only prints it. The API runs in the bench's process: the functions
 * emulator serves one call at a time.
 */
await main(async () => {
  const [wanted] = process.argv.slice(2)
  const every = [...BY_ITSELF, ...IN_MEMORY, ...ON_EMULATORS, ...IN_BROWSER]
  if (wanted && !every.includes(wanted)) throw new Stop(`npm run bench -- NAME takes one of ${every.join(', ')}.`)
  const names = wanted ? [wanted] : every
  const among = (subjects) => names.filter((name) => subjects.includes(name))
  const needsBrowser = among(IN_BROWSER).length > 0
  const needsEmulators = needsBrowser || among(ON_EMULATORS).length > 0
  const { rows, failed, measureEach } = measuring(measure)
  // Before the time of `npm test` is taken, which would otherwise include that of the installation.
  await setUp()
  try {
    await measureEach(among(BY_ITSELF))
    if (needsEmulators) {
      await setUpEmulators({ 'the game-day simulator': SIMULATOR_PORT, 'the bare page': BARE_PORT })
    }
    say('building')
    await Promise.all([buildFunctions(), buildTools(), ...(needsBrowser ? [buildWeb(), buildBarePage()] : [])])
    await measureEach(among(IN_MEMORY))
    if (needsEmulators) {
      say('starting the Firebase emulators')
      await startEmulators({ FEED_URL: SIMULATOR }, showErrors).api()
      await measureEach(among(ON_EMULATORS))
    }
    if (needsBrowser) {
      await startDemo()
      await measureEach(among(IN_BROWSER))
    }
  } finally {
    await stopAll()
    if (rows.length) console.log(tableOf(rows))
  }
  if (failed.length) throw new Stop(`Not measured, for what is said above: ${failed.join(', ')}.`)
  if (!wanted) writeFileSync(RESULTS, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
})

/** The demo league in place of what other subjects have left, its scores as one pass leaves them, and the bare page. */
async function startDemo() {
  say('seeding the demo league')
  startGameDay()
  await seedEmulators('demo', SIMULATOR, ['--clear'])
  const { root, web } = BARE_PAGE
  const preview = ['preview', root, '--outDir', web, '--host', '127.0.0.1', '--port', String(BARE_PORT), '--strictPort']
  start(process.execPath, [VITE, ...preview], { onLine: showErrors })
}

/** The rows of one subject; what is not measured by this script is measured in a process of its own. */
async function measure(name) {
  if (OWN[name]) return OWN[name]()
  const file = inProject('.cache', `bench-${name}.json`)
  mkdirSync(inProject('.cache'), { recursive: true })
  const env = { ...EMULATOR_ENV, ...(IN_BROWSER.includes(name) && { CHROMIUM_PATH: await browserPath() }) }
  await run(process.execPath, ['--enable-source-maps', tool('bench'), name, file], { env })
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Rows of what Lighthouse says of the running product, which it fetches at the first run. */
async function lighthouseRows() {
  const pages = Object.keys(LIGHTHOUSE_PAGES)
  const runs = []
  for (let round = 0; round < RUNS; round += 1) {
    for (const page of pages) {
      say(`measuring ${page} with Lighthouse`)
      runs.push({ page, ...(await lighthouseScores(page)) })
    }
  }
  const all = (category) => runs.map((each) => each[category])
  const performance = (page) => medianOf(runs.filter((each) => each.page === page).map((each) => each.performance))
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
async function suiteRows() {
  const onTwo = availableParallelism() > 2 && which('taskset') ? ['taskset', '-c', '0,1'] : []
  const [command, ...args] = [...onTwo, process.execPath, inProject('scripts', 'test.mjs')]
  const started = Date.now()
  await run(command, args, { quiet: true })
  const cores = onTwo.length ? 2 : availableParallelism()
  return [atMost(`\`npm test\` on ${cores} cores, packages installed`, (Date.now() - started) / 60_000, 5, 'min')]
}
