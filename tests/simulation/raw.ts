import { migrations } from '#functions/migrations/upgrade'
import { COMMISSIONERS, FIRST_WEEK, PLAYERS, SEASON } from './games'

/** The stored documents. The simulation describes them itself and shares no type with the product. */
export type Docs = ReadonlyMap<string, object>

export interface RawLine {
  gameId: string
  homeTeamId: string
  kickoff: number
  timeTbd: boolean
  kickoffSource: string
  spread: number | null
  multiplier: number
  void: boolean
  voidSource: string | null
  phase: string
  homeScore: number
  awayScore: number
  byHand: { phase: string; homeScore: number; awayScore: number } | null
  revealedAt: number | null
  begunEarly?: boolean
  lockWas: number | null
  movedAt: { toMillis(): number } | null
  doubt: { kickoff: number } | null
}

export interface RawPick {
  pickTeam: string
  savedAt: number
  points?: number
  fixedBy?: string
}

export interface RawRow {
  sides: string
  points: number
  correct: number
  picks: number
  worth?: Record<string, number>
}

export interface RawBoard {
  week: number
  games: RawLine[]
  revealed: string[]
  rows: Record<string, RawRow>
}

export interface RawSeason {
  weeks: number[]
  rows: Record<string, { byWeek: string }>
}

export interface RawSettings {
  season: number
  finishedSeasons?: { season: number }[]
  activeWeek: number
  openWeeks: number[]
  weeks: { week: number }[]
  finishedWeeks?: { week: number; at: number }[]
}

export interface RawGame {
  homeScore: number
  awayScore: number
  phase: string
  feed?: RawGame
}

export interface RawScores {
  version: number
  feedAt: number
  passRequested: boolean
  rereadPicks: string[]
  refusal: string
  trouble: string
  wakeAt: number | null
  nextLock: number | null
  games: Record<string, RawGame>
}

export interface RawChange {
  text: string
  week: number
  at: number
}

/** When somebody was not a member; `to` is missing while they are away. */
export type RawAbsence = { from: number; to?: number }

/** Whether somebody with these absences has left. */
export const isGone = (away: readonly RawAbsence[] = []): boolean => away.some(({ to }) => to === undefined)

/** The members by uid, also those who have left, with the times they were away. */
export function membersOf(docs: Docs): Map<string, RawAbsence[]> {
  const directory = rawAt<{ members: Record<string, { away?: RawAbsence[] }> }>(docs, 'directory/members')
  return new Map(Object.entries(directory?.members ?? {}).map(([uid, { away = [] }]) => [uid, away]))
}

/** A document, or undefined where there is none. */
export const rawAt = <T>(docs: Docs, path: string): T | undefined => docs.get(path) as T | undefined

/** The documents of a league with members and without a week. */
export function newLeague(): Map<string, object> {
  const everybody = [...PLAYERS, ...COMMISSIONERS]
  const team = { favoriteTeam: 'Ohio State', abbr: 'OSU', conference: 'Big Ten', favoriteColor: '#ba0c2f' }
  const documents = new Map<string, object>([
    ['settings/app', { season: SEASON, activeWeek: FIRST_WEEK, openWeeks: [], weeks: [], finishedWeeks: [] }],
    ['settings/schema', { version: migrations.length }],
    [
      'directory/members',
      {
        members: Object.fromEntries(
          everybody.map((uid) => [uid, { name: uid, color: '#ba0c2f', team: 'Ohio State', picture: '' }]),
        ),
      },
    ],
  ])
  for (const uid of everybody) {
    documents.set(`users/${uid}`, { username: uid, about: '', avatar: '', ...team })
    documents.set(`users/${uid}/private/account`, { email: `${uid}@example.com`, phone: '' })
  }
  return documents
}
