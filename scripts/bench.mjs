import { buildFunctions, buildTools, tool } from './run/build.mjs'
import { complain, startEmulators } from './run/emulators.mjs'
import { main } from './run/main.mjs'
import { EMULATOR_ENV } from './run/paths.mjs'
import { run, stopAll } from './run/processes.mjs'
import { say } from './run/say.mjs'
import { setUpEmulators } from './run/setup.mjs'

/** `npm run bench`. The bench starts the API in its own process: the functions emulator serves one call at a time. */
await main(async () => {
  await setUpEmulators()
  say('building')
  await Promise.all([buildFunctions(), buildTools()])
  say('starting the Firebase emulators')
  try {
    await startEmulators({}, complain).api()
    await run(process.execPath, [tool('bench')], { env: EMULATOR_ENV })
  } finally {
    await stopAll()
  }
})
