import { docRef } from '../db/firebase'
import { type StoredScores, scoresPath } from '../db/week'
import { logFailure } from '../log'
import { assertPublishable, Unpublishable } from './assert-publishable'
import { commitDecision, commitReveals } from './commit-week'
import { decideWeek, gamesToRead } from './decide-week'
import type { FeedResult } from './poll'
import {
  ConcurrentWrite,
  commitWithPreconditions,
  readPicks,
  readWeekState,
  type SlipsToRead,
  type VersionedState,
} from './week-state'

export interface WholePassResult {
  /** Whether anything was written. */
  wrote: boolean
  /** When the next game that can still be picked locks by itself (epoch ms), or null. */
  nextLock: number | null
  /** How often another process wrote first, so that everything was decided again. */
  conflicts: number
  /** Why nothing is published, in a sentence for a commissioner; absent when all is. */
  refusal?: string
}

/** The result of a pass before it has done anything. */
export const NOTHING_DONE: WholePassResult = { wrote: false, nextLock: null, conflicts: 0 }

/** Whether a week is to be decided at once: that was requested, or a game reveals. */
export const isDue = ({ passRequested, revealAt }: StoredScores, now: number): boolean =>
  passRequested || (revealAt != null && revealAt <= now)

/** How often a pass is tried: more than the number of passes that can run at once. */
export const PASS_TRIES = 8

/** What a whole pass reads at least. */
export interface LeastRead {
  slips?: SlipsToRead
  /** Whether it reads the picks of every revealed game again instead of taking them from the board. */
  rereadsPicks?: boolean | undefined
}

/**
 * Decides a whole week and stores it: read, decide, commit. If another process writes the week meanwhile, nothing is
 * written and the pass starts again from what is stored then.
 * @throws ConcurrentWrite when the week is still not decided after {@link PASS_TRIES} tries.
 */
export async function runWholePass(
  season: number,
  week: number,
  polled: FeedResult | null,
  { slips = 'new', rereadsPicks = false }: LeastRead = {},
): Promise<WholePassResult> {
  const outcome = { ...NOTHING_DONE }
  let slipsToRead = slips
  for (let tries = 1; tries <= PASS_TRIES; tries += 1) {
    const state = await readWeekState(season, week, slipsToRead)
    if (!state) return outcome
    try {
      if ('revealing' in state) {
        await commitReveals(state)
        outcome.wrote = true
        continue
      }
      const { wrote, nextLock, again, refusal } = await decideOnce(state, polled, rereadsPicks)
      outcome.wrote ||= wrote
      outcome.nextLock = nextLock
      if (refusal) return { ...outcome, refusal }
      if (!again) return outcome
      if (again === 'all slips') slipsToRead = 'all'
    } catch (error) {
      if (!(error instanceof ConcurrentWrite)) throw error
      outcome.conflicts += 1
    }
  }
  throw new ConcurrentWrite(`week ${week}`)
}

/** What one decision of a week came to. */
interface DecidedOnce extends Pick<WholePassResult, 'wrote' | 'nextLock' | 'refusal'> {
  /** Why the week must be decided again: a moved lock or a reveal is due, or counting takes all slips. */
  again: 'due' | 'all slips' | null
}

async function decideOnce(
  state: VersionedState,
  polled: FeedResult | null,
  rereadsPicks: boolean,
): Promise<DecidedOnce> {
  const { settings, week } = state
  const now = Date.now()
  const picks = await readPicks(settings.season, week.week, gamesToRead(state, rereadsPicks))
  const next = decideWeek(state, picks, polled, now)
  if (!next.status) return { wrote: false, nextLock: state.scores.nextLock, again: 'all slips' }
  try {
    assertPublishable(state, next, picks, now)
  } catch (error) {
    if (error instanceof Unpublishable) return storeRefusal(state, error)
    throw error
  }
  const wrote = await commitDecision(state, next, now)
  return { wrote, nextLock: next.scores.nextLock, again: isDue(next.scores, now) ? 'due' : null }
}

/**
 * Publishes nothing, and stores the reason where a commissioner sees it.
 * @throws ConcurrentWrite when the week has changed since it was read: then it is decided again.
 */
async function storeRefusal(state: VersionedState, { message }: Unpublishable): Promise<DecidedOnce> {
  const { settings, week, scores } = state
  const refused = { wrote: false, nextLock: scores.nextLock, again: null, refusal: message }
  // The refusal stands at the desk until it ends; every pass meets it again.
  if (scores.refusal === message) return refused
  logFailure(`week ${week.week}: the referee publishes nothing`, message, { todo: 'Press Score week at the desk.' })
  const path = scoresPath(settings.season, week.week)
  const lastUpdateTime = state.versions.get(path)
  if (!lastUpdateTime) return refused
  const commit = await commitWithPreconditions((tx) => {
    tx.update(docRef(path), { refusal: message, version: scores.version + 1 }, { lastUpdateTime })
  })
  if (commit === 'changed') throw new ConcurrentWrite(path)
  return { ...refused, wrote: commit === 'stored' }
}
