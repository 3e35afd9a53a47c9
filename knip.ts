import type { KnipConfig } from 'knip'

/** What `knip` checks: files, exports and packages that nothing uses. */
export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/{backup,seed,commissioner,delete-account,referee}.ts',
        'scripts/run/{auth,site}.mjs',
        'scripts/deploy/refuse.mjs',
        'web/src/worker/worker.ts',
        'scripts/simulator/main.ts',
        'bench/main.ts',
        'bench/bare/{page,vite.config}.ts',
        'tests/simulation/main.ts',
        'tests/mutants/*.config.ts',
        'tools/logos/{run.mjs,main.ts}',
      ],
      project: ['{common,scripts,tools,bench,tests,web}/**/*.{ts,tsx,mjs,css}'],
      playwright: { config: ['tests/browser/playwright.config.ts'] },
      stryker: { config: ['tests/mutants/*.stryker.mjs'] },
      // Two tests import it from functions/node_modules.
      ignoreDependencies: ['firebase-admin'],
      ignoreBinaries: ['java', 'gcloud'],
    },
    functions: { project: ['src/**'] },
  },
  compilers: {
    // The fonts of a stylesheet are used by their address.
    css: (text: string) => [...text.matchAll(/url\("(@[^"]+)"\)/g)].map(([, font]) => `import '${font}'`).join('\n'),
  },
} satisfies KnipConfig
