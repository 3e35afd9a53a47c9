import { parseArgs } from 'node:util'
import { backUp } from '#functions/backup/back-up'
import { restore } from '#functions/backup/restore'
import { failureText } from './failure-text'

const USAGE = `usage: npm run backup -- FILE [--project PROJECT] [--without-passwords]
       npm run restore -- FILE [--project PROJECT] [--replace] [--hash-parameters FILE] [--without-passwords]`

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'hash-parameters': { type: 'string' },
      'without-passwords': { type: 'boolean', default: false },
    },
  })
  const [command, file, ...more] = positionals
  if (!file || more.length) throw new Error(USAGE)
  if (command === 'backup') {
    const { documents, accounts, withoutPassword } = await backUp(file, !values['without-passwords'])
    console.log(`${documents} documents and ${accounts} accounts are in ${file}, which only you can read.`)
    if (withoutPassword) console.log(`${withoutPassword} of the accounts are in it without a password.`)
  } else {
    const options = { replace: values.replace, withoutPasswords: values['without-passwords'] }
    const { header, reset } = await restore(file, { ...options, hashParameters: values['hash-parameters'] })
    console.log(`The league of ${header.at} is here again.`)
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
