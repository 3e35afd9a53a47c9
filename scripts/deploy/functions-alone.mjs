import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../run/paths.mjs'
import { run } from '../run/processes.mjs'
import { Stop } from '../run/say.mjs'

/** What Cloud Functions gets of the folder `functions`; the rest is ignored in firebase.json. */
const DEPLOYED = ['package.json', 'package-lock.json', 'lib']
/** Loads the functions, and prints their names. */
const LOAD = "console.log(Object.keys(require('./lib/index.cjs')).join())"

/**
 * Installs the built functions from their own lock file in a folder outside the project and loads them there, as a
 * deployment does, with every Node that is here: nothing may come from the project's own packages.
 * @throws Stop
 */
export async function functionsLoadAlone() {
  const folder = mkdtempSync(join(tmpdir(), 'cfb-picks-functions-'))
  try {
    for (const file of DEPLOYED) cpSync(at('functions', file), join(folder, file), { recursive: true })
    await install(folder)
    const declared = [...readFileSync(at('functions', 'src', 'index.ts'), 'utf8').matchAll(/^export const (\w+)/gm)]
    const expected = declared
      .map(([, name]) => name)
      .sort()
      .join()
    for (const node of nodes()) {
      const env = { ...process.env, GCLOUD_PROJECT: 'a-project', FIREBASE_CONFIG: '{}' }
      const output = execFileSync(node, ['-e', LOAD], { cwd: folder, env, encoding: 'utf8' })
      const loaded = output.trim().split(',').sort().join()
      if (loaded !== expected) throw new Stop(`With ${node} the functions are ${loaded || 'none'}, not ${expected}.`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the packages' cache has is not asked for again: that takes a second, and needs no network. */
async function install(folder) {
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: folder, quiet: true }
  await run('npm', [...args, '--offline'], options).catch(() => run('npm', args, options))
}

/** This Node, and those beside it that are named after their version: `node20`, `node22`, `node24`. */
function nodes() {
  const folders = (process.env.PATH ?? '').split(':')
  const named = ['node20', 'node22', 'node24'].flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.execPath, ...named.filter((path) => existsSync(path))]
}
