import { describe, expect, test } from 'vitest'
import { paths } from '#common/paths'
import { type Verb, type Verdict, verdictOf, type Who } from './cases'
import { SEASON, WEEK } from './world'

/** Who may read a document, and its collection. */
const KINDS = {
  /** Every player may read the document and its collection. */
  open: { alone: ['ann', 'bob', 'commish'], together: ['ann', 'bob', 'commish'] },
  /** Every player may read the document, nobody the collection. */
  single: { alone: ['ann', 'bob', 'commish'], together: [] },
  /** Only Ann, the owner, may read the document. */
  own: { alone: ['ann'], together: [] },
  /** Only the server. */
  closed: { alone: [], together: [] },
} satisfies Record<string, { alone: Who[]; together: Who[] }>
type Kind = keyof typeof KINDS

const season = paths.season(SEASON)
const week = paths.week(SEASON, WEEK)
const tonight = paths.line(SEASON, WEEK, 'tonight')

/** One document or collection for every entry of `common/paths.ts`, and who may read it. */
const pathsToTest: Record<keyof typeof paths, readonly (readonly [path: string, kind: Kind])[]> = {
  settings: [[paths.settings(), 'single']],
  season: [[season, 'closed']],
  weeks: [[paths.weeks(SEASON), 'open']],
  week: [[week, 'open']],
  lines: [[paths.lines(SEASON, WEEK), 'open']],
  line: [[tonight, 'open']],
  setAside: [[paths.setAside(SEASON, WEEK, 'tonight'), 'closed']],
  picks: [
    [paths.picks(SEASON, WEEK, 'under-way'), 'open'],
    [paths.picks(SEASON, WEEK, 'tonight'), 'closed'],
  ],
  pick: [
    [paths.pick(SEASON, WEEK, 'under-way', 'ann'), 'open'],
    [paths.pick(SEASON, WEEK, 'tonight', 'ann'), 'own'],
  ],
  slips: [[paths.slips(SEASON, WEEK), 'closed']],
  slip: [[paths.slip(SEASON, WEEK, 'ann'), 'own']],
  scores: [[paths.scores(SEASON, WEEK), 'open']],
  weeklyBoard: [[paths.weeklyBoard(SEASON, WEEK), 'open']],
  overallBoard: [[paths.overallBoard(SEASON), 'open']],
  leaderboards: [[paths.leaderboards(SEASON), 'open']],
  status: [[paths.status(SEASON, WEEK), 'open']],
  changes: [[paths.changes(SEASON), 'open']],
  change: [[paths.change(SEASON, 'line-moved'), 'open']],
  undo: [[paths.undo(SEASON, WEEK), 'closed']],
  reminded: [[paths.reminded(SEASON, WEEK, 'ann'), 'closed']],
  seasonMinigameBoard: [[paths.seasonMinigameBoard(SEASON), 'open']],
  lifetime: [[paths.lifetime(), 'single']],
  minigameBoard: [[paths.minigameBoard(), 'single']],
  nicknamePlay: [[paths.nicknamePlay('ann', 'first'), 'closed']],
  invite: [[paths.invite(), 'closed']],
  usernames: [[paths.usernames(), 'closed']],
  nicknamePlays: [[paths.nicknamePlays(), 'closed']],
  emailChanges: [[paths.emailChanges(), 'closed']],
  emailChange: [[paths.emailChange('hash'), 'closed']],
  deletions: [[paths.deletions(), 'closed']],
  deletion: [[paths.deletion('ann'), 'closed']],
  signInChanges: [[paths.signInChanges(), 'closed']],
  signInChange: [[paths.signInChange('ann'), 'closed']],
  directory: [[paths.directory(), 'single']],
  users: [[paths.users(), 'open']],
  user: [[paths.user('ann'), 'open']],
  account: [[paths.account('ann'), 'own']],
  devices: [[paths.devices('ann'), 'closed']],
  device: [[paths.device('ann', 'phone'), 'closed']],
  username: [[paths.username('ann'), 'closed']],
  avatar: [[paths.avatar('ann'), 'closed']],
  passwordResets: [[paths.passwordResets(), 'closed']],
  passwordReset: [[paths.passwordReset('hash'), 'closed']],
  mail: [[paths.mail(), 'closed']],
  pushes: [[paths.pushes(), 'closed']],
  push: [[paths.push('first'), 'closed']],
  attempt: [[paths.attempt('login-ann'), 'closed']],
}

/** Paths that the product does not use, next to ones that it does. */
const unusedPaths = [
  'settings/secret',
  'anything/else',
  'seasons',
  'leaderboards/week-10',
  `${season}/notes/ann`,
  `${week}/notes/ann`,
  `${tonight}/notes/ann`,
  `${paths.pick(SEASON, WEEK, 'under-way', 'ann')}/notes/ann`,
  'users/ann/private/notes',
  'mail/first',
]

const everybody: readonly Who[] = ['stranger', 'outsider', 'ann past us', 'ann evicted', 'ann', 'bob', 'commish']
const ALONE: readonly Verb[] = ['get', 'listen']
const TOGETHER: readonly Verb[] = ['list', 'list own', 'list since', 'list newest', 'listen to all', 'count']
/** Nobody may query across all weeks and games. */
const ACROSS: readonly Verb[] = ['list group', 'count group']

type Row = [who: Who, verb: Verb, path: string, verdict: Verdict]

/** What each of these people may do at a path. */
function rowsOf(path: string, kind: Kind): Row[] {
  const isCollection = path.split('/').length % 2 === 1
  const collection = isCollection ? path : path.slice(0, path.lastIndexOf('/'))
  const { alone, together }: { alone: readonly Who[]; together: readonly Who[] } = KINDS[kind]
  const rows = (verbs: readonly Verb[], asked: string, allowed: readonly Who[]) =>
    verbs.flatMap((verb) =>
      everybody.map((who): Row => [who, verb, asked, allowed.includes(who) ? 'allowed' : 'denied']),
    )
  return [
    ...(isCollection ? [] : rows(ALONE, path, alone)),
    ...rows(TOGETHER, collection, together),
    ...rows(ACROSS, collection, []),
  ]
}

async function expectRows(rows: readonly Row[]) {
  const found = await Promise.all(
    rows.map(async ([who, verb, path]): Promise<Row> => [who, verb, path, await verdictOf(who, verb, path)]),
  )
  expect(found).toEqual(rows)
}

test('every path of the product is tested', () =>
  expect(Object.keys(pathsToTest).sort()).toEqual(Object.keys(paths).sort()))

describe.each(Object.values(pathsToTest).flat())('%s is %s', (path, kind) => {
  test('for everybody and every verb', () => expectRows(rowsOf(path, kind)))
})

describe('a path that the product does not use', () => {
  test.each(unusedPaths)('%s is closed', (path) =>
    expectRows(rowsOf(path, 'closed').filter(([, , asked]) => asked === path)),
  )
})
