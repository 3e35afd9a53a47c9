import { readFileSync } from 'node:fs'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { doc, Timestamp, writeBatch } from 'firebase/firestore'
import { MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { PORTS } from '../../scripts/run/paths.mjs'

/** The emulator, with a project of its own. */
export const PROJECT = 'demo-cfb-rules'
export const EMULATOR = { host: '127.0.0.1', port: PORTS.Firestore }

export const SEASON = 2025
export const WEEK = 10

/** The fields of a line that the rules read. */
export type Timing = Pick<GameLine, 'kickoff' | 'timeTbd' | 'revealedAt'> & Partial<GameLine>

/**
 * The games, each in another state. None changes by itself within the next fifty minutes, which is longer than a run.
 */
const games = (now: number): Record<string, Timing> => {
  const timing = (minutesToKickoff: number, rest: Partial<Timing> = {}): Timing => ({
    kickoff: now + minutesToKickoff * MINUTE,
    timeTbd: false,
    revealedAt: null,
    ...rest,
  })
  /** A kickoff that was moved from a lock half an hour ago to one an hour ahead. */
  const moved = (storedAt: number, moveDecidedAt: number) =>
    timing(50, { lockWas: now - 30 * MINUTE, moveDecidedAt, movedAt: Timestamp.fromMillis(storedAt) })
  return {
    tonight: timing(60),
    'under-way': timing(-60),
    tbd: timing(-60, { timeTbd: true }),
    'tbd-revealed': timing(-60, { timeTbd: true, revealedAt: now - MINUTE }),
    'moved-back': timing(60, { revealedAt: now - MINUTE }),
    'reveals-later': timing(60, { revealedAt: now + 60 * MINUTE }),
    'locked-by-hand': timing(60, { isLocked: true }),
    'called-off': timing(60, { void: true }),
    doubted: timing(-60, { doubt: { kickoff: now - 90 * MINUTE, since: now, readings: 1, last: now } }),
    'moved-in-time': moved(now - 31 * MINUTE, now - 31 * MINUTE),
    'moved-too-late': moved(now - 30 * MINUTE, now - 31 * MINUTE),
    'moved-by-another-clock': moved(now - 30 * MINUTE, now - 60 * MINUTE),
  }
}

/** Every document by its path. Ann has picked every game, Bob only the one under way. */
export function world(now: number): Map<string, object> {
  const all = new Map<string, object>([
    [paths.settings(), { season: SEASON, activeWeek: WEEK }],
    [paths.week(SEASON, WEEK), { week: WEEK, slate: [], state: 'open' }],
    [paths.slip(SEASON, WEEK, 'ann'), { picks: {}, at: now }],
    [paths.scores(SEASON, WEEK), { week: WEEK, feedAt: now, games: {} }],
    [paths.weeklyBoard(SEASON, WEEK), { week: WEEK, rows: {} }],
    [paths.overallBoard(SEASON), { weeks: [], rows: {} }],
    [paths.status(SEASON, WEEK), { week: WEEK, made: {} }],
    [paths.change(SEASON, 'line-moved'), { week: WEEK, kind: 'line', at: now }],
    [paths.minigameBoard(), { rows: {} }],
    [paths.seasonMinigameBoard(SEASON), { rows: {} }],
    [paths.lifetime(), { seasons: [], rows: {} }],
    [paths.directory(), { members: {} }],
    [paths.nicknamePlay('ann', 'first'), { result: {}, at: now }],
    [paths.user('ann'), { username: 'Ann' }],
    [paths.user('bob'), { username: 'Bob' }],
    [paths.account('ann'), { email: 'ann@example.com' }],
    [paths.username('ann'), { uid: 'ann' }],
    [paths.undo(SEASON, WEEK), { pick: { was: null, is: { uid: 'ann', pickTeam: 'HOME' } } }],
    [paths.reminded(SEASON, WEEK, 'ann'), { hour: now }],
    [paths.attempt('login-ann'), { count: 1 }],
    ['avatars/ann', { bytes: '' }],
    ['passwordResets/hash', { uid: 'ann' }],
    [paths.invite(), { code: 'secret' }],
    [paths.emailChange('hash'), { uid: 'ann', email: 'ann@example.com' }],
    [paths.deletion('ann'), { email: 'ann@example.com' }],
    ['mail/first', { to: 'ann@example.com' }],
    [paths.device('ann', 'phone'), { endpoint: 'https://fcm.googleapis.com/fcm/send/ann' }],
    [paths.push('first'), { state: 'queued' }],
  ])
  const pick = { week: WEEK, pickTeam: 'HOME', spread: -3, savedAt: now }
  for (const [gameId, line] of Object.entries(games(now))) {
    all.set(paths.line(SEASON, WEEK, gameId), line)
    all.set(paths.pick(SEASON, WEEK, gameId, 'ann'), { ...pick, gameId, uid: 'ann' })
  }
  all.set(paths.pick(SEASON, WEEK, 'under-way', 'bob'), { ...pick, gameId: 'under-way', uid: 'bob' })
  all.set(paths.pick(SEASON, WEEK, 'lineless', 'ann'), { ...pick, gameId: 'lineless', uid: 'ann' })
  return all
}

/** Vitest's global set-up: loads the rules and stores the documents, once for all files. */
export default async function seed(): Promise<void> {
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
  const env = await initializeTestEnvironment({ projectId: PROJECT, firestore: { ...EMULATOR, rules } })
  await env.clearFirestore()
  await env.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore()
    const batch = writeBatch(db)
    for (const [path, fields] of world(Date.now())) batch.set(doc(db, path), fields)
    await batch.commit()
  })
  await env.cleanup()
}
