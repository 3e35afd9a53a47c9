import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject, ROOT } from '../run/paths.mjs'
import { Stop } from '../run/say.mjs'

/**
 * The files that git has, or would add, without those that were deleted and not yet committed.
 * @throws Stop where git has none.
 */
export const trackedFiles = (folder = ROOT) =>
  listedBy(folder)
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(folder, file)))

function listedBy(folder) {
  // Without -z git writes a name with an umlaut in quotes, and no such file would be found.
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    throw new Stop('This is no git clone: the search for secrets needs one.')
  }
}

/** The TypeScript files of a folder, without tests. */
export const sourceFiles = (folder) =>
  trackedFiles().filter((file) => file.startsWith(`${folder}/`) && /(?<!\.test)\.ts$/.test(file))

/** What must not be in a repository. An address with a password counts unless it is an example. */
const SECRETS = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a key of a Google API', /\bAIza[\w-]{35}\b/],
  ['the key of the passwords’ hashes', /\bbase64_signer_key\W{1,6}[\w+/-]{60,}/],
  ['a token of Google', /\bya29\.[\w-]{20,}/],
  ['a token of GitHub', /\bgh[pousr]_\w{36}\b/],
  [
    'a password in an address',
    /\b(?:smtps?|https?):\/\/[^\s:/@'"`${}]+:[^\s@'"`${}]+@(?!127\.0\.0\.1|localhost|[\w.]*example\b|HOST\b)/,
  ],
]
/** Files that are not text. */
const BINARY = /\.(png|jpg|webp|gif|ico|woff2|ttf|zip|gz)$/

/** The kinds of secrets in a file. @param text its content, if it is known already. */
export function secretsIn(file, text = BINARY.test(file) ? '' : readFileSync(inProject(file), 'utf8')) {
  return SECRETS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
}

/** The steps of a query: `.where('week', …).orderBy('at', …)`. Arguments may have one level of brackets. */
const CHAIN = /(?:\.(?:where|orderBy)\((?:[^()]|\([^()]*\))*\)\s*)+/g
const FIELD = /\.(?:where|orderBy)\(\s*'([^']+)'/g

/**
 * The queries of a source that production would refuse: it makes an index for every single field by itself unless that
 * is switched off, and none for several fields together, nor for a group of collections.
 * @param config firestore.indexes.json.
 */
export function queriesWithoutIndex(text, { indexes, fieldOverrides }) {
  const groups = [...text.matchAll(/const (\w+) = \(\) => db\.collectionGroup\(/g)].map(([, name]) => `${name}()`)
  const isGroup = (index) => {
    const before = text.slice(0, index).trimEnd()
    return /collectionGroup\('\w+'\)$/.test(before) || groups.some((name) => before.endsWith(name))
  }
  const has = (fields) =>
    indexes.some((index) => index.fields.map(({ fieldPath }) => fieldPath).join() === fields.join())
  const isIndexed = (field, scope) => {
    const overrides = fieldOverrides.filter(({ fieldPath }) => fieldPath === field)
    const offers = (override) => override.indexes.some(({ queryScope = 'COLLECTION' }) => queryScope === scope)
    return scope === 'COLLECTION' ? overrides.every(offers) : overrides.some(offers)
  }
  return [...text.matchAll(CHAIN)].flatMap(({ 0: query, index }) => {
    const fields = [...new Set([...query.matchAll(FIELD)].map(([, field]) => field))]
    const covered =
      fields.length > 1 ? has(fields) : isIndexed(fields[0], isGroup(index) ? 'COLLECTION_GROUP' : 'COLLECTION')
    return covered ? [] : [query.replace(/\s+/g, ' ').trim()]
  })
}
