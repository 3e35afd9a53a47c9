import { createHash } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { hosting } from '../firebase.json'
import { manifest } from './manifest'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Hosting answers a missing file with 404.html, which is the app: it says itself that the page does not exist. */
const notFoundPage: Plugin = {
  name: 'not-found-page',
  apply: 'build',
  writeBundle: ({ dir = '' }) => copyFile(join(dir, 'index.html'), join(dir, '404.html')),
}

/** A device keeps the page together with its headers, so a change of either makes a release. */
const headersOfPage = createHash('sha256').update(JSON.stringify(hosting.headers)).digest('hex').slice(0, 16)

/** Builds the service worker, writes the release's files into it, and the web manifest. `web/src/app` registers it. */
const installable = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'worker.ts',
  injectRegister: false,
  manifest,
  includeManifestIcons: false,
  // The other fonts are for a player's own card on the home page.
  injectManifest: {
    globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/{inter,barlow}-*.woff2'],
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) =>
          entry.url === 'index.html' ? { ...entry, revision: `${entry.revision}-${headersOfPage}` } : entry,
        ),
      }),
    ],
  },
})

export default defineConfig({
  root,
  plugins: [react(), notFoundPage, installable],
  resolve: { tsconfigPaths: true },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:5002' } },
})
