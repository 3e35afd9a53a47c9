import { pathToFileURL } from 'node:url'
import { main } from '../../scripts/run/main.mjs'
import { inProject, ROOT } from '../../scripts/run/paths.mjs'
import { setUp } from '../../scripts/run/setup.mjs'

/** `npm run logos` draws all logos; a file in web/public/logos that it did not draw is kept. */
await main(async () => {
  await setUp()
  // Imported here, because this script is loaded before the packages are installed.
  const { build } = await import('vite')
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: inProject('tools', 'logos', 'main.ts'),
      target: 'node20',
      outDir: inProject('.cache', 'logos'),
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  })
  process.chdir(ROOT)
  await import(pathToFileURL(inProject('.cache', 'logos', 'main.mjs')).href)
})
