import { DAY } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { newLine } from '#common/game/new-line'
import { paths } from '#common/paths'
import { defaultWeekName, type Settings, type Week } from '#common/week/week'
import { auth, db } from '#functions/db/firebase'
import { newStoredScores } from '#functions/db/week'
import { writeClaims } from '#functions/people/identity'
import { newTokens } from '#functions/people/session'
import { clearEmulators } from '../scripts/clear-emulators'

export const SEASON = 2025
export const WEEK = 1
/** What the profile of a player of the bench has of a team. */
export const TEAM = { favoriteTeam: 'Ohio State', abbr: 'OSU', conference: 'Big Ten', favoriteColor: '#ba0c2f' }

/** A player of the bench's league, with a session. */
export interface BenchPlayer {
  uid: string
  token: string
}

const side = (id: string) => ({ id, abbr: id, name: id, rank: null, record: '' })

/** A game tomorrow, the home side favoured by 3½. */
export function benchLine(id: string): GameLine {
  const game = { id, kickoff: Date.now() + DAY, timeTbd: false, neutralSite: false, broadcast: '', overUnder: null }
  const line = newLine({ ...game, home: side('HOM'), away: side('AWY') }, WEEK)
  return { ...line, spread: -3.5, spreadSource: 'feed', spreadAt: 0 }
}

/**
 * Empties the emulators of what another subject has left, and writes a league with one open week of so many games
 * tomorrow. @returns the games' ids
 */
export async function openLeague(games: number): Promise<string[]> {
  await clearEmulators()
  const name = defaultWeekName(WEEK)
  const ids = Array.from({ length: games }, (_, index) => `game-${index}`)
  const settings: Settings = { season: SEASON, activeWeek: WEEK, openWeeks: [WEEK], finishedWeeks: [], weeks: [name] }
  const week: Week = { ...name, slate: ids, state: 'open', notice: '' }
  const batch = db.batch()
  batch.set(db.doc(paths.settings()), settings)
  batch.set(db.doc(paths.week(SEASON, WEEK)), week)
  batch.set(db.doc(paths.scores(SEASON, WEEK)), newStoredScores(WEEK))
  for (const id of ids) {
    batch.set(db.doc(paths.line(SEASON, WEEK, id)), benchLine(id))
  }
  await batch.commit()
  return ids
}

/** Creates so many players, each with a session. */
export async function players(count: number): Promise<BenchPlayer[]> {
  const made: BenchPlayer[] = []
  for (let index = 0; index < count; index += 1) {
    const { uid } = await auth.createUser({ email: `bench-${index}@example.com`, password: 'saturday' })
    await writeClaims(uid, { player: true })
    await db.doc(paths.user(uid)).set({ username: `bench-${index}`, about: '', avatar: '', ...TEAM })
    made.push({ uid, token: (await newTokens(uid, Date.now())).token })
  }
  return made
}
