import { readFileSync } from 'node:fs'
import { startFirestoreEmulator } from '../run/emulators.mjs'
import { needFirestoreEmulator, needJava } from '../run/firestore-jar.mjs'
import { at, EMULATOR_ENV } from '../run/paths.mjs'
import { stopAll } from '../run/processes.mjs'
import { Stop } from '../run/say.mjs'

/** A project of its own, so that an emulator that is in use keeps its rules. */
const PROJECT = 'demo-cfb-rules'

/** Has a Firestore emulator compile the rules: the one that is running, or one started for it. @throws Stop */
export async function rulesCompile() {
  const running = `http://${EMULATOR_ENV.FIRESTORE_EMULATOR_HOST}`
  const isRunning = await fetch(running).then(
    () => true,
    () => false,
  )
  if (isRunning) return compileAt(running)
  needJava()
  await needFirestoreEmulator()
  await compileAt(await startFirestoreEmulator())
  await stopAll()
}

async function compileAt(host) {
  const content = readFileSync(at('firestore.rules'), 'utf8')
  const answer = await fetch(`${host}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  })
  if (!answer.ok) throw new Stop('firestore.rules does not compile.', `${await answer.text()}\n`)
}
