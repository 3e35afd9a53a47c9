import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const said = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/tool.mjs', ...args], { encoding: 'utf8' }).stderr.trim()

test.each([
  ['behind the option', ['--project', 'no-such-league'], 'functions/.env.no-such-league is missing: '],
  ['joined to it', ['--project=no-such-league'], 'functions/.env.no-such-league is missing: '],
  ['left out', ['--project'], '--project needs the id of a Firebase project: --project PROJECT.'],
])('of a deployed league the tools take the project %s', (_place, option, sentence) => {
  expect(said('backup', 'backup', 'league.gz', ...option)).toContain(sentence)
})
