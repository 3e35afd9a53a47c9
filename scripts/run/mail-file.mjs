import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { inProject, ROOT } from './paths.mjs'
import { say } from './say.mjs'

/** Ignored by git. */
const FILE = inProject('.cache', 'mail.txt')
/** As `functions/src/mail/deliver-mail.ts` writes it, with what the emulators put before a line. */
const MAIL = /(?:^|> +)mail to (\S+@\S+: .*)/
/** Where a person finds it, from the project's root. */
export const MAIL_FILE = relative(ROOT, FILE)
/** Mail comes in bursts: this long (ms) after the last one, the burst is announced on one line. */
const BURST = 1_500

/** Whether the product logged this line instead of sending a mail, which it does under the emulators. */
export const isMail = (line) => MAIL.test(line)

/**
 * Collects the mail of one start in a file, because it would bury the progress on the screen.
 * @returns what adds a line.
 */
export function mailFile(file = FILE) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  let count = 0
  let timer
  return (line) => {
    count += 1
    appendFileSync(file, `${new Date().toISOString()}  to ${MAIL.exec(line)?.[1]}\n`)
    clearTimeout(timer)
    timer = setTimeout(() => say(`${count} ${count === 1 ? 'mail' : 'mails'} so far, in ${MAIL_FILE}`), BURST)
  }
}
