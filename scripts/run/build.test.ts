import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../tests/fixtures/folder'
import { copyWebTo } from './build.mjs'

/** A built web app whose Firebase chunk has this code. */
function builtWith(code: string): string {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'firebase-abc.js'), code)
  return folder
}
const target = () => ({ project: 'demo-other', authEmulator: 'http://127.0.0.1:9101', web: join(newFolder(), 'web') })

test('a copy of the web app talks to another project and another Auth emulator', () => {
  const to = target()
  copyWebTo(to, builtWith('start("demo-cfb-picks", "http://127.0.0.1:9099", "127.0.0.1:8080")'))
  expect(readFileSync(join(to.web, 'assets', 'firebase-abc.js'), 'utf8')).toBe(
    'start("demo-other", "http://127.0.0.1:9101", "127.0.0.1:8080")',
  )
})

test.each(['start("our-league", "http://127.0.0.1:9099")', 'start("demo-cfb-picks")'])(
  'a web app that is built for a project of one’s own is not copied: %s',
  (code) => expect(() => copyWebTo(target(), builtWith(code))).toThrow('firebase-abc.js names no emulators.'),
)
