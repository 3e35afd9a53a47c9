import { setTimeout as sleep } from 'node:timers/promises'
import { keepFailures } from '#functions/db/failures'
import { rereadOpenWeeks } from '#functions/referee/request-pass'
import { runRound } from '#functions/schedule'
import { failureText } from './failure-text'

/**
 * `referee.js` makes one pass over the open weeks, reading all picks again, and logs what it did.
 * `referee.js --every SECONDS` makes passes until it is stopped, and logs only trouble.
 */
const every = process.argv[2] === '--every' ? Number(process.argv[3]) : null
const troubles = new Map<number, string>()

async function pass(): Promise<void> {
  if (every === null) await rereadOpenWeeks()
  for (const { week, trouble, wrote } of await runRound()) {
    if (every === null)
      console.log(`week ${week}: ${wrote ? 'brought up to date' : 'nothing to do'}${trouble && `; ${trouble}`}`)
    else if (trouble !== (troubles.get(week) ?? ''))
      console.warn(`week ${week}: ${trouble || 'the score feed is back.'}`)
    troubles.set(week, trouble)
  }
}

keepFailures('referee')
if (every === null) {
  await pass().catch((error: unknown) => {
    console.error(failureText(error))
    process.exit(1)
  })
}
while (every !== null) {
  const started = Date.now()
  await pass().catch((error: unknown) => console.error('referee:', error))
  await sleep(Math.max(100, every * 1000 - (Date.now() - started)))
}
