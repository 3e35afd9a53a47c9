import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr.trim()
/** Node's options for a module that is loaded before the script. */
const importing = (code: string) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
const said = (...args: string[]) => run('scripts/tool.mjs', ...args)

test.each([
  ['behind the option', ['--project', 'no-such-league'], 'functions/.env.no-such-league is missing: '],
  ['joined to it', ['--project=no-such-league'], 'functions/.env.no-such-league is missing: '],
  ['left out', ['--project'], '--project needs the id of a Firebase project: --project PROJECT.'],
])('of a deployed league the tools take the project %s', (_place, option, sentence) => {
  expect(said('backup', 'backup', 'league.gz', ...option)).toContain(sentence)
})

test.each([
  ['project', ['scripts/tool.mjs', 'backup', 'backup', 'league.gz'], 'npm run backup -- FILE.gz --project PROJECT.'],
  ['without_passwords', ['scripts/tool.mjs', 'backup', 'backup'], 'npm run backup -- FILE.gz --without-passwords.'],
  ['hash_parameters', ['scripts/tool.mjs', 'backup', 'restore'], 'npm run restore -- FILE.gz --hash-parameters FILE.'],
  ['seed', ['scripts/simulate.mjs', '5'], 'npm run simulate -- --seed.'],
  ['first', ['scripts/deploy.mjs', 'no-such-league'], 'npm run deploy -- PROJECT --first.'],
  ['project', ['scripts/tool.mjs', 'commissioner', 'bob'], 'npm run commissioner -- NAME EMAIL --project PROJECT.'],
])('an option that npm kept for itself is refused: %s', (option, command, example) => {
  const env = { ...process.env, [`npm_config_${option}`]: 'true' }
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env })
  const sentence = `npm keeps --${option.replace('_', '-')} for itself: write -- before it, as in ${example}`
  expect([status, stderr.trim()]).toEqual([1, sentence])
})

test('an option that begins one of npm’s own is refused, too', () => {
  const { status, stderr } = spawnSync('npm', ['run', 'restore', 'x.gz', '--replace'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain(
    'npm keeps --replace for itself: write -- before it, as in npm run restore -- FILE.gz --replace.',
  )
})

test('an option of npm’s own that was set for npm is none of a tool', () => {
  const env = { ...process.env, npm_config_replace_registry_host: 'always' }
  expect(spawnSync(process.execPath, ['scripts/tool.mjs', 'backup', '--help'], { env }).status).toBe(0)
})

test.each([
  ['backup', 'usage: npm run backup -- FILE.gz '],
  ['commissioner', 'usage: npm run commissioner -- NAME EMAIL'],
  ['delete-account', 'usage: npm run delete-account -- '],
  ['referee', 'usage: npm run referee '],
])('asked for help, %s says how it is called, without a league', (name, usage) => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/tool.mjs', name, '--help'], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, expect.stringMatching(new RegExp(`^${usage}`))])
})

test.each([['7'], ['--sead'], ['--seed']])('the simulation takes nothing but its options: %s', (argument) => {
  expect(run('scripts/simulate.mjs', argument)).toBe(
    'usage: npm run simulate -- --seed 1 [--minutes 10] [--notifications]',
  )
})

/** Node 18 lacks `parseEnv`. An import of a name that a module lacks fails before any line of the script has run. */
const OLD_UTIL = 'data:text/javascript,import util from "util"; export default util'
const HOOKS = `export const resolve = (name, context, next) =>
  name === 'node:util' ? { url: ${JSON.stringify(OLD_UTIL)}, shortCircuit: true } : next(name, context)`
const oldNode = (version: string) => `import { register } from 'node:module'
  register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(HOOKS)}))
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`

test.each([
  ['scripts/tool.mjs', '18.20.8'],
  ['scripts/deploy.mjs', '20.18.3'],
  ['scripts/mutants.mjs', '21.7.3'],
  ['scripts/test.mjs', '22.11.0'],
  ['tools/icons.mjs', '20.18.3'],
  ['tools/logos/run.mjs', '22.11.0'],
])('%s under Node %s says which it needs', (script, version) => {
  const old = importing(oldNode(version))
  const needed = 'CFB Picks needs Node 22.12 or newer, or 20 from 20.19 on'
  expect(run(...old, script, 'unit')).toBe(`${needed}; this is ${version}.`)
})

/** As if another process listened on every port. */
const ALL_PORTS_TAKEN = `import { Server } from 'node:net'
  Server.prototype.listen = function () {
    setImmediate(() => this.emit('error', Object.assign(new Error('in use'), { code: 'EADDRINUSE' })))
    return this
  }`

test('nothing is built or deployed for a project while the product or its tests run here', () => {
  const file = 'functions/.env.league-of-this-test'
  writeFileSync(file, 'COMMISSIONERS=ann\nWEB_API_KEY=key\n')
  try {
    const args = [...importing(ALL_PORTS_TAKEN), 'scripts/deploy.mjs', 'league-of-this-test']
    // Were it not refused, it would be stopped among the checks that come before a deployment.
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 10_000 })
    expect(stderr).toContain('Another CFB Picks, its tests or its deployment is starting or running here')
    expect(stdout).toBe('')
  } finally {
    rmSync(file)
  }
})
