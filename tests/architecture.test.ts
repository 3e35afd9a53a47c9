import { describe, expect, test } from 'vitest'
import { type Import, type Source, source, sourcesIn, stylesheets } from './sources'

// What Biome can check is in biome.json: cycles, packages, `any`, the length of files. Its rules are tried in
// biome.test.ts.

interface Rule {
  says: string
  /** The first import or words of a file that break the rule. */
  check(file: Source): string | undefined
  /** A file that breaks the rule, to prove that the rule finds it. */
  breach: [path: string, text: string]
}

interface Part {
  folder: string
  /** The folders outside that it may import. */
  imports: readonly string[]
  /** Its own files and folders; each may import only itself and those after it. */
  order?: readonly string[]
}

const parts: readonly Part[] = [
  {
    folder: 'common',
    imports: [],
    // The paths know every document's type, so they stand first; nothing in common/ imports them.
    order: [
      ...['paths', 'page-paths', 'api', 'nicknames', 'race', 'boards', 'week', 'game'],
      ...['people', 'teams', 'counted', 'durations', 'plain-name', 'random'],
    ],
  },
  {
    folder: 'functions/src',
    imports: ['common'],
    order: [
      ...['index', 'schedule', 'http', 'routes', 'backup', 'desk', 'mail', 'people', 'migrations'],
      ...['referee', 'feed', 'push', 'outbox', 'at-most-every', 'db', 'config', 'params.json', 'log'],
    ],
  },
  {
    folder: 'web/src',
    imports: ['common'],
    // The global stylesheets stand right after main: nothing else imports them.
    order: [
      ...['main', 'tokens.css', 'base.css', 'shared.css'],
      ...['App', 'RareScreens', 'screens', 'picking', 'live', 'push', 'app'],
      ...['ui', 'api', 'session', 'errors', 'withTimeout', 'worker', 'urls'],
    ],
  },
  { folder: 'scripts/season', imports: ['common'] },
  { folder: 'scripts/simulator', imports: ['common', 'scripts/season'] },
  { folder: 'scripts/demo', imports: ['common', 'scripts/season'] },
]

const isIn = (path: string, folder: string) => path.startsWith(`${folder}/`)
const partOf = (path: string) => parts.find(({ folder }) => isIn(path, folder))
/** The name of a part's file or folder that a path is in. */
const entryOf = (path: string, { folder }: Part) =>
  path
    .slice(folder.length + 1)
    .split('/')[0]
    ?.replace(/\.tsx?$/, '') ?? ''
const screenOf = (path: string) => /^web\/src\/screens\/([^/]+)\//.exec(path)?.[1]

/** A rule about the imports of the files whose path matches. */
const noImport =
  (paths: RegExp, isForbidden: (needed: Import, file: Source) => boolean): Rule['check'] =>
  (file) =>
    paths.test(file.path) ? file.imports.find((needed) => isForbidden(needed, file))?.from : undefined
/** A rule about the code of the files whose path matches. */
const noCode =
  (paths: RegExp, words: RegExp): Rule['check'] =>
  ({ path, code }) =>
    paths.test(path) ? words.exec(code)?.[0] : undefined

const rules: Rule[] = [
  {
    says: 'a part imports itself and the folders that it may',
    check: (file) => {
      const part = partOf(file.path)
      const allowed = part && [part.folder, ...part.imports]
      return file.imports.find(({ from, isFile }) => isFile && allowed?.every((folder) => !isIn(from, folder)))?.from
    },
    breach: ['scripts/simulator/stage.ts', `import { lineOf } from '../demo/line'`],
  },
  {
    says: 'imports go one way through the folders of a part',
    check: (file) => {
      const part = partOf(file.path)
      if (!part?.order || file.path.endsWith('.d.ts')) return
      const place = (path: string) => part.order?.indexOf(entryOf(path, part)) ?? -1
      if (place(file.path) < 0) return `${entryOf(file.path, part)} has no place in the order`
      return file.imports.find(({ from }) => isIn(from, part.folder) && place(from) < place(file.path))?.from
    },
    breach: ['functions/src/feed/espn.ts', `import { transact } from '../referee/pass'`],
  },
  {
    says: 'a screen never imports another screen',
    check: noImport(/^web\/src\/screens\//, ({ from }, { path }) => {
      const other = screenOf(`${from}/`)
      return other !== undefined && other !== screenOf(path)
    }),
    breach: ['web/src/screens/home/VisitorHome.tsx', `import { Row } from '../leaderboard/Row'`],
  },
  {
    // The route table and the bodies need zod, which would make the pages much larger.
    says: 'web/ imports only types of common/api/',
    check: noImport(/^web\/src\//, ({ from, typeOnly }) => /^common\/api\//.test(from) && !typeOnly),
    breach: ['web/src/api.ts', `import { type Answer, routes } from '#common/api/routes'`],
  },
  {
    says: 'common/ reads no clock and no random numbers',
    check: noCode(/^common\//, /\bDate\.now\b|\bDate\(\s*\)|\bnew Date(?![\w(])|\bMath\.random\b|\bperformance\.now\b/),
    breach: ['common/game/lock.ts', 'export const today = () => new Date( )'],
  },
  {
    says: 'only web/src/live/ listens to documents',
    check: noCode(/^web\/src\/(?!live\/)/, /\bonSnapshot\b/),
    breach: ['web/src/app/App.tsx', 'onSnapshot(document, next)'],
  },
]

const sources = sourcesIn('common', 'functions/src', 'web/src', 'scripts', 'tools', 'bench')

describe.each(rules.map((rule) => [rule.says, rule] as const))('%s', (_says, { check, breach }) => {
  test('in every source', () => {
    expect(sources.map((file) => [file.path, check(file)]).filter(([, offence]) => offence)).toEqual([])
  })
  test('and a breach is found', () => expect(check(source(...breach))).toBeDefined())
})

test('every import is read, and no comment', () => {
  const { imports, code } = source(
    'web/src/live/follow.ts',
    `import './base.css'
    import {
      type A,
      b,
    } from '../b' // from './c'
    export type { D } from '#common/d'
    /* import 'e' */ const f = () => import('@f/f/g') + 'as any'`,
  )
  expect(imports).toEqual([
    { from: 'web/src/live/base.css', isFile: true, typeOnly: false },
    { from: 'web/src/b', isFile: true, typeOnly: false },
    { from: 'common/d', isFile: true, typeOnly: true },
    { from: '@f/f/g', isFile: false, typeOnly: false },
  ])
  expect(code).not.toMatch(/any|\/\/|\*/)
})

const EXPORT = /^export (?:abstract )?(?:const|let|(?:async )?function\*?|type|interface|class) (\w+)/gm

/** The exported names that more than one file declares, each with its files. */
function declaredTwice(files: readonly Source[]): string[][] {
  const paths = new Map<string, Set<string>>()
  for (const { path, code } of files)
    for (const [, name = ''] of code.matchAll(EXPORT)) paths.set(name, (paths.get(name) ?? new Set()).add(path))
  return [...paths].flatMap(([name, found]) => (found.size > 1 ? [[name, ...found]] : []))
}

test('no exported name is declared in two files', () => {
  const breach = [source('common/a.ts', 'export const week = 1'), source('web/src/b.ts', 'export type week = 1')]
  expect(declaredTwice(breach)).toEqual([['week', 'common/a.ts', 'web/src/b.ts']])
  expect(declaredTwice(sources)).toEqual([])
})

test('no two files differ only in case', () => {
  // On macOS and Windows an import of `./Today` would find `today.ts` before `Today.tsx`.
  const paths = sources.map(({ path }) => path.replace(/\.tsx?$/, '').toLowerCase())
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

const sheets = stylesheets()

test('a stylesheet has at most 200 lines', () => {
  // Biome counts the lines of scripts only.
  expect(sheets.filter(([, text]) => text.split('\n').length > 201).map(([path]) => path)).toEqual([])
})

/** The sizes of letters in px. `min()` keeps letters within their place, where the same words stand beside it. */
const inPixels = (text: string) => text.match(/\bfont(-size)?: (?![^;]*min\()[^;]*\dpx/g) ?? []

test('type is in rem, so that it follows the text size of the browser', () => {
  expect(inPixels('font: 600 15px / 1 x; font-size: max(1rem, 9px); font-size: min(1rem, 9px)')).toHaveLength(2)
  expect(sheets.map(([path, text]) => [path, inPixels(text)]).filter(([, sizes]) => sizes?.length)).toEqual([])
})
