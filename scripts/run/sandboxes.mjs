import { availableParallelism } from 'node:os'
import { EMULATOR_ENV, inProject, SITE, TEST_FEED_PORT } from './paths.mjs'

/** So many tests of the API run at the same time: they wait for clocks and the database more than they compute. */
export const SANDBOXES = 5
/** So many browsers: they compute more, but one for each core would leave a fifth of two cores idle. */
export const BROWSERS = Math.min(SANDBOXES, availableParallelism() + 1)

/** Where the driver of WebKit listens: of its tests only one runs at a time. */
export const WEBKIT_PORT = 5040

/**
 * What one worker of the tests has to itself: a project in the Firestore emulator, a port of the Auth emulator (which
 * gives every API key to the project of the port), and ports for a feed and a site.
 * @param number from 1 to `SANDBOXES`.
 */
export function sandbox(number) {
  const project = `demo-cfb-test-${number}`
  const [auth, feed, site] = [9100, 5020, 5010].map((base) => base + number)
  return {
    project,
    ports: { auth, feed, site },
    authEmulator: `http://127.0.0.1:${auth}`,
    site: `http://127.0.0.1:${site}`,
    /** Where this project's copy of the web app is. */
    web: inProject('.cache', `web-${number}`),
    /** The environment of the functions, and of what talks to the emulators. */
    env: {
      ...EMULATOR_ENV,
      GCLOUD_PROJECT: project,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
      FEED_URL: `http://127.0.0.1:${feed}/`,
      SITE_URL: `http://127.0.0.1:${site}`,
    },
  }
}

/** The environment of tests that go through Hosting and the functions emulator, of which there is one. */
export const HOSTED_ENV = { ...EMULATOR_ENV, FEED_URL: `http://127.0.0.1:${TEST_FEED_PORT}/`, SITE_URL: SITE }

/** The numbers of the first so many sandboxes. */
export const sandboxes = (count = SANDBOXES) => Array.from({ length: count }, (_, index) => index + 1)

/** The ports of all sandboxes, by what listens there. */
export const sandboxPorts = () =>
  Object.fromEntries(
    sandboxes().flatMap((number) => {
      const { project, ports } = sandbox(number)
      return Object.entries(ports).map(([what, port]) => [`the ${what} of ${project}`, port])
    }),
  )
