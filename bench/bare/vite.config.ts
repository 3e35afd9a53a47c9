import { defineConfig } from 'vite'

/** As the app: without IndexedDB, which the SDK would ask before each request (decision 38). */
export default defineConfig({ define: { indexedDB: 'undefined' }, build: { target: 'es2022' } })
