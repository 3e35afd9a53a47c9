import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { at, ROOT } from '../../scripts/run/paths.mjs'

/** `npm run logos` draws all logos; a file in web/public/logos that it did not draw is kept. */
await build({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: at('tools', 'logos', 'main.ts'),
    target: 'node20',
    outDir: at('.cache', 'logos'),
    emptyOutDir: true,
    rollupOptions: { output: { entryFileNames: 'main.mjs' } },
  },
})
process.chdir(ROOT)
await import(pathToFileURL(at('.cache', 'logos', 'main.mjs')).href)
