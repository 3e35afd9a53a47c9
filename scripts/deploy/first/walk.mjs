import { createInterface } from 'node:readline/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from '../../run/processes.mjs'
import { Stop, say } from '../../run/say.mjs'
import { setUp } from '../../run/setup.mjs'
import { holdStartLock } from '../../run/start-lock.mjs'
import { siteOf, verifyProjectName } from '../project.mjs'
import { googleFor } from './google.mjs'
import { googleSteps } from './google-steps.mjs'
import { leagueSteps } from './league-steps.mjs'
import { knownVariables } from './variables.mjs'

const { plan, apis, database, signIn, roles, budget } = googleSteps
const { host, secrets, deploy, commissioners } = leagueSteps
/** The way to a league on the internet, in order. */
export const steps = [plan, apis, database, signIn, host, secrets, roles, budget, deploy, commissioners]

/** How often, and how far apart (ms), a step is looked at after it was done: Google does much in the background. */
const LOOKS = 20
const PAUSE = 3_000

/**
 * Where a step stands by the answers to what it asks. `unknown`: Google did not say, as this account may not see it.
 * @returns {'done' | 'open' | 'unknown'}
 */
export function stateOf(step, answers, about) {
  if (step.isDone(answers, about)) return 'done'
  // The league itself, unlike Google, may well be silent before it is deployed.
  const isGoogle = (request) => new URL(request.url ?? request).hostname.endsWith('.googleapis.com')
  const isSaid = ({ status }) => status === 200 || status === 404
  return step.checks(about).every((request, index) => !isGoogle(request) || isSaid(answers[index])) ? 'open' : 'unknown'
}

/**
 * Goes through the steps: looks at each, and does what is missing, or tells where the console does it and waits. It may
 * be left at any moment; the next walk finds what is done.
 * @param about the project and what is known of it; it grows. @param google as of `googleFor`.
 * @param ask puts a question, and gives the answer without spaces around it. @param run as of `processes.mjs`.
 * @returns the titles of the steps that could not be checked, and that somebody said are done.
 */
export async function walk(about, { google, ask, run, pause = PAUSE }) {
  const unchecked = []
  const look = async (step) => {
    const answers = await Promise.all(step.checks(about).map(google))
    Object.assign(about, step.learn?.(answers))
    return { answers, state: stateOf(step, answers, about) }
  }
  /** For a request that changes something: if Google refuses it, shows why. */
  const showingRefusals = async (request) => {
    const answer = await google(request)
    if (answer.status !== 200) say(`Google says ${answer.status}: ${answer.body.error?.message ?? 'nothing'}`)
    return answer
  }
  /** Does a step after an Enter, or waits until somebody has done it in the console. @returns how it stands then. */
  const doStep = async (step, title, answers) => {
    const how = step.how(about, answers)
    const requests = step.requests?.(about, answers) ?? []
    if (!step.make && requests.length === 0) {
      await ask(`${title}: ${how}, then press Enter:`)
      return look(step)
    }
    await ask(`${title}: ${how}? Enter does it, Ctrl-C leaves:`)
    await step.make?.(about, answers, { google: showingRefusals, ask, run })
    for (const request of requests) await showingRefusals(request)
    let seen = await look(step)
    for (let looks = 1; seen.state !== 'done' && looks < LOOKS && requests.length > 0; looks += 1) {
      await sleep(pause)
      seen = await look(step)
    }
    return seen
  }
  /** Whether somebody says that a step is done which cannot be checked. */
  const isSaidDone = async (step, title, answers) => {
    const why = answers.map(({ status, body }) => body.error?.message ?? status).join('; ')
    const how = step.how(about, answers)
    const question = `${title}: this cannot be checked (${why}).\n  ${how}. Is it done? yes, or Enter to look again:`
    return (await ask(question)) === 'yes'
  }
  for (const [index, step] of steps.entries()) {
    const title = `${index + 1} of ${steps.length}, ${step.title}`
    let seen = await look(step)
    while (seen.state !== 'done') {
      if (seen.state === 'open') seen = await doStep(step, title, seen.answers)
      else if (await isSaidDone(step, title, seen.answers)) {
        unchecked.push(step.title)
        break
      } else seen = await look(step)
    }
    say(`${seen.state === 'done' ? 'done' : 'not checked'}: ${title}`)
  }
  return unchecked
}

/**
 * Asks at a terminal. Ctrl-C belongs to the script, not to the question, and so does Ctrl-D, after which a question
 * either fails or waits for good, depending on Node's version.
 * @param leave is called for either. @returns `ask`, as of {@link walk}, and `close`, for when nothing more is asked.
 */
export function questions(input, output, leave) {
  const lines = createInterface({ input, output })
  lines.on('SIGINT', leave).on('close', leave)
  const unanswered = () => {
    leave()
    return new Promise(() => {})
  }
  const ask = async (question) => (await lines.question(`\n${question} `).catch(unanswered)).trim()
  return { ask, close: () => lines.off('close', leave).close() }
}

/**
 * The way from a new Firebase project to a league on the internet: `npm run deploy -- PROJECT --first`. @throws Stop
 */
export async function firstTime(project) {
  verifyProjectName(project)
  if (!process.stdin.isTTY) throw new Stop('The first time asks questions: run it in a terminal.')
  await holdStartLock()
  await setUp()
  // A real signal would arrive after the process has ended: once the terminal is closed nothing keeps it alive.
  const { ask, close } = questions(process.stdin, process.stdout, () => process.emit('SIGINT', 'SIGINT'))
  const about = { project, number: '', billing: '', variables: knownVariables(project) }
  const unchecked = await walk(about, { google: googleFor(project), ask, run })
  close()
  say(`the league is at ${siteOf(project, about.variables)}`)
  if (unchecked.length) say(`not checked, but said to be done: ${unchecked.join('; ')}`)
}
