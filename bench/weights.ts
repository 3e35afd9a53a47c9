import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const MAIN = 'web/src/main.tsx'
const screen = (path: string) => `web/src/screens/${path}.tsx`

/** What a page loads before it shows what was last known, and the most that it may weigh (KB, gzip −9). */
export const WEIGHED_PAGES = [
  { page: 'the home of a visitor', most: 90, modules: [screen('home/VisitorHome')] },
  { page: 'the weekly picks', most: 110, modules: [screen('weekly-picks/WeeklyPicks')] },
  { page: 'the live scores', most: 110, modules: [screen('live-scores/LiveScores')] },
  { page: 'the leaderboard', most: 110, modules: [screen('leaderboard/Leaderboard')] },
] as const

/** The most that all JavaScript may weigh (KB, gzip −9). */
export const HEAVIEST = 320

const kilobytes = (files: readonly Rolldown.OutputChunk[]) =>
  files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000

/** Builds the web app as for production and weighs it. @param root the project's folder. */
export async function weighApp(root: string) {
  // Otherwise React's development build is measured.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  const config = { configFile: `${root}/web/vite.config.ts`, logLevel: 'silent', build: { write: false } } as const
  const built = await build(config).finally(() => {
    // A variable that is set to undefined has that word as its value.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  })
  const chunks = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output.filter((file) => file.type === 'chunk') : []))

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

  const filesOf = (modules: readonly string[]) => [...new Set([MAIN, ...modules].flatMap(loadedFor))]
  return {
    /** What a page with these modules loads (KB). */
    before: (modules: readonly string[]) => kilobytes(filesOf(modules)),
    /** The modules of packages that it loads. */
    modulesBefore: (modules: readonly string[]) => filesOf(modules).flatMap(({ moduleIds }) => moduleIds),
    /** All of the app (KB). */
    all: kilobytes(chunks),
  }
}
