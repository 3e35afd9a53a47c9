import { writeFileSync } from 'node:fs'
import { configFor } from './hosting/config.mjs'
import { main } from './run/main.mjs'
import { at } from './run/paths.mjs'
import { run } from './run/processes.mjs'
import { setUp } from './run/setup.mjs'

/** `npm run headers` writes the headers of scripts/hosting/headers.mjs into firebase.json. */
await main(async () => {
  await setUp()
  const file = at('firebase.json')
  writeFileSync(file, JSON.stringify(configFor()))
  await run(process.execPath, [at('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'format', '--write', file])
})
