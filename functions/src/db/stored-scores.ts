import type { Timestamp } from 'firebase-admin/firestore'
import { newScores, type WeekScores } from '#common/week/week'

/**
 * The scores document as the server keeps it. It is also the version of its week: every change to the week's lines,
 * slate or picks writes it in the same commit, so a pass that finds it unchanged knows that nothing else has changed.
 */
export interface StoredScores extends WeekScores {
  /** Counts the commits. A write that changes no field does not change a document's update time; this one always does. */
  version: number
  /** The slips up to this time, by the database's clock, are counted in the status. */
  gatheredTo: Timestamp | null
  /** A change of the week waits for a pass over all of it. */
  passRequested: boolean
  /** Revealed games whose picks must be read again: a commissioner entered one. */
  rereadPicks: string[]
  /** The kickoff of a game is in doubt: every reading of the feed counts. */
  doubted: boolean
  /** Games that have not revealed and whose kickoff a commissioner set: the feed's is no news. */
  kickoffsByHand?: string[]
}

/** The scores of a week that has just been opened; they ask for its first pass. */
export function newStoredScores(week: number): StoredScores {
  return {
    ...newScores(week),
    version: 0,
    gatheredTo: null,
    passRequested: true,
    rereadPicks: [],
    doubted: false,
  }
}
