import { readFileSync } from 'node:fs'
import { main } from './run/main.mjs'
import { inProject } from './run/paths.mjs'
import { Stop } from './run/say.mjs'

/** The packages that are deployed as functions, and those that make, test and are the web app. */
const LOCKS = ['functions/package-lock.json', 'package-lock.json']
/** Packages without a license in their package.json, and the one their own text gives. */
const BY_HAND = { streamsearch: 'MIT', limiter: 'MIT', busboy: 'MIT', fuzzy: 'MIT', 'valid-url': 'MIT' }

/**
 * `npm run licenses` lists the licenses of all packages, with the packages that have each.
 * @throws Stop for one without.
 */
await main(async () => {
  const names = new Map()
  for (const lock of LOCKS) {
    const { packages } = JSON.parse(readFileSync(inProject(lock), 'utf8'))
    for (const [path, { license, version }] of Object.entries(packages)) {
      if (path === '') continue
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const key = license ?? BY_HAND[name]
      if (!key) throw new Stop(`${name} ${version} names no license: look it up, and enter it in scripts/licenses.mjs.`)
      names.set(key, (names.get(key) ?? new Set()).add(`${name} ${version}`))
    }
  }
  for (const [license, packages] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`\n${license} (${packages.size})\n  ${[...packages].sort().join(', ')}`)
  }
})
