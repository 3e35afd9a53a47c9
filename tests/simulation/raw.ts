/** The documents as they lie in the database. The simulation describes them itself: it shares no type with the product. */
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
  revealedAt: number | null
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
  activeWeek: number
  openWeeks: number[]
  weeks: { week: number }[]
  finishedWeeks?: { week: number; at: number }[]
}

export interface RawScores {
  version: number
  feedAt: number
  passRequested: boolean
  rereadPicks: string[]
  refusal: string
  wakeAt: number | null
  games: Record<string, { homeScore: number; awayScore: number; phase: string }>
}

export interface RawChange {
  text: string
  week: number
  at: number
}

/** A document, or undefined where there is none. */
export const rawAt = <T>(docs: Docs, path: string): T | undefined => docs.get(path) as T | undefined
