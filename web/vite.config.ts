import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Hosting answers a missing file with 404.html, which is the app: it says itself that the page does not exist. */
const notFoundPage: Plugin = {
  name: 'not-found-page',
  apply: 'build',
  writeBundle: ({ dir = '' }) => copyFile(join(dir, 'index.html'), join(dir, '404.html')),
}

export default defineConfig({
  root,
  plugins: [react(), notFoundPage],
  resolve: { tsconfigPaths: true },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:5002' } },
})
