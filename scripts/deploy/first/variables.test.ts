import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '../../../tests/fixtures/folder'
import { keepVariables, knownVariables, variablesLostFromFile } from './variables.mjs'

let folder = ''
beforeEach(() => {
  folder = newFolder()
})
const written = () => readFileSync(join(folder, '.env.our-league'), 'utf8')

test('variables are added to a file that only its owner reads', () => {
  const known = { project: 'our-league', folder, variables: {} }
  keepVariables(known, { WEB_API_KEY: 'key' })
  keepVariables(known, { MAIL_FROM: 'CFB Picks <picks@example.com>' })
  expect(written()).toBe('WEB_API_KEY="key"\nMAIL_FROM="CFB Picks <picks@example.com>"\n')
  expect(statSync(join(folder, '.env.our-league')).mode & 0o777).toBe(0o600)
  expect(knownVariables('our-league', folder)).toEqual(known.variables)
  expect(() => keepVariables(known, { MAIL_FROM: '' })).toThrow('MAIL_FROM cannot be ""')
  writeFileSync(join(folder, '.env.our-league'), 'MAIL_FROM=\n')
  expect(() => keepVariables(known, { MAIL_FROM: '' }), 'also where the file has none').toThrow('MAIL_FROM cannot be')
})

test('what somebody wrote into the file stays as it is, but for a variable with a new value', () => {
  const own = `# ours\nMAIL_FROM='"CFB Picks" <picks@example.com>'\nexport COMMISSIONERS=ann\n\nSITE_URL=https://a.example`
  writeFileSync(join(folder, '.env.our-league'), own)
  const known = { project: 'our-league', folder, variables: {} }
  keepVariables(known, { WEB_API_KEY: 'key', COMMISSIONERS: 'ann' })
  expect(written()).toBe(`${own}\nWEB_API_KEY="key"\n`)
  keepVariables(known, { COMMISSIONERS: 'ann,bob' })
  expect(written()).toBe(
    `${own.replace('export COMMISSIONERS=ann\n', '')}\nWEB_API_KEY="key"\nCOMMISSIONERS="ann,bob"\n`,
  )
})

test('lost is what the league runs with and the file does not name, but for defaults and what stands there empty', () => {
  const MAIL_FROM = 'CFB Picks <no-reply@localhost>'
  const running = { COMMISSIONERS: 'ann,bob', WEB_API_KEY: 'key', SITE_URL: 'https://a.example', MAIL_FROM }
  const lost = (file: object) =>
    variablesLostFromFile({ variables: file }, { serviceConfig: { environmentVariables: running } })
  expect(lost({ WEB_API_KEY: 'key', COMMISSIONERS: 'ann,bob' })).toEqual({ SITE_URL: 'https://a.example' })
  expect(lost({ WEB_API_KEY: 'key', COMMISSIONERS: 'ann,bob', SITE_URL: '' })).toEqual({})
  expect(lost({})).toEqual({ COMMISSIONERS: 'ann,bob', WEB_API_KEY: 'key', SITE_URL: 'https://a.example' })
})
