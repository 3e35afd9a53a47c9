import { checks } from './deploy/checks.mjs'
import { deployTo, projectVariables } from './deploy/project.mjs'
import { main } from './run/main.mjs'
import { Stop, say } from './run/say.mjs'
import { setUp } from './run/setup.mjs'

const USAGE = `usage: npm run deploy -- --check       checks what needs no credentials
       npm run deploy -- PROJECT      checks, builds, deploys, and asks whether the league answers`

/** `npm run deploy`: see docs/runbook.md. */
await main(async () => {
  const [what, ...more] = process.argv.slice(2)
  if (!what || more.length || (what.startsWith('-') && what !== '--check')) throw new Stop(USAGE)
  await setUp()
  const variables = what === '--check' ? null : projectVariables(what)
  await verifyAll()
  if (variables) await deployTo(what, variables)
  else say('everything that needs no credentials is in order')
})

/** Runs all checks, so that one run tells everything that is missing. @throws Stop */
async function verifyAll() {
  const failures = []
  for (const [what, check] of checks) {
    say(what)
    await check().catch((error) => failures.push(error))
  }
  const unexpected = failures.find((error) => !(error instanceof Stop))
  if (unexpected) throw unexpected
  const output = failures.map((error) => error.output).join('')
  if (failures.length) throw new Stop(failures.map(({ message }) => message).join('\n'), output)
}
