import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr.trim()
const said = (...args: string[]) => run('scripts/tool.mjs', ...args)

test.each([
  ['behind the option', ['--project', 'no-such-league'], 'functions/.env.no-such-league is missing: '],
  ['joined to it', ['--project=no-such-league'], 'functions/.env.no-such-league is missing: '],
  ['left out', ['--project'], '--project needs the id of a Firebase project: --project PROJECT.'],
])('of a deployed league the tools take the project %s', (_place, option, sentence) => {
  expect(said('backup', 'backup', 'league.gz', ...option)).toContain(sentence)
})

test('an option that npm kept for itself is refused, as it would be another league', () => {
  const env = { ...process.env, npm_config_project: 'our-league' }
  const { stderr } = spawnSync(process.execPath, ['scripts/tool.mjs', 'backup', 'backup', 'league.gz'], {
    encoding: 'utf8',
    env,
  })
  expect(stderr).toContain('npm keeps --project for itself: write -- before it')
})

/** Node 18 lacks `parseEnv`. An import of a name that a module lacks fails before any line of the script has run. */
const OLD_UTIL = 'data:text/javascript,import util from "util"; export default util'
const HOOKS = `export const resolve = (name, context, next) =>
  name === 'node:util' ? { url: ${JSON.stringify(OLD_UTIL)}, shortCircuit: true } : next(name, context)`
const OLD_NODE = `import { register } from 'node:module'
  register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(HOOKS)}))
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`

test.each(['tool.mjs', 'deploy.mjs', 'test.mjs'])('under an old Node %s says which it needs', (script) => {
  const old = ['--import', `data:text/javascript,${encodeURIComponent(OLD_NODE)}`]
  expect(run(...old, `scripts/${script}`, 'unit')).toBe('CFB Picks needs Node 20.19 or newer; this is 18.20.8.')
})
