import { createRequire } from 'node:module'
import { sandbox } from './sandboxes.mjs'

const { AuthEmulator } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/index.js')

/**
 * `node auth.mjs NUMBER …`: the Auth emulators of these sandboxes. One process serves them all, without firebase-tools'
 * command line, which takes seconds of the processor to start each.
 */
for (const number of process.argv.slice(2).map(Number)) {
  const { project: projectId, ports } = sandbox(number)
  await new AuthEmulator({ projectId, host: '127.0.0.1', port: ports.auth }).start()
}
