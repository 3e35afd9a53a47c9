import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const here = import.meta.dirname
const declared = Object.keys(JSON.parse(readFileSync(`${here}/package.json`, 'utf8')).dependencies)

/** Needed at every start of a function: bundled they are one file to find instead of over three hundred. */
const BUNDLED = ['express', 'firebase-admin', 'firebase-functions', 'zod']
/** Comes with firebase-admin, and loads its protocol's files relative to its own folder. */
const DATABASE = '@google-cloud/firestore'

/**
 * Bundles the functions with the game into `lib`, which is what is deployed; with `--mode tools`, the tools that only
 * run beside the emulators into `local`. Both find their other packages in `functions/node_modules`. `lib` is CommonJS,
 * since Node takes twice as long to import firebase-admin as to require it.
 */
export default defineConfig(({ mode }) => ({
  root: here,
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
    emptyOutDir: true,
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
              referee: `${here}/../scripts/referee.ts`,
              simulate: `${here}/../tests/simulation/main.ts`,
              simulator: `${here}/../scripts/simulator/main.ts`,
            }
          : { index: `${here}/src/index.ts` },
      external: [...declared, DATABASE]
        .filter((name) => mode === 'tools' || !BUNDLED.includes(name))
        .map((name) => new RegExp(`^${name}(/|$)`)),
      // The database's exports are getters, one of which loads gRPC. firebase-admin reads them all; unused reads go.
      treeshake: { propertyReadSideEffects: false },
      output:
        mode === 'tools'
          ? {}
          : {
              // A sixth of the file, which each start would have to read.
              comments: { jsdoc: false },
              format: 'cjs',
              entryFileNames: '[name].cjs',
              chunkFileNames: 'assets/[name]-[hash].cjs',
            },
    },
  },
}))
