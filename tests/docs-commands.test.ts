import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { paths } from '#common/paths'
import { TRANSIENT } from '#functions/backup/documents'
import { logCommand } from '../scripts/deploy/project.mjs'
import { filesIn, ROOT, textOf } from './sources'

const scripts = (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts
/** The built tools' sources by name, and what else a script hands its options to. */
const TOOLS: Record<string, string> = {
  ...{ backup: 'scripts/backup.ts', commissioner: 'scripts/commissioner.ts', referee: 'scripts/referee.ts' },
  'delete-account': 'scripts/delete-account.ts',
  ...{ simulate: 'tests/simulation/main.ts', mutants: 'node_modules/@stryker-mutator/core/dist/src/stryker-cli.js' },
}

/** Every command of a text that starts with these words, in backticks or in a block of a shell. */
const commandsIn = (text: string, words: RegExp): string[] => {
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'))
  const quoted = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, words = '']) => words)
  return [...blocks, ...quoted]
    .map((line) => line.replace(/\s+#.*|\s+/g, ' ').trim())
    .filter((line) => words.test(line))
}

/** What is wrong with a command of npm: there is no such script, or it does not know an option. */
function wrongIn(command: string): string[] {
  const [, name = '', rest = ''] = /^npm (?:run )?([\w:-]+)(.*)$/.exec(command) ?? []
  const script = scripts[name]
  if (!script) return [`there is no ${name}`]
  const files = script.split(' ').flatMap((word) => [...(/^[\w/-]+\.mjs$/.test(word) ? [word] : []), TOOLS[word] ?? []])
  const source = [...files, TOOLS[name] ?? []].flat().map(textOf).join('\n')
  // Options may be declared without their dashes.
  const isKnown = (option: string) => source.includes(option) || source.includes(`'${option.slice(2)}'`)
  return [...new Set(rest.match(/--[a-z][\w-]*/g))].filter(
    (option) => !isKnown(option) && !source.includes(`${option.slice(2)}:`),
  )
}

/** Whether the Firebase CLI has a command: each has a file. */
const isFirebases = (command: string) => {
  const name = command.split(' ')[2]?.replaceAll(':', '-')
  return existsSync(new URL(`node_modules/firebase-tools/lib/commands/${name}.js`, ROOT))
}

const documents = filesIn('.').filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')

test.each(documents)('the commands of %s exist, with their options', (path) => {
  const text = textOf(path)
  const commands = commandsIn(text, /^npm (run [a-z]|start|test)/)
  expect(commands.flatMap((command) => wrongIn(command).map((what) => `${command}: ${what}`))).toEqual([])
  expect(commandsIn(text, /^npx firebase /).filter((command) => !isFirebases(command))).toEqual([])
})

test('the commands of the README are found', () => {
  expect(commandsIn(textOf('README.md'), /^npm (run [a-z]|start|test)/).length).toBeGreaterThan(20)
})

test('a command or an option that does not exist is found', () => {
  const text =
    '`npm run gone`, `npm run backup -- FILE --fast` and\n```sh\nnpm run deploy -- PROJECT --frist # now\n```'
  expect(commandsIn(text, /^npm run/).flatMap(wrongIn)).toEqual(['--frist', 'there is no gone', '--fast'])
  expect(isFirebases('npx firebase functions:secrets:get X')).toBe(true)
  expect(isFirebases('npx firebase hosting:stop')).toBe(false)
})

test('the runbook reads the log as a deployment says', () => {
  expect(textOf('docs/runbook.md')).toContain(`\n${logCommand('PROJECT', 'FUNCTION')}\n`)
})

test('back to a minute goes every collection but those that a backup leaves out, devices, and notes of what is under way or sent', () => {
  const makers = Object.values(paths) as ((...names: string[]) => string)[]
  // Every other segment of a path is a collection's name.
  const names = makers.flatMap((path) =>
    path('1', '2', '3', '4')
      .split('/')
      .filter((_, index) => index % 2 === 0),
  )
  const left = new Set([...TRANSIENT, 'signInChanges', 'reminded', 'devices'])
  const listed = [...textOf('docs/runbook.md').matchAll(/^(?:GAMES|ALL)=(?:\$\w+,)?(.+)$/gm)].flatMap(([, list = '']) =>
    list.split(','),
  )
  expect(listed.sort()).toEqual([...new Set(names)].filter((name) => !left.has(name)).sort())
})

describe('run without what they need, commands say how they are meant', () => {
  test.each([
    [['scripts/deploy.mjs'], 'usage: npm run deploy -- --check'],
    [['scripts/deploy.mjs', 'our-league', '--frist'], 'npm run deploy -- PROJECT --first'],
    [['scripts/deploy.mjs', 'demo-cfb-picks', '--first'], 'demo-cfb-picks is the project of the emulators'],
    [
      ['scripts/test.mjs', 'unti'],
      'npm test -- unti: a name begins with one of unit, rules, api, browser, webkit, firefox, shots',
    ],
    [['scripts/test.mjs', 'tests/simulation'], 'npm test -- tests/simulation: a name begins with one of unit'],
    [
      ['scripts/start.mjs', '--dve'],
      'npm start takes no --dve: its settings are variables, as in SEED=empty npm start.',
    ],
    [['scripts/test.mjs', '--watch'], 'npm test -- --watch: a name begins with one of unit'],
  ])('%j', (command, says) => {
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining(says)])
  })
})
