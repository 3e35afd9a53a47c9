import { main } from './run/main.mjs'
import { inProject } from './run/paths.mjs'
import { run } from './run/processes.mjs'
import { Stop } from './run/say.mjs'
import { setUp } from './run/setup.mjs'

const PARTS = ['beside', 'scenes']

/**
 * `npm run mutants` runs Stryker twice: `beside`, for files with unit tests beside them, and `scenes`, for the
 * referee's files that read and write, whose tests are in tests/simulation. `-- scenes` runs one of the two; further
 * arguments go to Stryker, alone they mean `beside`.
 */
await main(async () => {
  await setUp()
  const args = process.argv.slice(2)
  const named = PARTS.filter((part) => part === args[0])
  const options = args.slice(named.length)
  if (options.length && !options[0].startsWith('-'))
    throw new Stop(`npm run mutants takes no ${options[0]}, but ${PARTS.join(' or ')}, or options of Stryker.`)
  const stryker = inProject('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  const byDefault = options.length ? ['beside'] : PARTS
  for (const part of named.length ? named : byDefault) {
    const settings = inProject('tests', 'mutants', `${part}.stryker.mjs`)
    await run(process.execPath, [stryker, 'run', settings, ...options])
  }
})
