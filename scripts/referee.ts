import { setTimeout as sleep } from 'node:timers/promises'
import { noteLoggedFailures } from '#functions/db/health'
import { setProcessMemory } from '#functions/db/process-memory'
import { passAndSend } from '#functions/schedule'
import { assertClock } from './assert-clock'
import { runAsScript } from './run-as-script'
import { USAGE } from './usage.mjs'

/** A referee that goes on until it is stopped. */
export interface Referee {
  /** Makes one more round, after the one under way. */
  round(): Promise<void>
  /** Ends it once the round under way is over. */
  stop(): Promise<void>
}

/**
 * Makes a round every so many seconds, and logs only trouble, each once. A round that fails is logged too. It remembers
 * nothing of a referee that ran before in this process: the league may be another one.
 */
export function startReferee(seconds: number): Referee {
  const memory = new Map<object, unknown>()
  setProcessMemory(() => memory)
  noteLoggedFailures('referee')
  const troubles = new Map<number, string>()
  const stopped = new AbortController()
  let last: Promise<void> = Promise.resolve()

  async function runOne(): Promise<void> {
    for (const { week, trouble } of await passAndSend()) {
      if (trouble !== (troubles.get(week) ?? '')) console.warn(`week ${week}: ${trouble || 'the score feed is back.'}`)
      troubles.set(week, trouble)
    }
  }

  function round(): Promise<void> {
    last = last.then(runOne).catch((error: unknown) => console.error('referee:', error))
    return last
  }

  async function goOn(): Promise<void> {
    while (!stopped.signal.aborted) {
      const started = Date.now()
      await round()
      const rest = Math.max(100, seconds * 1000 - (Date.now() - started))
      await sleep(rest, null, { signal: stopped.signal }).catch(() => {})
    }
  }

  const going = goOn()
  return {
    round,
    stop: () => {
      stopped.abort()
      return going
    },
  }
}

/** One round over the open weeks that reads all picks again; logs what it did. */
export async function runOnce(): Promise<void> {
  noteLoggedFailures('referee')
  const reports = await passAndSend({ rereadsPicks: true })
  if (reports.length === 0) console.log('No week is open.')
  for (const { week, trouble, wrote, refusal } of reports) {
    const done = wrote ? 'brought up to date' : 'nothing to do'
    console.log(`week ${week}: ${refusal ? `not published. ${refusal}` : done}${trouble && `; ${trouble}`}`)
    if (refusal) process.exitCode = 1
  }
}

/**
 * What the arguments ask for.
 * @returns the seconds from one round to the next, until it is stopped, with `--every SECONDS`; null for one round.
 * @throws Error for any other argument.
 */
export function roundsEvery(args: readonly string[]): number | null {
  const [option, value, ...more] = args
  if (option === undefined) return null
  const seconds = Number(value)
  if (option !== '--every' || !(seconds > 0) || more.length > 0) throw new Error(USAGE.referee)
  return seconds
}

async function main(): Promise<void> {
  const seconds = roundsEvery(process.argv.slice(2))
  await assertClock()
  if (seconds === null) await runOnce()
  else startReferee(seconds)
}

runAsScript(import.meta.url, main)
