import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { browserPath } from './run/browser.mjs'
import { buildAll, tool } from './run/build.mjs'
import { complain, needPorts, startEmulators } from './run/emulators.mjs'
import { at, EMULATOR_ENV, PORTS, TEST_FEED_PORT } from './run/paths.mjs'
import { run, start, stopAll } from './run/processes.mjs'
import { main, say } from './run/say.mjs'
import { setUp } from './run/setup.mjs'

const FEED_URL = `http://127.0.0.1:${TEST_FEED_PORT}/`
const total = { passed: 0, failed: 0 }
const bin = (...path) => at('node_modules', ...path)

/** `npm test` runs everything; `npm test -- unit rules api browser` only those parts, `api/picks` only that file. */
const parts = process.argv.slice(2).map((each) => each.split('/'))
const wanted = (part) => parts.length === 0 || parts.some(([name]) => name === part)
const files = (part) => parts.flatMap(([name, file]) => (name === part && file ? [file] : []))

await main(async () => {
  await needPorts({ ...PORTS, 'the test feed': TEST_FEED_PORT })
  await setUp()
  rmSync(at('.cache', 'results'), { recursive: true, force: true })
  mkdirSync(at('.cache', 'results'), { recursive: true })
  if (wanted('unit')) await units()
  if (['rules', 'api', 'browser'].some(wanted)) await againstEmulators()
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed ? 1 : 0
})

async function units() {
  await check('formatting and lint', [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'])
  await check('types', [bin('typescript', 'bin', 'tsc'), '-p', '.'])
  await check('unused code', [bin('knip', 'bin', 'knip.js')])
  await vitest('unit')
}

async function againstEmulators() {
  try {
    const browser = wanted('browser') ? await browserPath() : ''
    say('building')
    await buildAll()
    say('starting the Firebase emulators')
    await startEmulators({ FEED_URL }, complain).api()
    for (const part of ['rules', 'api']) if (wanted(part)) await vitest(part)
    if (wanted('browser')) await playwright(browser)
  } finally {
    await stopAll()
  }
}

/** One check that either holds or does not. */
async function check(name, args) {
  say(name)
  const ok = await succeeds(args)
  total[ok ? 'passed' : 'failed'] += 1
}

async function vitest(project) {
  say(`${project} tests`)
  const outputFile = at('.cache', 'results', `${project}.json`)
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`]
  const ok = await succeeds([bin('vitest', 'vitest.mjs'), 'run', '--project', project, ...report, ...files(project)], {
    FEED_URL,
  })
  const { numPassedTests = 0, numFailedTests = 0 } = read(outputFile)
  count(numPassedTests, numFailedTests, ok)
}

/** The browser tests play on the demo league, with a referee that makes a pass every second. */
async function playwright(browser) {
  say('browser tests')
  const dayStart = new Date().toISOString()
  const beside = { ...EMULATOR_ENV, FEED_URL }
  start(process.execPath, [tool('simulator'), '--port', String(TEST_FEED_PORT), '--start', dayStart])
  await run(process.execPath, [tool('seed'), 'demo', '--clear', '--start', dayStart], { env: beside, quiet: true })
  start(process.execPath, [tool('referee'), '--every', '1'], { env: beside, onLine: (line) => console.error(line) })
  const outputFile = at('.cache', 'results', 'browser.json')
  const env = { CHROMIUM_PATH: browser, DAY_START: dayStart, PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile, FEED_URL }
  const config = at('tests', 'browser', 'playwright.config.ts')
  const ok = await succeeds(
    [bin('@playwright', 'test', 'cli.js'), 'test', '--config', config, ...files('browser')],
    env,
  )
  const { expected = 0, unexpected = 0, flaky = 0 } = read(outputFile).stats ?? {}
  count(expected, unexpected + flaky, ok)
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
