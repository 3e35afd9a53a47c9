import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '#functions/backup/back-up'
import { unfinishedName } from '#functions/backup/file'
import { restore } from '#functions/backup/restore'
import { assertClock } from './assert-clock'
import { runAsScript } from './run-as-script'
import { USAGE } from './usage.mjs'

const NOT_WHOLE =
  'If anything was deleted or restored, the league is not whole now: give the same command again with --replace.'

/** What has to be done once more after a restore. @param withoutPasswords whether it has restored no passwords. */
export const againText = (withoutPasswords: boolean): string =>
  'Under “Members and invite link”, remove again who was removed since the backup, and let back again who was let ' +
  `back${withoutPasswords ? '' : '; mail a reset link to whoever had a password stolen since: the old ones work again'}. ` +
  'Delete with npm run delete-account again who has deleted the account since.'

/** What to do about players without an account at the sign-in service, after a backup or a restore. */
const lostSignInText = (names: readonly string[]): string =>
  `Without a sign-in: ${names.join(', ')}. If they deleted the account while the backup was made, delete it again in ` +
  'the restored league, with npm run delete-account. If their account was deleted in the Firebase console, a new ' +
  'password makes the sign-in again: “Mail a reset link” or “Forgot your username or password?”; for a commissioner ' +
  'npm run commissioner.'

const OPTIONS = {
  replace: { type: 'boolean', default: false },
  'hash-parameters': { type: 'string' },
  'without-passwords': { type: 'boolean', default: false },
} as const

/** The command, `backup` or `restore`, its file and its options. @throws Error with the usage for anything else. */
export function readArguments(args: string[]) {
  const { positionals, values } = parsed(args)
  const [command = '', name, ...more] = positionals
  const isOfRestore = values.replace || values['hash-parameters'] !== undefined
  if (!name || more.length || (command === 'backup' && isOfRestore)) throw new Error(USAGE.backup)
  if (command === 'backup' && !name.endsWith('.gz'))
    throw new Error('Name a file that ends with .gz: git ignores those.')
  return { command, name, values }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS })
  } catch {
    // Node's own sentence says how to write an argument that begins with a dash, but there is none.
    throw new Error(USAGE.backup)
  }
}

async function main(): Promise<void> {
  const { command, name, values } = readArguments(process.argv.slice(2))
  // npm runs this in the project's root, wherever it was called.
  const inCallersFolder = (path: string) => resolve(process.env.INIT_CWD ?? '', path)
  const file = inCallersFolder(name)
  const project = process.env.GCLOUD_PROJECT
  const brokenOff = command === 'backup' ? 'The backup is not made.' : NOT_WHOLE
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      if (command === 'backup') rmSync(unfinishedName(file), { force: true })
      console.error(brokenOff)
      process.exit(1)
    })
  if (command === 'backup') {
    const { documents, accounts, withoutPassword, withoutSignIn } = await backUp(file, {
      withPasswords: !values['without-passwords'],
    })
    console.log(
      `${documents} documents and ${accounts} accounts of ${project} are in ${file}, which only you can read.`,
    )
    if (withoutPassword) console.log(`${withoutPassword} of the accounts are in it without a password.`)
    if (withoutSignIn.length) console.log(lostSignInText(withoutSignIn))
  } else {
    await assertClock()
    const { replace, 'without-passwords': withoutPasswords, 'hash-parameters': parameters } = values
    const hashParameters = parameters && inCallersFolder(parameters)
    const { header, reset, withoutSignIn } = await restore(file, {
      replace,
      withoutPasswords,
      hashParameters,
    })
    console.log(`The league of ${header.at} is here again, in ${project}.`)
    if (reset.length) console.log(`${reset.length} members get a mail with a link to choose a password.`)
    console.log('There is a new invite link, under “Members and invite link”: nobody registers without it.')
    if (withoutSignIn.length) console.log(lostSignInText(withoutSignIn))
    console.log(againText(withoutPasswords))
    console.log(`In another project, deploy what is not in a backup: ${header.deployAgain.join(', ')}.`)
  }
}

runAsScript(import.meta.url, main)
