import { relative } from 'node:path'
import { server } from 'superstatic'
import { api } from '../../functions/lib/index.cjs'
import { configFor } from '../hosting/config.mjs'
import { PORTS, ROOT } from './paths.mjs'
import { sandbox } from './sandboxes.mjs'

/**
 * `node site.mjs NUMBER`: the site of a sandbox. The files are served as the Hosting emulator does it, by the same
 * library with the same configuration, but not compressed, which would take longer than it saves on one machine. The
 * function runs in this process instead of the functions emulator, which knows one project and serves one call at a
 * time.
 */
const { ports, authEmulator, web } = sandbox(Number(process.argv[2]))
const { hosting } = configFor([authEmulator, `http://127.0.0.1:${PORTS.Firestore}`])

server({
  port: ports.site,
  hostname: '127.0.0.1',
  cwd: ROOT,
  config: { ...hosting, public: relative(ROOT, web) },
  stack: 'strict',
  rewriters: { function: async () => api },
}).listen()
