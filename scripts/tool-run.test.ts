import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * As if the emulators ran, nothing were noted of who started them, and the tools were built. Commands are printed
 * instead of run: a build succeeds, and a tool ends with 3.
 */
const SCENE = `import child from 'node:child_process'
  import { EventEmitter } from 'node:events'
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { existsSync } = fs
  fs.existsSync = (path) => path.includes('/functions/local/') || (!path.endsWith('running.json') && existsSync(path))
  child.spawn = (_command, [script, ...args], { env }) => {
    console.log(JSON.stringify({ script: script.split('/').at(-1), args, env }))
    const running = new EventEmitter()
    setImmediate(() => ['exit', 'close'].forEach((name) => running.emit(name, script.endsWith('vite.js') ? 0 : 3)))
    return running
  }
  syncBuiltinESMExports()
  globalThis.fetch = async () => Response.json({ rules: {} })`

/** Runs a script in that scene. @returns its exit status, what it said, and what it ran. */
function runs(env: Record<string, string>, ...command: string[]) {
  const args = ['--import', `data:text/javascript,${encodeURIComponent(SCENE)}`, ...command]
  const own = { ...process.env, FEED_URL: '', ...env }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: own })
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
  const commands = lines.map((line) => JSON.parse(line) as { script: string; args: string[]; env: typeof env })
  return { status, stderr, commands, last: commands.at(-1) }
}

test('a tool for a deployed league is built again, gets its variables, and says how it ended', () => {
  const file = 'functions/.env.league-of-the-tools'
  writeFileSync(file, 'COMMISSIONERS=ann\nWEB_API_KEY=key\n')
  try {
    const asked = ['scripts/tool.mjs', 'commissioner', '--project=league-of-the-tools', 'ann', 'ann@example.com']
    const { status, commands, last } = runs({}, ...asked)
    expect(commands.map(({ script }) => script)).toEqual(['vite.js', 'commissioner.js'])
    expect([status, last?.args]).toEqual([3, ['ann', 'ann@example.com']])
    expect(last?.env).toMatchObject({ COMMISSIONERS: 'ann', GCLOUD_PROJECT: 'league-of-the-tools' })
    expect(last?.env).not.toHaveProperty('FIRESTORE_EMULATOR_HOST')
  } finally {
    rmSync(file)
  }
})

test('a tool beside the running product is the one that was built with it, and works on the emulators', () => {
  const { status, commands, last } = runs({ FEED_URL: 'http://feed/' }, 'scripts/tool.mjs', 'referee')
  expect([status, commands.map(({ script }) => script)]).toEqual([3, ['referee.js']])
  expect(last?.env).toMatchObject({ FEED_URL: 'http://feed/', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })
})

test('emulators that another folder has started are not taken for this one’s', () => {
  const { status, stderr, commands } = runs({}, 'scripts/tool.mjs', 'referee')
  expect([status, commands]).toEqual([1, []])
  expect(stderr).toContain(
    'The emulators that are running were not started from this folder: run npm start here first.',
  )
})

test('a simulation without notifications is the same run whatever keys the shell has', () => {
  const simulate = (...options: string[]) => runs({ VAPID_PUBLIC_KEY: 'own' }, 'scripts/simulate.mjs', ...options)
  expect(simulate('--seed', '5')).toMatchObject({ status: 3, last: { args: ['--seed', '5'] } })
  expect(simulate('--seed', '5').last?.env).not.toHaveProperty('VAPID_PUBLIC_KEY')
  expect(simulate('--notifications').last?.env).toHaveProperty('VAPID_PUBLIC_KEY', 'own')
})

test.each<[sentence: string, env: Record<string, string>, ...command: string[]]>([
  ['npm start takes no foo: its settings are variables, as in SEED=empty npm start.', {}, 'scripts/start.mjs', 'foo'],
  ['SEED is demo or empty, not full.', { SEED: 'full' }, 'scripts/start.mjs'],
  ['REFEREE_SECONDS is a number of seconds above 0.', { REFEREE_SECONDS: '-1' }, 'scripts/start.mjs'],
  [
    'npm run mutants takes no week.ts, but beside or scenes, or options of Stryker.',
    {},
    'scripts/mutants.mjs',
    'week.ts',
  ],
  ['The first time asks questions: run it in a terminal.', {}, 'scripts/deploy.mjs', 'no-such-league', '--first'],
])('%s', (sentence, env, ...command) => {
  const { status, stderr, commands } = runs(env, ...command)
  expect([status, stderr.trim(), commands]).toEqual([1, sentence, []])
})
