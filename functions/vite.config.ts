import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

const here = import.meta.dirname
const declared = Object.keys(JSON.parse(readFileSync(`${here}/package.json`, 'utf8')).dependencies)

/** Comes with firebase-admin. */
const DATABASE = '@google-cloud/firestore'
/** Needed at every start of a function: bundled they are one file to find instead of over four hundred. */
const BUNDLED = ['express', 'firebase-admin', 'firebase-functions', 'zod', DATABASE]
/** What the database loads at its first call: gRPC, which finds its files by their place, and the protocol. */
const LATER = /^(?:\.\.?\/)+(v1|v1beta1|protos\/\w+)$/

/** The types of what the API takes and answers; the list of all is a tenth of the functions. */
const TYPES = /^(?:image|multipart|text)\/|^application\/(?:json|octet-stream|x-www-form-urlencoded)$/

/** Leaves out of the functions what every start would have to read and no call uses. */
const leanFunctions: Plugin = {
  name: 'lean-functions',
  enforce: 'pre',
  resolveId: {
    filter: { id: LATER },
    handler(id, importer) {
      const part = importer?.includes(`/${DATABASE}/`) && LATER.exec(id)?.[1]
      if (!part) return null
      return { id: `${DATABASE}/build/${part.startsWith('v1') ? `src/${part}` : part}`, external: true }
    },
  },
  load: {
    filter: { id: /\/(?:enabled-trace-util\.js|mime-db\/db\.json)$/ },
    handler(id) {
      // Nobody looks at traces, which are on unless a variable turns them off.
      if (id.endsWith('.js')) return `exports.EnabledTraceUtil = require('./disabled-trace-util').DisabledTraceUtil`
      const all = Object.entries(JSON.parse(readFileSync(id, 'utf8')))
      return JSON.stringify(Object.fromEntries(all.filter(([type]) => TYPES.test(type))))
    },
  },
}

/**
 * Bundles the functions with the game into `lib`, which is what is deployed; with `--mode tools`, the tools that only
 * run beside the emulators into `local`. Both find their other packages in `functions/node_modules`. `lib` is CommonJS,
 * since Node takes twice as long to import firebase-admin as to require it.
 */
export default defineConfig(({ mode }) => ({
  root: here,
  plugins: mode === 'tools' ? [] : [leanFunctions],
  // The simulation's tests find the package by its place; bundled, it is the one the functions declare.
  resolve: {
    tsconfigPaths: true,
    // `common` would bring the project's own copy beside that of the functions, and a cold start evaluate both.
    dedupe: BUNDLED,
    alias: [{ find: /^.*firebase-admin\/lib\/firestore\/index\.js$/, replacement: 'firebase-admin/firestore' }],
  },
  ssr: { noExternal: mode === 'tools' ? [] : true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: mode === 'tools' ? 'local' : 'lib',
    // Several tools may run at once, and each loads parts of itself while it runs: `buildAll` clears their folder.
    emptyOutDir: mode !== 'tools',
    sourcemap: true,
    rollupOptions: {
      // Cloud Functions looks at everything that the entry exports; parts that are loaded later must not add to it.
      preserveEntrySignatures: 'strict',
      input:
        mode === 'tools'
          ? {
              backup: `${here}/../scripts/backup.ts`,
              bench: `${here}/../bench/main.ts`,
              feed: `${here}/../scripts/simulator/server.ts`,
              seed: `${here}/../scripts/seed.ts`,
              commissioner: `${here}/../scripts/commissioner.ts`,
              'delete-account': `${here}/../scripts/delete-account.ts`,
              referee: `${here}/../scripts/referee.ts`,
              simulate: `${here}/../tests/simulation/main.ts`,
              simulator: `${here}/../scripts/simulator/main.ts`,
            }
          : { index: `${here}/src/index.ts` },
      external: [...declared, DATABASE, 'google-gax']
        .filter((name) => mode === 'tools' || !BUNDLED.includes(name))
        .map((name) => new RegExp(`^${name}(/|$)`)),
      // The database's exports are getters, one of which loads gRPC. firebase-admin reads them all; unused reads go.
      treeshake: { propertyReadSideEffects: false },
      output:
        mode === 'tools'
          ? {}
          : {
              // A third of the file, which each start would have to read. Names and lines stay, for the logs.
              comments: { jsdoc: false },
              minify: { mangle: { keepNames: true }, compress: false, codegen: false },
              format: 'cjs',
              entryFileNames: '[name].cjs',
              chunkFileNames: 'assets/[name]-[hash].cjs',
            },
    },
  },
}))
