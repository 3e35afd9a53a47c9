import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const here = import.meta.dirname
const declared = Object.keys(JSON.parse(readFileSync(`${here}/package.json`, 'utf8')).dependencies)

/**
 * Bundles the functions with the game into `lib`, which is what is deployed; with `--mode tools`, the tools that only
 * run beside the emulators into `local`. Both find their packages in `functions/node_modules`.
 */
export default defineConfig(({ mode }) => ({
  root: here,
  // The simulation's tests find the package by its place; bundled, it is the one the functions declare.
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^.*firebase-admin\/lib\/firestore\/index\.js$/, replacement: 'firebase-admin/firestore' }],
  },
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
      external: declared.map((name) => new RegExp(`^${name}(/|$)`)),
    },
  },
}))
