import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject } from './paths.mjs'
import { isAlive } from './processes.mjs'
import { Stop } from './say.mjs'

const RUNNING_NOTE = inProject('.cache', 'running.json')
/** What a tool has to know of the running product. */
const NOTED = ['FEED_URL', 'COMMISSIONERS']

const notedOf = (env) => Object.fromEntries(NOTED.filter((name) => env[name]).map((name) => [name, env[name]]))

/**
 * Notes how the product was started, so that a tool started beside it has the same feed and commissioners. The note
 * goes with this process; the process's id shows one that a crash has left behind.
 */
export function noteRunning(env, note = RUNNING_NOTE) {
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, JSON.stringify({ pid: process.pid, env: notedOf(env) }))
  process.once('exit', () => rmSync(note, { force: true }))
}

/**
 * How the running product was started; what is set for the tool itself comes first.
 * @throws Stop where nothing was started from this folder.
 */
export function runningVariables(note = RUNNING_NOTE) {
  const own = notedOf(process.env)
  const { pid, env } = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {}
  if (pid && isAlive(pid)) return { ...env, ...own }
  if (own.FEED_URL) return own
  throw new Stop('The emulators that are running were not started from this folder: run npm start here first.')
}
