import { readFileSync, writeFileSync } from 'node:fs'
import { IN_MEMORY, ON_EMULATORS } from '../bench/names.mjs'
import { tableOf } from '../bench/table.mjs'
import { buildFunctions, buildTools, tool } from './run/build.mjs'
import { complain, startEmulators } from './run/emulators.mjs'
import { main } from './run/main.mjs'
import { at, EMULATOR_ENV } from './run/paths.mjs'
import { run, stopAll } from './run/processes.mjs'
import { Stop, say } from './run/say.mjs'
import { setUp, setUpEmulators } from './run/setup.mjs'

const RESULTS = at('bench', 'results.json')

/**
 * `npm run bench`: measures everything, prints the table, and writes `bench/results.json`. `npm run bench -- NAME`
 * measures one subject and only prints it. The API runs in the bench's process: the functions emulator serves one call
 * at a time.
 */
await main(async () => {
  const [wanted] = process.argv.slice(2)
  const every = [...IN_MEMORY, ...ON_EMULATORS]
  if (wanted && !every.includes(wanted)) throw new Stop(`npm run bench -- NAME takes one of ${every.join(', ')}.`)
  const names = wanted ? [wanted] : every
  const needsEmulators = names.some((name) => ON_EMULATORS.includes(name))
  await (needsEmulators ? setUpEmulators() : setUp())
  say('building')
  await Promise.all([buildFunctions(), buildTools()])
  const rows = []
  try {
    for (const name of names.filter((each) => IN_MEMORY.includes(each))) rows.push(...(await measure(name)))
    if (needsEmulators) {
      say('starting the Firebase emulators')
      await startEmulators({}, complain).api()
      for (const name of names.filter((each) => ON_EMULATORS.includes(each))) rows.push(...(await measure(name)))
    }
  } finally {
    await stopAll()
  }
  console.log(tableOf(rows))
  if (!wanted) writeFileSync(RESULTS, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
})

/** The rows of one subject, measured in a process of its own. */
async function measure(name) {
  say(`measuring ${name}`)
  const file = at('.cache', `bench-${name}.json`)
  await run(process.execPath, ['--enable-source-maps', tool('bench'), name, file], { env: EMULATOR_ENV })
  return JSON.parse(readFileSync(file, 'utf8'))
}
