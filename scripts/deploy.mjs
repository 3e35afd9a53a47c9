import { verifyAll } from './deploy/checks.mjs'
import { firstTime } from './deploy/first/walk.mjs'
import { deployTo, projectVariables } from './deploy/project.mjs'
import { main } from './run/main.mjs'
import { Stop, say } from './run/say.mjs'
import { requireNode, setUp } from './run/setup.mjs'
import { holdStartLock } from './run/start-lock.mjs'
import { refuseSwallowed } from './run/swallowed.mjs'

const USAGE = `usage: npm run deploy -- --check       checks what needs no credentials
       npm run deploy -- PROJECT      checks, builds, deploys, and asks whether the league answers
       npm run deploy -- PROJECT --first      the same from a new project on, step by step`

/** `npm run deploy`: see docs/runbook.md. */
await main(async () => {
  refuseSwallowed(['first'], 'npm run deploy -- PROJECT')
  const [what, mode, ...more] = process.argv.slice(2)
  if (!what || more.length || (what.startsWith('-') && what !== '--check')) throw new Stop(USAGE)
  if (mode && (mode !== '--first' || what === '--check')) throw new Stop(USAGE)
  requireNode()
  if (mode) return firstTime(what)
  const variables = what === '--check' ? null : projectVariables(what)
  // A running product would serve what is built for the project, and what it or the tests build would be deployed.
  if (variables) await holdStartLock()
  await setUp()
  await verifyAll()
  if (variables) await deployTo(what, variables)
  else say('everything that needs no credentials is in order')
})
