import { parseArgs } from 'node:util'
import { buildTools, tool } from './run/build.mjs'
import { main } from './run/main.mjs'
import { exitStatusOf } from './run/processes.mjs'
import { localPushKeys } from './run/push-keys.mjs'
import { Stop } from './run/say.mjs'
import { setUp } from './run/setup.mjs'
import { refuseSwallowed } from './run/swallowed.mjs'

const OPTIONS = { seed: { type: 'string' }, minutes: { type: 'string' }, notifications: { type: 'boolean' } }
/** Takes the keys of the shell out. */
const NO_KEYS = { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined, VAPID_SUBJECT: undefined }

/**
 * `npm run simulate -- --seed N [--minutes M] [--notifications]`: runs the simulation from seed N on, for M minutes. It
 * needs no emulators. With notifications what queues them is played, too, and a seed is another run; without, it is the
 * one that `npm test` plays.
 */
await main(async () => {
  refuseSwallowed(Object.keys(OPTIONS), 'npm run simulate --')
  const { notifications } = options()
  await setUp()
  await buildTools()
  const keys = notifications ? localPushKeys() : NO_KEYS
  process.exitCode = await exitStatusOf(process.execPath, [tool('simulate'), ...process.argv.slice(2)], keys)
})

/** @throws Stop for anything but the options: without its option a number would be ignored, and seed 1 played. */
function options() {
  try {
    return parseArgs({ options: OPTIONS }).values
  } catch {
    throw new Stop('usage: npm run simulate -- --seed 1 [--minutes 10] [--notifications]')
  }
}
