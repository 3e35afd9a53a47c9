import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { createApp } = require('firebase-tools/lib/emulator/auth/server.js')
const { SingleProjectMode } = require('firebase-tools/lib/emulator/auth/index.js')
const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state.js')

/** The project that the emulator believes every API key belongs to. */
const ASKED = 'the project of the port'
const projectOfPort = new AsyncLocalStorage()

/** The accounts of every project; those of {@link ASKED} are those of the port at which a request came in. */
class Projects extends Map {
  get(id) {
    const project = id === ASKED ? projectOfPort.getStore() : id
    if (!project) throw new Error('The project of a request is not known.')
    if (!this.has(project)) this.set(project, new AgentProjectState(project))
    return super.get(project)
  }
}

/**
 * `node auth.mjs PROJECT:PORT …`: the Auth emulators of these projects, each at its own port. One emulator serves them
 * all, for it compiles its interface when it starts, which takes seven seconds of the processor.
 */
const app = await createApp(ASKED, SingleProjectMode.NO_WARNING, new Projects())
for (const [project, port] of process.argv.slice(2).map((each) => each.split(':'))) {
  const server = createServer((request, response) => projectOfPort.run(project, () => app(request, response)))
  server.listen(Number(port), '127.0.0.1')
}
