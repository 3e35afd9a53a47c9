import { describe, expect, test } from 'vitest'
import { circle, declaredPackages, type Import, type Source, source, sourcesIn } from './sources'

/** Whether a file breaks a law, and by what; null when it keeps it. */
type Check = (file: Source) => string | null | undefined

interface Law {
  says: string
  /** The files it binds. */
  binds: RegExp
  check: Check
  /** A file that would break it, to prove that the law bites. */
  breach: [path: string, text: string]
}

const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path)
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

/** The law that some imports are not allowed. */
const noImport =
  (forbidden: (needed: Import, file: Source) => boolean): Check =>
  (file) =>
    file.imports.find((needed) => forbidden(needed, file))?.from
const noCode =
  (words: RegExp): Check =>
  ({ code }) =>
    words.exec(code)?.[0]

const shipped = declaredPackages('functions/package.json')
const screenOf = (path: string) => /^web\/src\/screens\/([^/]+)\//.exec(path)?.[1]
/** Tables of facts may be longer than two screens; none is so far. */
const tablesOfFacts: readonly string[] = []

const laws: Law[] = [
  {
    says: 'common/ imports only itself, and zod where calls are described',
    binds: /^common\/(?!.*\.test\.ts$)/,
    check: noImport(({ from, isFile }, { path }) =>
      isFile ? !from.startsWith('common/') : from !== 'zod' || !/^common\/api\/(routes|requests)\.ts$/.test(path),
    ),
    breach: ['common/game/line.ts', `import { z } from 'zod'`],
  },
  {
    says: 'common/ has no clock and no dice',
    binds: /^common\/(?!.*\.test\.ts$)/,
    check: noCode(/\bDate\.now\b|\bDate\(\s*\)|\bnew Date(?![\w(])|\bMath\.random\b|\bperformance\.now\b/),
    breach: ['common/game/lock.ts', 'export const today = () => new Date( )'],
  },
  {
    says: 'functions/ imports only itself and common/ of the house',
    binds: /^functions\/src\/(?!.*\.test\.ts$)/,
    check: noImport(({ from, isFile }) => isFile && !/^(functions\/src|common)\//.test(from)),
    breach: ['functions/src/app.ts', `import { urls } from '#web/urls'`],
  },
  {
    // A bundler leaves an undeclared package external and still builds green.
    says: 'functions/ imports only the packages it declares',
    binds: /^functions\/src\/(?!.*\.test\.ts$)/,
    check: noImport(({ from, isFile }) => !isFile && !from.startsWith('node:') && !shipped.includes(packageOf(from))),
    breach: ['functions/src/app.ts', `import { app } from 'firebase/app'`],
  },
  {
    says: 'only functions/src/index.ts names a Cloud Function',
    binds: /^functions\/src\/(?!index\.ts$)/,
    check: noImport(({ from }) => packageOf(from) === 'firebase-functions' && !/\/(logger|params)$/.test(from)),
    breach: ['functions/src/http/router.ts', `import { onRequest } from 'firebase-functions/v2/https'`],
  },
  {
    says: 'web/ imports only itself and common/ of the house',
    binds: /^web\/src\/(?!.*\.test\.tsx?$)/,
    check: noImport(({ from, isFile }) => isFile && !/^(web|common)\//.test(from)),
    breach: ['web/src/session/session.ts', `import type { Call } from '#functions/routes/handler'`],
  },
  {
    says: 'in web/ only live/ imports firebase',
    binds: /^web\/src\/(?!live\/)/,
    check: noImport(({ from }) => packageOf(from) === 'firebase'),
    breach: ['web/src/screens/home/Home.tsx', `const auth = await import('firebase/auth')`],
  },
  {
    says: 'only web/src/live/ listens',
    binds: /^web\/src\/(?!live\/)/,
    check: noCode(/\bonSnapshot\b/),
    breach: ['web/src/app/App.tsx', 'onSnapshot(document, next)'],
  },
  {
    says: 'a screen never imports another screen',
    binds: /^web\/src\/screens\//,
    check: noImport(({ from }, { path }) => ![undefined, screenOf(path)].includes(screenOf(`${from}/`))),
    breach: ['web/src/screens/home/Home.tsx', `import { Row } from '../leaderboard/Row'`],
  },
  {
    // The table carries zod with it, which would weigh more than the page.
    says: 'web/ knows the route table only by its types',
    binds: /^web\/src\/(?!.*\.test\.tsx?$)/,
    check: noImport(({ from, typeOnly }) => /^common\/api\/(routes|requests)$/.test(from) && !typeOnly),
    breach: ['web/src/api.ts', `import { type Answer, routes } from '#common/api/routes'`],
  },
  {
    says: 'nothing is of any type',
    binds: /\.(ts|tsx)$/,
    check: noCode(/(?::|\bas|[<,|&])\s*any\s*(?:[\])>,;=|&}{[]|$)/m),
    breach: ['scripts/seed.ts', 'const week = answer as any'],
  },
  {
    says: 'a file ends before its 201st line',
    binds: /./,
    check: ({ path, lines }) => (lines > 200 && !tablesOfFacts.includes(path) ? `${lines} lines` : null),
    breach: ['common/game/line.ts', 'one\n'.repeat(201)],
  },
]

/** The rooms of each part of the house. A room imports only itself and the rooms that stand after it. */
const order: Record<string, readonly string[]> = {
  'common/': ['api', 'nicknames', 'race', 'boards', 'week', 'game', 'people', 'teams', 'paths'],
  'functions/src/': ['index', 'schedule', 'http', 'routes', 'desk', 'mail', 'people', 'referee', 'feed', 'db', 'log'],
  // The global stylesheets stand after main alone: nothing else imports them.
  'web/src/': [
    'main',
    ...['tokens.css', 'base.css'],
    ...['App', 'screens', 'picking', 'live', 'app', 'ui', 'api', 'session', 'errors', 'urls'],
  ],
}

/** Where a file or folder stands in the order of its part; null outside of the parts. */
function roomOf(path: string): { part: string; room: string; place: number } | null {
  for (const [part, rooms] of Object.entries(order)) {
    if (!path.startsWith(part)) continue
    const room =
      path
        .slice(part.length)
        .split('/')[0]
        ?.replace(/\.tsx?$/, '') ?? ''
    return { part, room, place: rooms.indexOf(room) }
  }
  return null
}

laws.push({
  says: 'imports go one way through the folders',
  binds: /^(common|functions\/src|web\/src)\/(?!.*\.(test|d)\.tsx?$)/,
  check: ({ path, imports }) => {
    const mine = roomOf(path)
    if (mine && mine.place < 0) return `${mine.room} has no place in the order`
    return imports.find(({ from }) => {
      const other = roomOf(from)
      return mine && other && mine.part === other.part && other.place < mine.place
    })?.from
  },
  breach: ['functions/src/feed/espn.ts', `import { transact } from '../referee/pass'`],
})

const house = sourcesIn('common', 'functions/src', 'web', 'scripts', 'tests', 'bench')

describe.each(laws.map((law) => [law.says, law] as const))('%s', (_says, { binds, check, breach }) => {
  const offences = (files: readonly Source[]) =>
    files.flatMap((file) => {
      const offence = binds.test(file.path) && check(file)
      return offence ? [`${file.path}: ${offence}`] : []
    })

  test('is kept', () => expect(offences(house)).toEqual([]))
  test('bites', () => expect(offences([source(...breach)])).toHaveLength(1))
})

test('the laws see every import, and no comment', () => {
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

describe('no imports go in a circle', () => {
  test('is kept', () => expect(circle(house.filter((file) => !isTest(file)))).toBeNull())
  test('bites', () => {
    const files = [
      source('web/src/a.tsx', `import { b } from './b'`),
      source('web/src/b.ts', `export { c } from './deep/c'`),
      source('web/src/deep/c.ts', `import type { A } from '../a'`),
    ]
    expect(circle(files)).toEqual(['web/src/a', 'web/src/b', 'web/src/deep/c', 'web/src/a'])
  })
})
