import { buildAll, tool } from './run/build.mjs'
import { complain, startEmulators } from './run/emulators.mjs'
import { localPushKeys } from './run/local-push-keys.mjs'
import { isMail, MAIL_FILE, mailFile } from './run/mail-file.mjs'
import { main } from './run/main.mjs'
import { at, EMULATOR_ENV, rememberFeed, SIMULATOR_PORT, SITE } from './run/paths.mjs'
import { run, start } from './run/processes.mjs'
import { Stop, say } from './run/say.mjs'
import { setUpEmulators } from './run/setup.mjs'

const dev = process.argv.includes('--dev')
const DEV_SITE = 'http://127.0.0.1:5173'

/** Seed and simulator get the same start, so that they place the demo's games at the same times. */
const dayStart = new Date().toISOString()

await main(async (end) => {
  const seed = process.env.SEED || 'demo'
  if (!['demo', 'empty'].includes(seed)) throw new Stop(`SEED is demo or empty, not ${seed}.`)
  const seconds = Number(process.env.REFEREE_SECONDS || 5)
  if (!(seconds > 0)) throw new Stop('REFEREE_SECONDS is a number of seconds above 0.')
  const ownFeed = !process.env.FEED_URL
  await setUpEmulators(ownFeed ? { 'the game-day simulator': SIMULATOR_PORT } : {})
  say('building')
  await buildAll()
  if (ownFeed) await startSimulator()
  const feed = process.env.FEED_URL || `http://127.0.0.1:${SIMULATOR_PORT}/`
  rememberFeed(feed)
  say('starting the Firebase emulators')
  const storeMail = mailFile()
  const emulators = startEmulators({ FEED_URL: feed, ...localPushKeys() }, (line) =>
    isMail(line) ? storeMail(line) : complain(line),
  )
  await emulators.databases()
  say(seed === 'demo' ? 'seeding the demo league' : 'seeding an empty league')
  await run(process.execPath, [tool('seed'), seed, '--start', dayStart], {
    env: { ...EMULATOR_ENV, FEED_URL: feed },
    quiet: true,
  })
  start(process.execPath, [tool('referee'), '--every', String(seconds)], {
    env: { ...EMULATOR_ENV, FEED_URL: feed, ...localPushKeys() },
    onLine: (line) => (isMail(line) ? storeMail(line) : console.log(line)),
  })
  if (dev) startDev()
  await emulators.api()
  emulators.child.once('exit', () => end(1, 'The Firebase emulators have stopped.'))
  welcome(seed, feed)
}, 0)

/** The simulator plays the demo's game day in real time. */
async function startSimulator() {
  start(process.execPath, [tool('simulator'), '--port', String(SIMULATOR_PORT), '--start', dayStart], {
    onLine: (line) => /error/i.test(line) && console.error(line),
  })
}

/** Hot reload for the screens; the functions are rebuilt on change, and the emulator reloads them. */
function startDev() {
  const vite = at('node_modules', 'vite', 'bin', 'vite.js')
  start(process.execPath, [vite, '--config', at('web', 'vite.config.ts'), '--port', '5173', '--strictPort'])
  start(process.execPath, [vite, 'build', '--watch', '--config', at('functions', 'vite.config.ts')])
}

function welcome(seed, feed) {
  console.log(`\nCFB Picks is ready at ${SITE}${dev ? `, and with hot reload at ${DEV_SITE}` : ''}\n`)
  if (seed === 'demo') {
    console.log('  players       ray, maggie, dee … (12 of them), or register your own')
    console.log('  commissioners commish and deputy')
    console.log('  password      saturday, for every demo account')
  } else {
    console.log('  The league is empty: npm run commissioner -- commish you@example.com')
  }
  console.log(`  score feed    ${feed}`)
  console.log(`  mail          ${process.env.SMTP_URL ? 'goes out through SMTP_URL' : `is stored in ${MAIL_FILE}`}`)
  console.log('\nCtrl-C stops everything.')
}
