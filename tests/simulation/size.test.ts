import { expect, it } from 'vitest'
import type { OverallBoardDoc } from '#common/boards/overall-board'
import type { WeeklyBoardDoc } from '#common/boards/weekly-board'
import { HOUR } from '#common/durations'
import { paths } from '#common/paths'
import { fieldOverrides } from '../../firestore.indexes.json'
import { gamesOfWeek } from '../../scripts/season/season2025'
import { everyPick, longUids } from './every-pick'
import { SEASON } from './games'
import { scene, useScene } from './stage-scene'
import { documentSize } from './store/apply'
import type { Fields } from './store/values'

useScene()
const KIB = 1024
/** How many players a league may have. */
const MEMBERS = 5_000
/** How many of them play: documents grow with each by the same, so a fifth of them has to fit a fifth of the room. */
const PLAYING = process.env.LONG ? MEMBERS : MEMBERS / 5
const WEEK = 14
const SEASON_WEEKS = Array.from({ length: 18 }, (_, index) => index + 1)
/** Members with ids of real length, and the longest names, teams and picture versions. */
const UIDS = longUids(PLAYING)
const member = (uid: string) => ({
  ...{ name: `Uncle Ray ${uid.slice(-20)}`, color: '#ba0c2f', team: 'Long Island University', picture: '0123456789ab' },
})

/**
 * Firestore refuses a document with 40,000 index entries, which the emulator does not. Each also makes a write slower.
 */
const INDEX_ENTRIES = 100

/** How many index entries Firestore makes for a value, unless the field is exempt: two for each plain value in it. */
function indexEntries(value: unknown): number {
  if (Array.isArray(value)) return value.length
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return 2
  return Object.values(value).reduce((sum: number, each) => sum + indexEntries(each), 0)
}

/** The same for a document. */
function indexEntriesOf(path: string, document: object): number {
  const collection = path.split('/').at(-2)
  const isExempt = (field: string) =>
    fieldOverrides.some(
      (each) => each.collectionGroup === collection && each.fieldPath === field && !each.indexes.length,
    )
  const indexed = Object.entries(document).filter(([field]) => !isExempt(field))
  return indexEntries(Object.fromEntries(indexed))
}

/** Every member with a pick on every game, and the boards of the season's other weeks. */
function fill(ids: string[]): void {
  const documents = scene.store.dump() as Map<string, object>
  documents.set(paths.directory(), { members: Object.fromEntries(UIDS.map((uid) => [uid, member(uid)])) })
  everyPick(documents, { season: SEASON, week: WEEK, uids: UIDS, games: ids, now: scene.now })
  const row = { sides: 'HAHAHAHAHAHAHAHAHAHA', points: 12, correct: 11, picks: 20 }
  const { games } = scene.doc<WeeklyBoardDoc>(`leaderboards/week-${WEEK}`)
  const rows = Object.fromEntries(UIDS.map((uid) => [uid, row]))
  for (const week of SEASON_WEEKS.filter((each) => each !== WEEK))
    documents.set(paths.weeklyBoard(SEASON, week), { week, games, revealed: ids, rows })
  scene.store.load(documents)
}

const counted = (players: number) => players.toLocaleString('en-US')

it(`${counted(PLAYING)} players, 20 games and 18 weeks fit their share of the room for ${counted(MEMBERS)}`, async () => {
  const games = gamesOfWeek(WEEK).map(({ id }) => id)
  const ids = await scene.open(WEEK, { games: games.slice(0, 20) })
  for (const id of ids.slice(0, 2)) await scene.edit(WEEK, id, { isDouble: true })
  fill(ids)
  const timed = async (about: string, pass: () => Promise<unknown>) => {
    const start = performance.now()
    await pass()
    return `${about} in ${Math.round(performance.now() - start)} ms`
  }
  const open = await timed(`counts ${PLAYING} slips`, () => scene.pass('referee', { whole: true }))
  expect(scene.doc<{ made: Record<string, number> }>(`status/week-${WEEK}`).made[UIDS[0] ?? '']).toBe(ids.length)

  scene.now += 28 * HOUR
  for (const id of ids) scene.game(id, { phase: 'final', homeScore: 20, awayScore: 27, period: 4 })
  const reveal = await timed(`reveals and grades ${PLAYING * ids.length} picks`, () => scene.pass())
  const again = await timed('grades a corrected final', async () => {
    scene.now += HOUR
    scene.game(ids[0] ?? '', { homeScore: 28 })
    await scene.pass()
  })
  expect(scene.log().at(-1)).toMatch(/final corrected, 27–20 → 27–28, \d+ results changed\.$/)

  const { rows, revealed } = scene.board(WEEK)
  expect([revealed.length, Object.keys(rows).length]).toEqual([20, PLAYING])
  const { weeks, rows: season } = scene.doc<OverallBoardDoc>('leaderboards/overall')
  expect(weeks).toEqual(SEASON_WEEKS)
  expect(season[UIDS[1] ?? '']?.byWeek.split(' ')).toHaveLength(SEASON_WEEKS.length)
  expect(Math.min(...Object.values(rows).map(({ points }) => points))).toBeGreaterThan(9)

  for (const [path, document] of scene.store.dump())
    expect(indexEntriesOf(path, document), path).toBeLessThan(INDEX_ENTRIES)
  const shared = [
    paths.weeklyBoard(SEASON, WEEK),
    paths.overallBoard(SEASON),
    paths.status(SEASON, WEEK),
    paths.directory(),
  ]
  const sizes = shared.map((path) => [path, documentSize(path, scene.store.peek(path) ?? {}) / KIB] as const)
  for (const [path, size] of sizes) expect(size, path).toBeLessThan((700 * PLAYING) / MEMBERS)
  const shown = sizes.map(([path, size]) => `${path} ${Math.round(size)} KiB`)
  console.info(`${PLAYING} players: a pass ${[open, reveal, again].join(', ')}; ${shown.join(', ')}`)
}, 120_000)

it('a cleared slate of 60 games can be mailed to 5,000 players in one commit', async () => {
  const games = gamesOfWeek(WEEK).map(({ id }) => id)
  const slate = await scene.open(WEEK, { games: games.slice(0, 60) })
  expect(slate).toHaveLength(60)
  for (const id of slate) await scene.pick('player-1', WEEK, id, 'HOME')
  const before = new Set(scene.store.dump().keys())
  await scene.desk('DELETE /commish/clear-selected-games', { week: WEEK, confirmed: true })
  const mails = [...scene.store.dump()].filter(([path]) => path.startsWith('mail/') && !before.has(path))
  expect(mails).toHaveLength(1)
  const [[path, mail] = ['', {}]] = mails
  expect(mail).toMatchObject({
    subject: 'Week 14: games you picked were taken off',
    text: expect.stringContaining(' and 48 more games were taken off the slate of Week 14, and your picks with them:'),
  })
  // Firestore takes 10 MiB in a commit. A tenth of it is left for the rest of it.
  expect(MEMBERS * documentSize(path, mail as Fields)).toBeLessThan(9 * KIB * KIB)
})
