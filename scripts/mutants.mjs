import { at } from './run/paths.mjs'
import { run } from './run/processes.mjs'
import { main } from './run/say.mjs'
import { setUp } from './run/setup.mjs'

/** `npm run mutants`: Stryker with the project's settings; what follows `--` goes to Stryker. */
await main(async () => {
  await setUp()
  const stryker = at('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  const settings = at('tests', 'mutants', 'stryker.config.json')
  await run(process.execPath, [stryker, 'run', settings, ...process.argv.slice(2)])
})
