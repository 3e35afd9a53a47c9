import { describe, expect, test } from 'vitest'
import { paths } from '#common/paths'
import { type Verb, type Verdict, verdictOf, type Who } from './cases'
import { SEASON, WEEK } from './world'

/** Who may read a document, and the collection it lies in. */
const KINDS = {
  /** Every player, alone and with all its like. */
  open: { alone: ['ann', 'bob', 'commish'], together: ['ann', 'bob', 'commish'] },
  /** Every player, but not the collection. */
  single: { alone: ['ann', 'bob', 'commish'], together: [] },
  /** Ann, whose it is. */
  own: { alone: ['ann'], together: [] },
  /** The server. */
  closed: { alone: [], together: [] },
} satisfies Record<string, { alone: Who[]; together: Who[] }>
type Kind = keyof typeof KINDS

const season = paths.season(SEASON)
const week = paths.week(SEASON, WEEK)
const tonight = paths.line(SEASON, WEEK, 'tonight')

/** A document of every path of the product, or a collection; `common/paths.ts` and the rules agree on each. */
const doors: Record<keyof typeof paths, readonly (readonly [path: string, kind: Kind])[]> = {
  settings: [[paths.settings(), 'single']],
  season: [[season, 'closed']],
  weeks: [[paths.weeks(SEASON), 'open']],
  week: [[week, 'open']],
  lines: [[paths.lines(SEASON, WEEK), 'open']],
  line: [[tonight, 'open']],
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
  minigameBoard: [[paths.minigameBoard(), 'single']],
  nicknamePlay: [[paths.nicknamePlay('ann', 'first'), 'closed']],
  directory: [[paths.directory(), 'single']],
  users: [[paths.users(), 'open']],
  user: [[paths.user('ann'), 'open']],
  account: [[paths.account('ann'), 'own']],
  username: [[paths.username('ann'), 'closed']],
  avatar: [[paths.avatar('ann'), 'closed']],
  passwordResets: [[paths.passwordResets(), 'closed']],
  passwordReset: [[paths.passwordReset('hash'), 'closed']],
  mail: [[paths.mail(), 'closed']],
  attempt: [[paths.attempt('login-ann'), 'closed']],
}

/** Paths that are none of the product's, beside those that are. */
const walls = [
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
/** What goes across all weeks and games is nobody's. */
const ACROSS: readonly Verb[] = ['list group', 'count group']

type Row = [who: Who, verb: Verb, path: string, verdict: Verdict]

/** What each of these people may do at a path. */
function rowsOf(path: string, kind: Kind): Row[] {
  const isCollection = path.split('/').length % 2 === 1
  const lot = isCollection ? path : path.slice(0, path.lastIndexOf('/'))
  const { alone, together }: { alone: readonly Who[]; together: readonly Who[] } = KINDS[kind]
  const rows = (verbs: readonly Verb[], at: string, allowed: readonly Who[]) =>
    verbs.flatMap((verb) => everybody.map((who): Row => [who, verb, at, allowed.includes(who) ? 'allowed' : 'denied']))
  return [...(isCollection ? [] : rows(ALONE, path, alone)), ...rows(TOGETHER, lot, together), ...rows(ACROSS, lot, [])]
}

async function expectRows(rows: readonly Row[]) {
  const found = await Promise.all(
    rows.map(async ([who, verb, path]): Promise<Row> => [who, verb, path, await verdictOf(who, verb, path)]),
  )
  expect(found).toEqual(rows)
}

test('every path has its row', () => expect(Object.keys(doors).sort()).toEqual(Object.keys(paths).sort()))

describe.each(Object.values(doors).flat())('%s is %s', (path, kind) => {
  test('to everybody by every verb', () => expectRows(rowsOf(path, kind)))
})

describe('what is no path of the product', () => {
  test.each(walls)('%s is closed', (path) => expectRows(rowsOf(path, 'closed').filter(([, , at]) => at === path)))
})
