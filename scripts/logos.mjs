import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { at, ROOT } from './run/paths.mjs'

/** `npm run logos` draws the logos again; a real logo dropped in web/public/logos stays as it is. */
await build({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: at('scripts', 'logos', 'main.ts'),
    target: 'node20',
    outDir: at('.cache', 'logos'),
    emptyOutDir: true,
    rollupOptions: { output: { entryFileNames: 'main.mjs' } },
  },
})
process.chdir(ROOT)
await import(pathToFileURL(at('.cache', 'logos', 'main.mjs')).href)
