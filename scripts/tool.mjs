import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildTools, tool } from './run/build.mjs'
import { main } from './run/main.mjs'
import { EMULATOR_ENV, runningFeed } from './run/paths.mjs'
import { Stop } from './run/say.mjs'
import { setUp } from './run/setup.mjs'

/** `node scripts/tool.mjs NAME …` runs one of the built tools against the running emulators. */
const [name = '', ...args] = process.argv.slice(2)

await main(async () => {
  await setUp()
  if (!existsSync(tool(name))) await buildTools()
  const reachable = await fetch(`http://${EMULATOR_ENV.FIRESTORE_EMULATOR_HOST}/`).catch(() => null)
  if (!reachable) throw new Stop('The emulators are not running: run npm start first.')
  const env = { ...process.env, ...EMULATOR_ENV, FEED_URL: runningFeed() }
  process.exit(spawnSync(process.execPath, [tool(name), ...args], { stdio: 'inherit', env }).status ?? 1)
})
