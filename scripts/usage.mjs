/** How each of the tools that `scripts/tool.mjs` runs is called. */
export const USAGE = {
  backup: `usage: npm run backup -- FILE.gz [--project PROJECT] [--without-passwords]
       npm run restore -- FILE.gz [--project PROJECT] [--replace] [--hash-parameters FILE] [--without-passwords]`,
  commissioner: 'usage: npm run commissioner -- NAME EMAIL [--project PROJECT] (a NAME with spaces in quotes)',
  'delete-account':
    'usage: npm run delete-account -- USERNAME|UID [--project PROJECT] (a USERNAME with spaces in quotes)',
  referee: 'usage: npm run referee [-- --project PROJECT]',
}

/** The same of each command, without its options. */
export const EXAMPLES = {
  backup: 'npm run backup -- FILE.gz',
  restore: 'npm run restore -- FILE.gz',
  commissioner: 'npm run commissioner -- NAME EMAIL',
  'delete-account': 'npm run delete-account -- USERNAME',
  referee: 'npm run referee --',
}
