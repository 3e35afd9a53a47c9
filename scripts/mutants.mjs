import { at } from './run/paths.mjs'
import { run } from './run/processes.mjs'
import { main } from './run/say.mjs'
import { setUp } from './run/setup.mjs'

const PARTS = ['beside', 'scenes']

/**
 * `npm run mutants`: Stryker on all that has its tests beside it, then on the referee's files that read and write, whose
 * tests are scenes. One part alone with its name, `-- scenes`; what follows goes to Stryker.
 */
await main(async () => {
  await setUp()
  const [first, ...rest] = process.argv.slice(2)
  const isPart = PARTS.includes(first)
  const stryker = at('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  for (const part of isPart ? [first] : first ? ['beside'] : PARTS) {
    const settings = at('tests', 'mutants', `${part}.stryker.mjs`)
    await run(process.execPath, [stryker, 'run', settings, ...(isPart ? rest : process.argv.slice(2))])
  }
})
