import { readFileSync } from 'node:fs'
import { configFor } from '../hosting/config.mjs'
import { buildFunctions } from '../run/build.mjs'
import { at } from '../run/paths.mjs'
import { run } from '../run/processes.mjs'
import { Stop } from '../run/say.mjs'
import { functionsLoadAlone } from './functions-alone.mjs'
import { rulesCompile } from './rules.mjs'
import { queriesWithoutIndex, secretsIn, sourceFiles, trackedFiles } from './sources.mjs'

/** What can be verified without credentials, in order: what it is, and what throws a Stop if it is not so. */
export const checks = [
  ['no secret in the tree', noSecrets],
  ['headers, rewrites and functions of firebase.json', hostingIsComplete],
  ['an index for every query', queriesAreIndexed],
  ['the weight of every page', pagesAreLight],
  ['the security rules compile', rulesCompile],
  ['the functions load alone', async () => buildFunctions().then(functionsLoadAlone)],
]

async function noSecrets() {
  const found = trackedFiles().flatMap((file) => secretsIn(file).map((what) => `${file} has ${what}`))
  if (found.length) throw new Stop(`Take these out, and change them, because git keeps them: ${found.join('; ')}.`)
}

async function hostingIsComplete() {
  const config = JSON.parse(readFileSync(at('firebase.json'), 'utf8'))
  if (JSON.stringify(config.hosting.headers) !== JSON.stringify(configFor().hosting.headers)) {
    throw new Stop('The headers in firebase.json are old: run npm run headers.')
  }
  const declared = readFileSync(at('functions', 'src', 'index.ts'), 'utf8')
  for (const { function: target } of config.hosting.rewrites) {
    if (target && !new RegExp(`export const ${target.functionId}\\b`).test(declared)) {
      throw new Stop(`firebase.json sends requests to the function ${target.functionId}, which does not exist.`)
    }
  }
}

async function pagesAreLight() {
  const vitest = at('node_modules', 'vitest', 'vitest.mjs')
  await run(process.execPath, [vitest, 'run', '--project', 'unit', 'tests/weight.test.ts'], { quiet: true }).catch(
    ({ output }) => {
      throw new Stop('A page is heavier than it may be.', output)
    },
  )
}

async function queriesAreIndexed() {
  const config = JSON.parse(readFileSync(at('firestore.indexes.json'), 'utf8'))
  const missing = sourceFiles('functions/src').flatMap((file) =>
    queriesWithoutIndex(readFileSync(at(file), 'utf8'), config).map((query) => `${file}: ${query}`),
  )
  if (missing.length) throw new Stop(`firestore.indexes.json lacks an index for ${missing.join('; ')}.`)
}
