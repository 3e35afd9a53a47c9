import { createInterface } from 'node:readline/promises'
import { Stop, say } from '../../run/say.mjs'
import { siteOf, verifyProjectName } from '../project.mjs'
import { googleFor } from './google.mjs'
import { knownVariables } from './league-steps.mjs'
import { walk } from './walk.mjs'

/** The way from a new Firebase project to a league on the internet: `npm run deploy -- PROJECT --first`. @throws Stop */
export async function firstTime(project) {
  verifyProjectName(project)
  if (!process.stdin.isTTY) throw new Stop('The first time asks questions: run it in a terminal.')
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl-C belongs to the script, not to the question.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  const ask = async (question) => (await lines.question(`\n${question} `)).trim()
  const about = { project, number: '', billing: '', variables: knownVariables(project) }
  const unchecked = await walk(about, { google: googleFor(project), ask })
  lines.close()
  say(`the league is at ${siteOf(project, about.variables)}`)
  if (unchecked.length) say(`not checked, but said to be done: ${unchecked.join('; ')}`)
}
