import { namesIn } from './deploy/names.mjs'
import { buildAll, tool, VITE } from './run/build.mjs'
import { SIMULATOR, seedEmulators, startGameDay } from './run/demo.mjs'
import { showErrors, startEmulators } from './run/emulators.mjs'
import { isMail, MAIL_FILE, mailFile } from './run/mail-file.mjs'
import { endWith, main } from './run/main.mjs'
import { DEV_PORT, EMULATOR_ENV, inProject, SITE } from './run/paths.mjs'
import { start } from './run/processes.mjs'
import { localPushKeys } from './run/push-keys.mjs'
import { noteRunning } from './run/running.mjs'
import { Stop, say } from './run/say.mjs'
import { portsBesides, setUpEmulators } from './run/setup.mjs'

const args = process.argv.slice(2)
const dev = args.includes('--dev')
const COMMISSIONERS = namesIn(process.env.COMMISSIONERS || 'commish,deputy')
const DEV_SITE = `http://127.0.0.1:${DEV_PORT}`

await main(async (end) => {
  const others = args.filter((each) => each !== '--dev')
  if (others.length)
    throw new Stop(`npm start takes no ${others.join(' ')}: its settings are variables, as in SEED=empty npm start.`)
  const kind = process.env.SEED || 'demo'
  if (!['demo', 'empty'].includes(kind)) throw new Stop(`SEED is demo or empty, not ${kind}.`)
  const seconds = Number(process.env.REFEREE_SECONDS || 5)
  if (!(seconds > 0)) throw new Stop('REFEREE_SECONDS is a number of seconds above 0.')
  const ownFeed = !process.env.FEED_URL
  await setUpEmulators(portsBesides({ ownFeed, dev }))
  say('building')
  await buildAll()
  if (ownFeed) endWith(startGameDay(), 'The game-day simulator', end)
  const feed = process.env.FEED_URL || SIMULATOR
  noteRunning({ ...process.env, FEED_URL: feed })
  say('starting the Firebase emulators')
  const storeMail = mailFile()
  const emulators = startEmulators({ FEED_URL: feed, ...localPushKeys() }, (line) =>
    isMail(line) ? storeMail(line) : showErrors(line),
  )
  await emulators.databases()
  say(kind === 'demo' ? 'seeding the demo league' : 'seeding an empty league')
  await seedEmulators(kind, feed)
  const referee = start(process.execPath, [tool('referee'), '--every', String(seconds)], {
    env: { ...EMULATOR_ENV, FEED_URL: feed, ...localPushKeys() },
    onLine: (line) => (isMail(line) ? storeMail(line) : console.log(line)),
  })
  endWith(referee, 'The referee', end)
  if (dev) startDev(end)
  await emulators.api()
  endWith(emulators.child, 'The Firebase emulator', end)
  welcome(kind, feed)
}, 0)

/**
 * Hot reload for the screens; the functions are rebuilt on change, and the emulator reloads them. The referee goes on
 * with the code that it was started with.
 */
function startDev(end) {
  const shown = { onLine: showErrors }
  const screens = start(
    process.execPath,
    [VITE, '--config', inProject('web', 'vite.config.ts'), '--port', String(DEV_PORT), '--strictPort'],
    shown,
  )
  endWith(screens, 'Hot reload', end)
  const watcher = [VITE, 'build', '--watch', '--config', inProject('functions', 'vite.config.ts')]
  endWith(start(process.execPath, watcher, shown), 'What rebuilds the functions', end)
}

function welcome(kind, feed) {
  console.log(`\nCFB Picks is ready at ${SITE}${dev ? `, and with hot reload at ${DEV_SITE}` : ''}\n`)
  if (kind === 'demo') {
    console.log('  players       ray, maggie, dee … (12 of them), or register your own')
    console.log(`  commissioners ${COMMISSIONERS.join(' and ')}`)
    console.log('  password      saturday, for every demo account')
  } else {
    console.log(`  The league is empty: npm run commissioner -- ${COMMISSIONERS[0]} you@example.com`)
  }
  console.log(`  score feed    ${feed}`)
  console.log(`  mail          ${process.env.SMTP_URL ? 'goes out through SMTP_URL' : `is stored in ${MAIL_FILE}`}`)
  console.log('\nCtrl-C stops everything.')
}
