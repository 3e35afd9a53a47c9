import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '#functions/backup/back-up'
import { restore } from '#functions/backup/restore'
import { failureText } from './failure-text'

const USAGE = `usage: npm run backup -- FILE [--project PROJECT] [--without-passwords]
       npm run restore -- FILE [--project PROJECT] [--replace] [--hash-parameters FILE] [--without-passwords]`

const NOT_WHOLE =
  'If anything was deleted or restored, the league is not whole now: give the same command again with --replace.'

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'hash-parameters': { type: 'string' },
      'without-passwords': { type: 'boolean', default: false },
    },
  })
  const [command, name, ...more] = positionals
  if (!name || more.length) throw new Error(USAGE)
  // npm runs this in the project's root, wherever it was called.
  const inCallersFolder = (path: string) => resolve(process.env.INIT_CWD ?? '', path)
  const file = inCallersFolder(name)
  const project = process.env.GCLOUD_PROJECT
  const brokenOff = command === 'backup' ? 'The backup is not made.' : NOT_WHOLE
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.error(brokenOff)
      process.exit(1)
    })
  if (command === 'backup') {
    const { documents, accounts, withoutPassword } = await backUp(file, !values['without-passwords'])
    console.log(
      `${documents} documents and ${accounts} accounts of ${project} are in ${file}, which only you can read.`,
    )
    if (withoutPassword) console.log(`${withoutPassword} of the accounts are in it without a password.`)
  } else {
    const { replace, 'without-passwords': withoutPasswords, 'hash-parameters': parameters } = values
    const hashParameters = parameters && inCallersFolder(parameters)
    const { header, reset } = await restore(file, { replace, withoutPasswords, hashParameters })
    console.log(`The league of ${header.at} is here again, in ${project}.`)
    if (reset.length) console.log(`${reset.length} members get a mail with a link to choose a password.`)
    console.log(`In another project, deploy what is not in a backup: ${header.deployAgain.join(', ')}.`)
  }
}

try {
  await main()
} catch (error) {
  console.error(failureText(error))
  process.exit(1)
}
