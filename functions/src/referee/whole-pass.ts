import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { db, isPreconditionFailure } from '../db/firebase'
import { assertPublishable, Unpublishable } from './assert-publishable'
import { commitDecision, commitReveals } from './commit-week'
import { decideReveals, decideWeek, gamesToRead } from './decide-week'
import type { FeedResult } from './feed-snapshot'
import { ConcurrentWrite, readPicks, readWeekState, type VersionedState } from './week-state'

/** What a pass did. */
export interface WholePassResult {
  /** Whether anything was written. */
  wrote: boolean
  /** When the next game that can still be picked locks by itself, or null. */
  nextLock: number | null
  /** How often another process wrote first, so that everything was decided again. */
  overtaken: number
}

/** More passes at once than a league has commissioners and schedules. */
export const MAX_TRIES = 8

/**
 * Decides a whole week and stores it: read, decide, commit. A pass that another one overtook writes nothing and starts
 * again from what is stored by then.
 * @throws ConcurrentWrite when that happened {@link MAX_TRIES} times.
 */
export async function decideWhole(season: number, week: number, answer: FeedResult | null): Promise<WholePassResult> {
  const outcome: WholePassResult = { wrote: false, nextLock: null, overtaken: 0 }
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const state = await readWeekState(season, week)
    if (!state) return outcome
    try {
      const again = await decideOnce(state, answer, outcome)
      if (!again) return outcome
    } catch (error) {
      if (error instanceof Unpublishable) return refuse(state, error, outcome)
      if (!(error instanceof ConcurrentWrite)) throw error
      outcome.overtaken += 1
    }
  }
  throw new ConcurrentWrite(`week ${week}`)
}

/** @returns whether the week must be decided once more from what is stored now: a game has revealed, or a lock moved. */
async function decideOnce(
  state: VersionedState,
  answer: FeedResult | null,
  outcome: WholePassResult,
): Promise<boolean> {
  const { settings, week } = state
  const now = Date.now()
  const revealing: GameLine[] = decideReveals(state, now)
  if (revealing.length > 0) {
    await commitReveals(state, revealing)
    return true
  }
  const picks = await readPicks(settings.season, week.week, gamesToRead(state))
  const next = decideWeek(state, picks, answer, now)
  assertPublishable(state, next, picks)
  outcome.wrote = (await commitDecision(state, next, now)) || outcome.wrote
  outcome.nextLock = next.scores.nextLock
  return next.scores.passRequested || (next.scores.revealAt !== null && next.scores.revealAt <= now)
}

/** Publishes nothing, and says so where a commissioner reads it. */
async function refuse(
  state: VersionedState,
  { message }: Unpublishable,
  outcome: WholePassResult,
): Promise<WholePassResult> {
  const { settings, week, scores } = state
  console.error(`week ${week.week}: the referee publishes nothing: ${message}`)
  const lastUpdateTime = state.versions.get(paths.scores(settings.season, week.week))
  if (scores.refusal === message || !lastUpdateTime) return outcome
  const said = { refusal: message, version: scores.version + 1 }
  await db
    .doc(paths.scores(settings.season, week.week))
    .update(said, { lastUpdateTime })
    .catch((error: unknown) => {
      if (!isPreconditionFailure(error)) throw error
    })
  return { ...outcome, wrote: true }
}
