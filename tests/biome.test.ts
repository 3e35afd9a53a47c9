import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { newFolder } from './fixtures/folder'
import { ROOT, textOf } from './sources'

/** Files that break a rule of biome.json. */
const breaches: [rule: string, path: string, text: string][] = [
  ['noImportCycles', 'web/src/a.ts', `export { b } from '#web/b'`],
  ['noImportCycles', 'web/src/b.ts', `import type { a } from './a'\nexport const b = (): typeof a => 1`],
  ['noRestrictedImports', 'common/game/line.ts', `import { z } from 'zod'`],
  ['noRestrictedImports', 'functions/src/app.ts', `import { onRequest } from 'firebase-functions/v2/https'`],
  ['noRestrictedImports', 'web/src/screens/home/VisitorHome.tsx', `const auth = await import('firebase/auth')`],
  ['noRestrictedImports', 'web/src/screens/home/Today.tsx', `import { Link } from 'react-router-dom'`],
  // A bundler leaves an undeclared package external and still builds without an error.
  ['noUndeclaredDependencies', 'functions/src/people/claims.ts', `import { app } from 'firebase/app'`],
  ['noUndeclaredDependencies', 'web/src/main.tsx', `import { test } from 'vitest'`],
  ['noExplicitAny', 'scripts/seed.ts', 'const week = answer as any'],
  ['noNestedTernary', 'scripts/run/say.mjs', 'const word = a ? b : c ? d : e'],
  ['noNestedTernary', 'web/src/ui/Words.tsx', 'export const Words = () => <p>{a ? b : c ? d : e}</p>'],
  ['noExcessiveLinesPerFile', 'tests/long.ts', 'run()\n'.repeat(201)],
]

test('Biome finds every breach of the rules that are in biome.json', () => {
  const folder = newFolder()
  const settings = ['biome.json', 'tsconfig.json', 'package.json', 'functions/package.json']
  const files = settings.map((path) => [path, textOf(path)] as const)
  for (const [path, text] of [...files, ...breaches.map(([, ...file]) => file)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const biome = fileURLToPath(new URL('node_modules/@biomejs/biome/bin/biome', ROOT))
  const args = [biome, 'lint', '--reporter=github', '--diagnostic-level=error', '--vcs-enabled=false', '.']
  const found = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout.split('\n')
  const isFound = (rule: string, path: string) =>
    found.some((line) => line.includes(`/${rule},`) && line.includes(`/${path},`))
  const missed = breaches.filter(([rule, path]) => !isFound(rule, path))
  expect(missed.map(([rule, path]) => `${rule} in ${path}`)).toEqual([])
})
