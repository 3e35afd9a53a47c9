import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root, wherever the script was started from. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
/** The path of something in the project. */
export const inProject = (...parts) => join(ROOT, ...parts)

export const FIREBASE_CLI = inProject('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')

export const PROJECT = 'demo-cfb-picks'
export const SITE = 'http://127.0.0.1:5002'
export const SIMULATOR_PORT = 5003
/** The screens with hot reload. */
export const DEV_PORT = 5173
/** The bench's page with one listener. */
export const BARE_PORT = 5006
/** Nobody serves there: whoever starts the product or the tests, deploys or installs holds it, see `holdStartLock`. */
export const START_PORT = 5005
/** Where the tests play their own feed. */
export const TEST_FEED_PORT = 5004
/** What everything that talks to the emulators needs in its environment. */
export const EMULATOR_ENV = {
  GCLOUD_PROJECT: PROJECT,
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  // Nobody here is on Google's machines: do not ask around.
  METADATA_SERVER_DETECTION: 'none',
}
/** The ports everything listens on, by what listens there. */
export const PORTS = { Hosting: 5002, Auth: 9099, Firestore: 8080, Functions: 5001 }
