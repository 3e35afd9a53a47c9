import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { verifySources } from './deploy/checks.mjs'
import { browserPath, firefoxPath, requireWebkit, shellPath } from './run/browser.mjs'
import { buildAll, copyWebTo } from './run/build.mjs'
import { showErrors, startAuthEmulators, startEmulators, startSite } from './run/emulators.mjs'
import { flakyTests } from './run/flaky.mjs'
import { isMail } from './run/mail-file.mjs'
import { main } from './run/main.mjs'
import { namedTests, patternsOf } from './run/named-tests.mjs'
import { EMULATOR_ENV, inProject, TEST_FEED_PORT } from './run/paths.mjs'
import { run, stopAll } from './run/processes.mjs'
import { BROWSERS, HOSTED_ENV, sandbox, sandboxes, sandboxPorts, WEBKIT_PORT } from './run/sandboxes.mjs'
import { Stop, say } from './run/say.mjs'
import { setUp, setUpEmulators } from './run/setup.mjs'

/** Vitest's projects of a part. */
const PROJECTS = {
  unit: ['unit', 'unit apart'],
  rules: ['rules', 'rules timed', 'rules coverage'],
  api: ['api', 'api apart', 'api timed', 'api behind hosting'],
}
const total = { passed: 0, failed: 0 }
/** Browser tests that passed at the second try only. */
const wavering = []
/** Shows what goes wrong in the product; the mail it sends is not worth a line here. */
const onLine = (line) => isMail(line) || showErrors(line)
const bin = (...path) => inProject('node_modules', ...path)

/**
 * `npm test` runs every part; `npm test -- unit rules api browser` only those, `api/picks` only that file;
 * `npm test -- changed` what needs no emulators, for the files that differ from the last commit. Three parts are never
 * run unless they are named: `webkit` and `firefox`, whose browsers are large, and `shots`, which takes pictures of
 * every screen, which somebody has to look at.
 *
 * Tests that are tagged as long run in `npm run test:long`, which sets `LONG`, and where a file of their part is named.
 */
const names = process.argv.slice(2)
const named = namedTests(names, Boolean(process.env.LONG))
const { files, wants: wanted, withLong } = named

/** The parts that Playwright runs, each with its projects in playwright.config.ts. */
const JOURNEYS = {
  browser: ['hosting', 'whole browser', 'sandbox'],
  webkit: ['webkit'],
  firefox: ['firefox'],
  shots: ['shots'],
}
/** What finds or installs the browser of a part that does not run in Chromium. */
const OTHER_ENGINES = { webkit: requireWebkit, firefox: firefoxPath }
const journeys = Object.keys(JOURNEYS).filter((part) => (names.length ? wanted(part) : part === 'browser'))
const KNOWN = [...Object.keys(PROJECTS), ...Object.keys(JOURNEYS), 'changed']
const isEmulated = journeys.length > 0 || ['rules', 'api'].some(wanted)

await main(async () => {
  const wrong = named.others(KNOWN)
  if (wrong.length) throw new Stop(`npm test -- ${wrong.join(' ')}: a name begins with one of ${KNOWN.join(', ')}.`)
  await (isEmulated
    ? setUpEmulators({ 'the test feed': TEST_FEED_PORT, ...sandboxPorts(), WebKit: WEBKIT_PORT })
    : setUp())
  rmSync(inProject('.cache', 'results'), { recursive: true, force: true })
  mkdirSync(inProject('.cache', 'results'), { recursive: true })
  const which = unitTests()
  if (which) await checks()
  try {
    // The emulators mostly wait while they start, so the unit tests run meanwhile.
    const started = isEmulated ? startAll() : Promise.resolve()
    // An error is thrown below, by whoever waits for it; until then nobody does.
    started.catch(() => {})
    if (which) await vitest('unit', ['unit'], which)
    await started
    for (const some of byLength(['rules', 'api'].filter(wanted))) await emulated(some)
    for (const some of byLength(journeys)) await playwright(some)
  } finally {
    await stopAll()
  }
  for (const each of wavering) say(`${process.env.LONG ? 'failed' : 'passed'}, as it needed a second try: ${each}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  // What is changed may have no test; any other run without one has gone wrong.
  const isEmpty = !total.passed && !named.has('changed')
  process.exitCode = total.failed || isEmpty ? 1 : 0
})

/** Vitest's arguments for the unit tests that are wanted; null if none are. */
function unitTests() {
  if (named.has('changed')) return ['--changed', '--passWithNoTests']
  return wanted('unit') ? files('unit') : null
}

/**
 * What a deployment needs builds the functions and starts an emulator, so in the long form all of it comes before what
 * does the same.
 */
async function checks() {
  const node = (...args) => run(process.execPath, args, { env: EMULATOR_ENV })
  const deployable = process.env.LONG ? () => node(inProject('scripts', 'deploy.mjs'), '--check') : verifySources
  await Promise.all([
    check('what a deployment needs', deployable()),
    check('formatting and lint', node(bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '.')),
    check('types', node(bin('typescript', 'bin', 'tsc'), '-p', '.')),
    check('types of the service worker', node(bin('typescript', 'bin', 'tsc'), '-p', 'web/src/worker')),
    check('unused code', node(bin('knip', 'bin', 'knip.js'), '--cache')),
  ])
}

/** Builds what the tests need, and starts the emulators and the sites of the browser tests. */
async function startAll() {
  for (const part of journeys) await (OTHER_ENGINES[part] ?? browserPath)()
  say('building, and starting the Firebase emulators')
  const browsers = sandboxes(journeys.length ? BROWSERS : 0)
  const ready = startAuthEmulators(wanted('api') ? sandboxes() : browsers)
  await buildAll()
  for (const number of browsers) copyWebTo(sandbox(number))
  const { FEED_URL, FIREBASE_AUTH_EMULATOR_HOST } = HOSTED_ENV
  await startEmulators({ FEED_URL, FIREBASE_AUTH_EMULATOR_HOST }, onLine, ['auth']).api()
  await ready()
  const sites = browsers.map((number) => startSite(number, onLine))
  await Promise.all(sites.map((isUp) => isUp()))
}

/** One check that either holds or does not. */
async function check(name, work) {
  say(name)
  try {
    await work
    total.passed += 1
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    total.failed += 1
  }
}

/** The tests of the rules and of the API run at the same time, each file of the API on a project of its own. */
async function emulated(some) {
  const filters = some.flatMap((part) =>
    files(part).length ? files(part).map((file) => `tests/${part}/${file}`) : [`tests/${part}/`],
  )
  await vitest(some.join(' and '), some, filters)
}

/** Parts that run together: those with their long tests, and those without. */
function byLength(some) {
  const halves = [some.filter(withLong), some.filter((part) => !withLong(part))]
  return halves.filter((each) => each.length > 0)
}

async function vitest(name, some, which) {
  say(`${name} tests`)
  const outputFile = inProject('.cache', 'results', `${name}.json`)
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`]
  const only = some.flatMap((part) => PROJECTS[part]).flatMap((project) => ['--project', project])
  const tags = some.some(withLong) ? [] : ['--tagsFilter=!long']
  const ok = await succeeds([bin('vitest', 'vitest.mjs'), 'run', ...only, ...tags, ...report, ...which])
  const { numPassedTests = 0, numFailedTests = 0 } = read(outputFile)
  count(numPassedTests, numFailedTests, ok)
}

/** The browser tests play on demo leagues, each with a referee in its worker. */
async function playwright(some) {
  say(`tests in browsers: ${some.join(', ')}`)
  const outputFile = inProject('.cache', 'results', `${some.join(' and ')}.json`)
  const browser = some.some((part) => !OTHER_ENGINES[part]) && (await browserPath())
  const paths = browser && { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: shellPath(browser) }
  const env = { ...paths, PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile }
  const config = inProject('tests', 'browser', 'playwright.config.ts')
  const projects = some.flatMap((part) => JOURNEYS[part]).map((name) => `--project=${name}`)
  const patterns = some.flatMap((part) => patternsOf(part, files(part)))
  const which = [...projects, ...(some.some(withLong) ? [] : ['--grep-invert=@long']), ...patterns]
  const ok = await succeeds([bin('@playwright', 'test', 'cli.js'), 'test', '--config', config, ...which], env)
  const report = read(outputFile)
  const { expected = 0, unexpected = 0 } = report.stats ?? {}
  const flaky = flakyTests(report)
  wavering.push(...flaky)
  // Nobody waits for the long form: what fails there now and then is to be looked at.
  if (process.env.LONG) count(expected, unexpected + flaky.length, ok)
  else count(expected + flaky.length, unexpected, ok)
}

/** A runner that failed without naming a failed test has failed all the same. */
function count(passed, failed, ok) {
  total.passed += passed
  total.failed += failed || (ok ? 0 : 1)
}

function succeeds(args, env = {}) {
  return run(process.execPath, args, { env: { ...EMULATOR_ENV, ...env } }).then(
    () => true,
    () => false,
  )
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
