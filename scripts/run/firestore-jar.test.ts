import { spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { newFolder } from '../../tests/fixtures/folder'
import { importLine } from '../../tests/fixtures/import-line'
import { firestoreJar, isCached, javaOptions } from './firestore-jar.mjs'

/** The only folder on the PATH of the script. */
let folder = ''

beforeEach(() => {
  folder = newFolder()
})

/** What a start says about the `java` of that folder. @param version what `java -version` prints; null for no Java. */
function requireJavaSays(version: string | null): string {
  if (version !== null) {
    writeFileSync(join(folder, 'java'), `#!/bin/sh\necho '${version}' >&2\n`)
    chmodSync(join(folder, 'java'), 0o755)
  }
  const code = `
    ${importLine('requireJava', import.meta.dirname, 'firestore-jar.mjs')}
    ${importLine('main', import.meta.dirname, 'main.mjs')}
    await main(requireJava)`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { PATH: folder },
  })
  return stderr.trim()
}

test.each([
  ['Java 17', 'openjdk version "17.0.15" 2025-04-15', ''],
  ['Java 11', 'java version "11.0.2" 2019-01-15', ''],
  ['an early access build', 'openjdk version "26-ea" 2026-03-17', ''],
  [
    'Java 8',
    'java version "1.8.0_392"',
    'CFB Picks needs Java 11 or newer for the Firestore emulator; this is Java 8.',
  ],
  ['none', null, 'CFB Picks needs Java 11 or newer for the Firestore emulator: install a JRE and start again.'],
])('%s', (_, version, says) => {
  expect(requireJavaSays(version)).toBe(says)
})

test('an emulator of another version than firebase-tools starts is as good as none', () => {
  vi.stubEnv('FIREBASE_EMULATORS_PATH', folder)
  const info = createRequire(import.meta.url)('firebase-tools/lib/emulator/downloadableEmulatorInfo.json')
  writeFileSync(join(folder, 'cloud-firestore-emulator-v1.0.0.jar'), '')
  expect(isCached()).toBe(false)
  writeFileSync(join(folder, `cloud-firestore-emulator-v${info.firestore.version}.jar`), '')
  expect(isCached()).toBe(true)
})

test.each([
  ['', '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'],
  ['-Djavax.net.ssl.trustStore=/x', '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Djavax.net.ssl.trustStore=/x'],
  ['-Xmx2g -XX:+UseG1GC', '-XX:TieredStopAtLevel=1 -Xmx2g -XX:+UseG1GC'],
])('the machine’s own options of Java %j stay', (own, options) => expect(javaOptions(own)).toBe(options))

test('a jar that is named and not there is said, whatever else could be started', () => {
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '/nowhere.jar')
  expect(firestoreJar).toThrow('FIRESTORE_EMULATOR_BINARY_PATH names /nowhere.jar, which does not exist.')
})
