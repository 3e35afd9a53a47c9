import { spawnSync } from 'node:child_process'
import { buildTools, tool } from './run/build.mjs'
import { main } from './run/main.mjs'
import { setUp } from './run/setup.mjs'

/**
 * `npm run simulate -- --seed N [--minutes M]`: runs the simulation from seed N on, for M minutes. It needs no
 * emulators.
 */
await main(async () => {
  await setUp()
  await buildTools()
  process.exit(
    spawnSync(process.execPath, [tool('simulate'), ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1,
  )
})
