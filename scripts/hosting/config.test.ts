import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../tests/fixtures/folder'
import { emulatorConfig, paramLines, writeEmulatorConfig } from './config.mjs'

test('every param has a value under the emulators, and every secret one that is not empty', () => {
  const { variables, secrets } = paramLines({ COMMISSIONERS: '', SMTP_URL: '' })
  expect(variables).toContain('COMMISSIONERS="commish,deputy"\n')
  expect(variables).toContain('SITE_URL=""\n')
  expect(variables).not.toContain('SMTP_URL')
  expect(secrets).toContain('SMTP_URL="none"\n')
})

test('the environment of a start goes before the defaults', () => {
  const { variables, secrets } = paramLines({ COMMISSIONERS: 'ann', SMTP_URL: 'smtp://127.0.0.1', HOME: '/root' })
  expect(variables).toContain('COMMISSIONERS="ann"\n')
  expect(secrets).toContain('SMTP_URL="smtp://127.0.0.1"\n')
  expect(variables).not.toContain('HOME')
})

test('a local start writes its configuration, variables and secrets below the folder that it is given', () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'functions'))
  const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')
  expect(writeEmulatorConfig({ COMMISSIONERS: 'ann', SMTP_URL: 'smtp://x' }, folder)).toBe(
    join(folder, 'firebase.emulators.json'),
  )
  expect(readdirSync(folder).sort()).toEqual(['.cache', 'firebase.emulators.json', 'functions'])
  expect(JSON.parse(read('firebase.emulators.json'))).toEqual(emulatorConfig())
  expect(read('.cache', 'emulators', '.env')).toContain('COMMISSIONERS="ann"\n')
  expect(read('functions', '.secret.local')).toContain('SMTP_URL="smtp://x"\n')
})
