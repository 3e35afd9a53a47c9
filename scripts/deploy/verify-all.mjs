import { Stop, say } from '../run/say.mjs'
import { checks } from './checks.mjs'

/** Runs all checks, so that one run tells everything that is missing. @throws Stop */
export async function verifyAll() {
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
