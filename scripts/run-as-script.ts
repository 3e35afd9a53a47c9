import { pathToFileURL } from 'node:url'

const BUSY = /^10 ABORTED\b|transaction lock timeout/i
const NO_LOGIN = /default credentials|invalid_grant|unauthenticated/i

/**
 * What went wrong with a deployed league, in a sentence; with what to do where Google knows no login of this machine.
 */
export function failureText(error: unknown): string {
  const { message } = error as Error
  const [what = '', ...more] = message.split('\n')
  if (BUSY.test(what))
    return ['The database is busy: wait a minute, then give the same command again.', ...more].join('\n')
  if (!NO_LOGIN.test(message)) return message
  return `${message}\nLog in, then give the same command again: gcloud auth application-default login`
}

/**
 * Runs a tool if its file, by this address, is the one that was started. If it fails, says why and ends with 1, but not
 * at once: a transaction that was given up is still being rolled back, and would lock what it has read for a minute.
 */
export function runAsScript(address: string, main: () => Promise<void>): void {
  if (!process.argv[1] || address !== pathToFileURL(process.argv[1]).href) return
  main().catch((error: unknown) => {
    console.error(failureText(error))
    process.exitCode = 1
  })
}
