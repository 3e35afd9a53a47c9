import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'
import { ROOT } from './sources'

const MAIN = 'web/src/main.tsx'
/** What every page of a player loads at once, beside its screen. */
const OUT_OF_REACH = 'web/src/live/OutOfReach.tsx'
const screen = (path: string) => `web/src/screens/${path}.tsx`

/** What a page loads before it shows what was last known, and the most that it may weigh (KB, gzip −9). */
const PAGES: [page: string, most: number, modules: string[]][] = [
  ['the home of a visitor', 90, [screen('home/Home')]],
  ['the weekly picks', 110, [screen('weekly-picks/WeeklyPicks'), OUT_OF_REACH]],
  ['the live scores', 110, [screen('live-scores/LiveScores'), OUT_OF_REACH]],
  ['the leaderboard', 110, [screen('leaderboard/Leaderboard'), OUT_OF_REACH]],
]
const ALL = 320

let chunks: Rolldown.OutputChunk[] = []
beforeAll(async () => {
  // Otherwise React's development build is measured.
  vi.stubEnv('NODE_ENV', 'production')
  const configFile = fileURLToPath(new URL('web/vite.config.ts', ROOT))
  const built = await build({ configFile, logLevel: 'silent', build: { write: false } })
  chunks = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output.filter((file) => file.type === 'chunk') : []))
})

const kilobytes = (files: readonly Rolldown.OutputChunk[]) =>
  files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000

/** The chunks that are loaded for a module: its own and those that it imports. */
function loadedFor(module: string): Rolldown.OutputChunk[] {
  const first = chunks.find(({ facadeModuleId, isEntry }) =>
    module === MAIN ? isEntry : facadeModuleId?.endsWith(`/${module}`),
  )
  if (!first) throw new Error(`${module} is no longer a chunk of its own.`)
  const files = new Set([first])
  for (const { imports } of files) {
    for (const file of chunks) if (imports.includes(file.fileName)) files.add(file)
  }
  return [...files]
}

test.each(PAGES)('%s loads at most %d KB of JavaScript before the first values', (_page, most, modules) => {
  const files = new Set([MAIN, ...modules].flatMap(loadedFor))
  expect(kilobytes([...files])).toBeLessThanOrEqual(most)
})

test(`all JavaScript is at most ${ALL} KB`, () => {
  expect(kilobytes(chunks)).toBeLessThanOrEqual(ALL)
})

test('no page loads Firebase, or the checks of requests, before the first values', () => {
  const files = PAGES.flatMap(([, , modules]) => [MAIN, ...modules].flatMap(loadedFor))
  const packages = files
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => /node_modules\/(@?firebase|zod)\//.test(id))
  expect(packages).toEqual([])
})
