import { parseArgs } from 'node:util'
import { paths } from '#common/paths'
import { displayName } from '#common/people/profile'
import { usernameKey } from '#common/people/registration'
import { auth, db } from '#functions/db/firebase'
import { newStoredScores, scoresPath } from '#functions/db/week'
import { buildDirectory } from '#functions/migrations/1-build-directory'
import { commissionerKeys, writeClaims } from '#functions/people/identity'
import { sessionsEndedAt } from '#functions/people/passwords'
import { runPasses } from '#functions/referee/pass'
import { clearEmulators } from './clear-emulators'
import { type DemoLeague, type DemoMember, type DemoOptions, demoLeague, slipsOf } from './demo/league'
import { DEMO_PASSWORD } from './demo/players'
import { runAsScript } from './run-as-script'

export const LEAGUE_KINDS = ['demo', 'empty'] as const
export type LeagueKind = (typeof LEAGUE_KINDS)[number]

/** What is filled in, and when. */
interface SeedOptions extends Pick<DemoOptions, 'start'> {
  /** First deletes all documents and accounts of the emulators. */
  clear?: boolean
}

/** @throws Error outside the emulators: with credentials, a real league's season would be replaced by the demo's. */
function requireEmulators(): void {
  const missing = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'].filter((name) => !process.env[name])
  if (missing.length) throw new Error(`Only emulators are seeded, and ${missing.join(' and ')} is not set.`)
}

/**
 * Fills the emulators with the demo league, replacing its season and accounts. An empty league is one that has just
 * been deployed: nothing is stored of it. Idempotent.
 */
export async function seed(kind: LeagueKind, { start, clear }: SeedOptions): Promise<void> {
  requireEmulators()
  if (clear) await clearEmulators()
  if (kind === 'empty') return
  const league = demoLeague({ start, now: Date.now() })
  await db.recursiveDelete(db.doc(paths.season(league.settings.season)))
  await Promise.all([...league.members.map(seedAccount), seedSeason(league)])
  // Members who registered in an earlier run of the same emulators stay.
  await db.doc(paths.directory()).delete()
  await buildDirectory()
  await publishFinishedWeeks(league)
  for (const week of league.settings.openWeeks) await runPasses({ week })
}

/** What the last passes over the finished weeks stored, by path, and what they decided it from. */
let published: { input: string; documents: ReadonlyMap<string, object> } | undefined

/**
 * Publishes the finished weeks, which needs no feed. The season is moved by whole weeks, so the tests of one process
 * seed the same finished weeks again and again: they are decided once, and after that written as they were.
 */
async function publishFinishedWeeks({ settings, lines, picks, members }: DemoLeague): Promise<void> {
  const { season, weeks, openWeeks } = settings
  const finished = weeks.map(({ week }) => week).filter((week) => !openWeeks.includes(week))
  const isWeekFinished = ({ week }: { week: number }) => finished.includes(week)
  const input = JSON.stringify([lines.filter(isWeekFinished), picks.filter(isWeekFinished), members])
  if (published?.input === input) {
    const batch = db.batch()
    for (const [path, document] of published.documents) batch.set(db.doc(path), document)
    await batch.commit()
    return
  }
  for (const week of finished) await runPasses({ week, poll: false })
  const written = finished.flatMap((week) => [
    ...[paths.week(season, week), scoresPath(season, week)],
    ...[paths.status(season, week), paths.weeklyBoard(season, week)],
  ])
  const stored = await db.getAll(
    ...[paths.settings(), paths.overallBoard(season), ...written].map((path) => db.doc(path)),
  )
  published = { input, documents: new Map(stored.map((each) => [each.ref.path, each.data() ?? {}])) }
}

async function seedAccount({ uid, email, phone, user }: DemoMember): Promise<void> {
  const account = { email, password: DEMO_PASSWORD, displayName: user.username }
  // Fails on the first run, when there is no such account.
  await auth.deleteUser(uid).catch(() => null)
  const passwordAt = sessionsEndedAt(await auth.createUser({ uid, ...account }))
  const commissioner = commissionerKeys().has(usernameKey(user.username))
  await writeClaims(uid, { player: true, commissioner, passwordAt })
  const batch = db.batch()
  batch.set(db.doc(paths.user(uid)), user)
  batch.set(db.doc(paths.account(uid)), { email, phone })
  // The display name is reserved too, so that nobody can register under it.
  for (const name of [user.username, displayName(user, uid)])
    batch.set(db.doc(paths.username(usernameKey(name))), { uid })
  await batch.commit()
}

async function seedSeason({ settings, weeks, lines, picks, minigames }: DemoLeague): Promise<void> {
  // Throttling ramps up slowly for production databases; the emulator does not need it.
  const writer = db.bulkWriter({ throttling: false })
  const { season } = settings
  const write = (path: string, value: object) => void writer.set(db.doc(path), value)
  for (const week of weeks) {
    write(paths.week(season, week.week), week)
    // Stored as a timestamp, by which the referee orders the slips.
    for (const [uid, slip] of slipsOf(picks, week.week))
      write(paths.slip(season, week.week, uid), { ...slip, at: new Date() })
  }
  // An open week has scores, in which every change of the settings is noted.
  for (const week of settings.openWeeks) write(scoresPath(season, week), newStoredScores(week))
  for (const line of lines) write(paths.line(season, line.week, line.gameId), line)
  for (const pick of picks) write(paths.pick(season, pick.week, pick.gameId, pick.uid), pick)
  write(paths.minigameBoard(), minigames)
  write(paths.settings(), settings)
  await writer.close()
}

/** `node seed.js [demo|empty] [--clear] [--start ISO]` */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { clear: { type: 'boolean' }, start: { type: 'string' } },
  })
  const kind = LEAGUE_KINDS.find((each) => each === (positionals[0] ?? 'demo'))
  const start = values.start ? Date.parse(values.start) : Date.now()
  if (!kind || Number.isNaN(start)) throw new Error('usage: seed [demo|empty] [--clear] [--start 2026-11-07T20:00:00Z]')
  await seed(kind, { start, clear: values.clear ?? false })
  console.log(`seeded ${kind}`)
}

runAsScript(import.meta.url, main)
