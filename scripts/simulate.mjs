import { parseArgs } from 'node:util'
import { buildTools, tool } from './run/build.mjs'
import { main } from './run/main.mjs'
import { exitStatusOf } from './run/processes.mjs'
import { localPushKeys } from './run/push-keys.mjs'
import { Stop } from './run/say.mjs'
import { setUp } from './run/setup.mjs'
import { refuseSwallowed } from './run/swallowed.mjs'

const OPTIONS = { seed: { type: 'string' }, minutes: { type: 'string' } }

/**
 * `npm run simulate -- --seed N [--minutes M]`: runs the simulation from seed N on, for M minutes. It needs no
 * emulators. Notifications are on, so that what queues them is played too; in `npm test` they are off.
 */
await main(async () => {
  refuseSwallowed(Object.keys(OPTIONS), 'npm run simulate --')
  refuseOthers()
  await setUp()
  await buildTools()
  const args = process.argv.slice(2)
  process.exitCode = await exitStatusOf(process.execPath, [tool('simulate'), ...args], localPushKeys())
})

/** @throws Stop for anything but the options: without its option a number would be ignored, and seed 1 played. */
function refuseOthers() {
  try {
    parseArgs({ options: OPTIONS })
  } catch {
    throw new Stop('usage: npm run simulate -- --seed 1 [--minutes 10]')
  }
}
