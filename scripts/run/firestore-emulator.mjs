import { readFileSync } from 'node:fs'
import { inProject } from './paths.mjs'

/** A project of its own, so that an emulator that is in use keeps its rules. */
const PROJECT = 'demo-cfb-rules'

/** The security rules of a project in a Firestore emulator. */
const rulesAt = (host, project = PROJECT) => `${host}/emulator/v1/projects/${project}:securityRules`

/** Loads the product's rules for a project of a Firestore emulator. @returns its answer. */
export const loadRules = (host, project = PROJECT) =>
  fetch(rulesAt(host, project), {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content: readFileSync(inProject('firestore.rules'), 'utf8') }] } }),
  })

/** Whether a Firestore emulator answers at an address. Any program may have the port, but no other one has rules. */
export async function isFirestoreEmulator(host) {
  const answer = await fetch(rulesAt(host), { signal: AbortSignal.timeout(5_000) })
    .then((response) => response.json())
    .catch(() => null)
  return Boolean(answer?.rules)
}
