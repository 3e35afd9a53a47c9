import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'
import { Stop } from './say.mjs'

/** Children that go on in the background, in the order they were started. */
const running = []
/** Children that somebody waits for. */
const waitedFor = new Set()
/** Set when the script ends: then it starts nothing more, whatever it was about to do. */
let isEnding = false

/** Runs a command to its end, showing its output unless it is `quiet`. @returns its output. @throws Stop with it. */
export async function run(command, args, options = {}) {
  const { status, output } = await runToEnd(command, args, options)
  if (status === 0) return output
  throw new Stop(`${command} ${args.slice(0, 3).join(' ')} failed.`, output)
}

/**
 * Runs a command to its end, showing its output, which also says what went wrong: nobody need add a sentence.
 * @param env a variable that is undefined is taken out of this script's own environment.
 * @returns its exit status; 1 if a signal ended it. It gets no input.
 */
export const exitStatusOf = async (command, args, env) => (await runToEnd(command, args, { env })).status

/** How long the output of a command that has exited is waited for (ms). */
const OUTPUT_ENDS_WITHIN = 5_000

/** While the script ends this does not come back, so that nothing is done or said after the interruption. */
function runToEnd(command, args, { cwd = ROOT, env = {}, quiet = false }) {
  return new Promise((resolve, reject) => {
    if (isEnding) return
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk))
    waitedFor.add(child)
    child.on('error', (error) => {
      // A command that could not be started has no exit.
      waitedFor.delete(child)
      reject(error)
    })
    child.on('exit', (code) => {
      waitedFor.delete(child)
      const finish = () => isEnding || resolve({ status: code ?? 1, output })
      if (!quiet) return finish()
      // The last of its output may still have to be read, unless something that it has started keeps that open.
      const late = setTimeout(finish, OUTPUT_ENDS_WITHIN)
      child.once('close', () => {
        clearTimeout(late)
        finish()
      })
    })
  })
}

/**
 * Starts a command that goes on until `stopAll`. It gets its own process group, so that Ctrl-C reaches only this
 * script, which then stops everything in order.
 */
export function start(command, args, { env = {}, onLine = (_line) => {} } = {}) {
  if (isEnding) throw new Stop('Nothing more is started: the script is ending.')
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    // A character of several bytes may be cut between two chunks.
    stream.setEncoding('utf8').on('data', (chunk) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      // Whoever stops the script does not want to read what its servers then miss of each other.
      if (!isEnding) for (const line of lines) onLine(line)
    })
  }
  running.push(child)
  return child
}

/** Stops everything and lets nothing more be started. */
export function stopForGood() {
  isEnding = true
  return stopAll()
}

/** Ends when everything is stopped that was to be stopped so far. */
let stopping = Promise.resolve()

/**
 * Stops everything that was started, the last one first, and waits for it, also for what an earlier call is stopping.
 */
export function stopAll() {
  stopping = stopping.then(stopEach)
  return stopping
}

async function stopEach() {
  const interrupted = [...waitedFor].map((child) => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    return gone
  })
  await Promise.all(interrupted)
  for (const child of [...running].reverse()) {
    if (!hasEnded(child)) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      const killer = setTimeout(() => killGroup(child), 15_000)
      await gone
      clearTimeout(killer)
    }
    // Also of one that died by itself: what it had started would go on, and keep its ports.
    killGroup(child)
    running.splice(running.indexOf(child), 1)
  }
}

/** Ends everything that was started at once, in whatever it was doing. */
export function killAll() {
  for (const child of waitedFor) child.kill('SIGKILL')
  for (const child of running) killGroup(child)
}

/** Whether a child has exited or was killed by a signal. */
export const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null

/** Ends whatever is left of a child's process group. */
function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Nothing is left, which is what we want.
  }
}

/** Whether a process is running. */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
