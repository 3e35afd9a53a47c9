import { spawnSync } from 'node:child_process'
import { buildTools, tool } from './run/build.mjs'
import { main } from './run/main.mjs'
import { localPushKeys } from './run/push-keys.mjs'
import { setUp } from './run/setup.mjs'

/**
 * `npm run simulate -- --seed N [--minutes M]`: runs the simulation from seed N on, for M minutes. It needs no
 * emulators. Notifications are on, so that what queues them is played too; in `npm test` they are off.
 */
await main(async () => {
  await setUp()
  await buildTools()
  const env = { ...process.env, ...localPushKeys() }
  const { status } = spawnSync(process.execPath, [tool('simulate'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env,
  })
  process.exit(status ?? 1)
})
