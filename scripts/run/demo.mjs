import { tool } from './build.mjs'
import { EMULATOR_ENV, SIMULATOR_PORT } from './paths.mjs'
import { run, start } from './processes.mjs'

/** Where the game-day simulator serves its feed. */
export const SIMULATOR = `http://127.0.0.1:${SIMULATOR_PORT}/`

/** Simulator and seed get the same start, so that they place the demo's games at the same times. */
const dayStart = new Date().toISOString()

/** Starts the simulator, which plays the demo's game day in real time. @returns its process. */
export function startGameDay() {
  return start(process.execPath, [tool('simulator'), '--port', String(SIMULATOR_PORT), '--start', dayStart], {
    onLine: (line) => /error/i.test(line) && console.error(line),
  })
}

/** Writes a league into the emulators. @param kind `demo` or `empty` @param feed the address of its score feed */
export const seedEmulators = (kind, feed, options = []) =>
  run(process.execPath, [tool('seed'), kind, '--start', dayStart, ...options], {
    env: { ...EMULATOR_ENV, FEED_URL: feed },
    quiet: true,
  })
