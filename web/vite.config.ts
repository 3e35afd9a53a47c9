import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from './manifest'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Hosting answers a missing file with 404.html, which is the app: it says itself that the page does not exist. */
const notFoundPage: Plugin = {
  name: 'not-found-page',
  apply: 'build',
  writeBundle: ({ dir = '' }) => copyFile(join(dir, 'index.html'), join(dir, '404.html')),
}

/** Builds the service worker, writes the release's files into it, and the web manifest. `web/src/app` registers it. */
const installable = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'worker.ts',
  injectRegister: false,
  manifest,
  includeManifestIcons: false,
  // Not the fonts of the banners on the home page, which have a stand-in.
  injectManifest: { globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/{inter,barlow}-*.woff2'] },
})

export default defineConfig({
  root,
  plugins: [react(), notFoundPage, installable],
  resolve: { tsconfigPaths: true },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:5002' } },
})
