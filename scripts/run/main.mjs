import { killAll, stopForGood } from './processes.mjs'
import { Stop } from './say.mjs'

/** A signal this long (ms) after the first is a second one: npm passes on a Ctrl-C that the terminal sends to all. */
const AGAIN_AFTER = 1_000

/**
 * Runs a script's main function. Whatever ends it early, an error anywhere or a signal, first stops every process that
 * it has started: those in the background have process groups of their own, which Ctrl-C does not reach. Who presses it
 * a second time does not want to wait for them: they are killed.
 * @param run gets `end`, which says why, stops everything and ends the process with a status.
 * @param interrupted the status after Ctrl-C: 0 for a server, which is meant to be stopped like that.
 */
export async function main(run, interrupted = 1) {
  let ending = null
  const end = (status, why) => {
    if (!ending) console.error(`\n${why}`)
    ending ??= stopForGood().then(() => process.exit(status))
    return ending
  }
  const stop = () => end(interrupted, 'stopping')
  let interruptedAt = null
  const onSignal = () => {
    interruptedAt ??= performance.now()
    if (performance.now() - interruptedAt < AGAIN_AFTER) return stop()
    killAll()
    process.exit(interrupted)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  // A signal to npm alone ends npm and the shell that it runs this script in, but not the script.
  const shell = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== shell && stop(), 500).unref()
  const fail = (error) => {
    // A command that was interrupted fails as well; then only the interruption is said.
    if (!ending && error.output) console.error(error.output)
    return end(1, sentenceOf(error))
  }
  // What a server prints is read outside of `run`.
  process.on('uncaughtException', fail)
  try {
    await run(end)
  } catch (error) {
    await fail(error)
  }
}

/** Ends the script when a server stops that it cannot do without. @param end as of {@link main}. */
export const endWith = (child, name, end) => child.once('exit', () => end(1, `${name} has stopped: start again.`))

function sentenceOf(error) {
  if (error instanceof Stop) return error.message
  return error.code === 'ENOSPC' ? 'The disk is full: free some space, and start again.' : error.stack
}
