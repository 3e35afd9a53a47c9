import { isDeepStrictEqual } from 'node:util'
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { isRecent } from '#common/durations'
import { paths } from '#common/paths'
import type { WeekName } from '#common/week/week'
import { docRef } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import { type StoredScores, scoresPath } from '../db/week'
import type { FeedBudget } from '../feed/espn'
import { affectsWeek, decideScores, isWorthWriting } from './decide-scores'
import { countSlips } from './decide-status'
import { type FeedResult, pollFeed } from './poll'
import { feedMayChange, IDLE_PASS_EVERY, PERIODIC_PASS_EVERY, periodicPassEvery, takesPicks } from './wake'
import { ConcurrentWrite, commitWithPreconditions, latestSave, type StoredSlip, slipsSince } from './week-state'
import { isDue, type LeastRead, NOTHING_DONE, PASS_TRIES, runWholePass, type WholePassResult } from './whole-pass'

/**
 * What a pass does beyond what is due. A whole pass decides lines, boards and scores; a periodic pass is a whole pass
 * with a reading of the feed, done at intervals.
 */
export interface PassOptions extends Pick<LeastRead, 'rereadsPicks'> {
  /**
   * True reads the feed in any case; false never does, and makes no periodic pass. Absent: it is read if a game is
   * near, if the feed was in trouble, or for a periodic pass.
   */
  poll?: boolean
  /** Decide the whole week again, even if nothing requests it; by default if its picks are read again. */
  whole?: boolean
  /**
   * A further pass of the same round, which reads the feed again and, unless that brings news, no document: the scores
   * are those that the process has read within the minute, and new slips wait for the next round. Every commit checks
   * that the scores are still the same.
   */
  further?: boolean
}

export interface PassReport extends WholePassResult {
  week: number
  /** Why the feed could not be read, or why something that it says was not used; or empty. */
  trouble: string
  /** Whether a game is near or under way: the next pass should come soon. */
  awake: boolean
}

/** The last periodic pass of this process: when it began (epoch ms), and whether it could not read the feed. */
interface PeriodicPass {
  at: number
  feedFailed: boolean
}

/** What this process last did, by {@link keyOf}: a periodic pass, and when it counted all slips (epoch ms). */
const lastPeriodicPass = perProcess(() => new Map<string, PeriodicPass>())
const lastRecount = perProcess(() => new Map<string, number>())

const keyOf = (season: number, week: number) => `${season}/${week}`

/**
 * Whether the last periodic pass of this process is at least `every` ms old, or there was none. If it could not read
 * the feed, the next is due after {@link PERIODIC_PASS_EVERY}: in a settled week `every` is six hours.
 */
export function isPeriodicPassDue(season: number, week: number, every: number, now: number): boolean {
  const last = lastPeriodicPass().get(keyOf(season, week))
  return !last || !isRecent(last.at, last.feedFailed ? PERIODIC_PASS_EVERY : every, now)
}

/**
 * One pass over one week. Reveals and commissioners' changes do not wait for the feed, which may be slow or down. If
 * nothing has changed it costs two reads (the scores, and a query for new slips) and no write,
 * {@link PassOptions.further} none.
 * @param budget what the pass may use up for everything that it requests from the feed.
 * @param known the scores document, if this round has read it.
 */
export async function weekPass(
  season: number,
  name: WeekName,
  options: PassOptions,
  budget: FeedBudget,
  known?: DocumentSnapshot<StoredScores>,
): Promise<PassReport> {
  const { week } = name
  const started = Date.now()
  const stored = known ?? (await docRef(scoresPath(season, week)).get())
  const scores = stored.data()
  const { awake, isPeriodic, readsFeed, isWhole, recounts } = planPass(season, week, scores, options, started)
  const beforeFeed = !scores || isDue(scores, started) ? await runWholePass(season, week, null) : null
  const before: PassReport = { week, awake, trouble: '', ...(beforeFeed ?? NOTHING_DONE) }
  // A week that was never opened has no games to read the feed for.
  if (!scores && !before.wrote) return before
  // Read again for the feed: that pass, or one that overtook it, may have stored games.
  const latest = readsFeed && beforeFeed ? (await docRef(scoresPath(season, week)).get()).data() : scores
  const feedOptions = { looksForEnded: isWhole, isDoubted: latest?.doubted ?? false }
  const polled = readsFeed ? await pollFeed(season, name, latest?.games ?? {}, budget, feedOptions) : null
  // A refused pass is repeated only with a reading of the feed, or as a whole one: only they could end the refusal.
  if (before.refusal && !polled && !isWhole) return before
  const afterFeed = isWhole
    ? await runWholePass(season, week, polled, { slips: recounts ? 'all' : 'late', rereadsPicks: options.rereadsPicks })
    : await updateScores(season, week, polled, beforeFeed ? null : stored, options.further)
  const key = keyOf(season, week)
  // Noted at the end, so that the next pass repeats one that fails.
  if (isPeriodic) lastPeriodicPass().set(key, { at: started, feedFailed: polled !== null && polled.reading === null })
  if (isPeriodic && recounts) lastRecount().set(key, started)
  const wrote = before.wrote || afterFeed.wrote
  const conflicts = before.conflicts + afterFeed.conflicts
  return { week, awake, trouble: polled?.trouble ?? '', ...afterFeed, wrote, conflicts }
}

/**
 * What a pass over a week has to do, by its scores and the time.
 * @param scores as they were read; undefined for a week without any.
 */
function planPass(
  season: number,
  week: number,
  scores: StoredScores | undefined,
  { poll, rereadsPicks = false, whole = rereadsPicks }: PassOptions,
  now: number,
) {
  const awake = scores != null && scores.wakeAt != null && scores.wakeAt <= now && feedMayChange(scores, now)
  const every = scores ? periodicPassEvery(scores, now) : PERIODIC_PASS_EVERY
  const isPeriodic = poll !== false && (!scores || isPeriodicPassDue(season, week, every, now))
  const lastCounted = lastRecount().get(keyOf(season, week)) ?? Number.NEGATIVE_INFINITY
  return {
    awake,
    isPeriodic,
    readsFeed: poll ?? (awake || isPeriodic || Boolean(scores?.trouble)),
    isWhole: isPeriodic || whole,
    // A wrong count of picks is corrected by the first periodic pass of a process, and then every six hours.
    recounts: whole || !isRecent(lastCounted, IDLE_PASS_EVERY, now),
  }
}

const NO_SLIPS: ReadonlyMap<string, StoredSlip> = new Map()

/**
 * Updates what changes often, the scores and the status, without reading lines and boards. If the feed's reading or a
 * slip affects more than that, the whole week is decided.
 * @param stored the scores document, if the caller has already read it, to save a read; it is one that exists.
 * @param further as in {@link PassOptions}.
 */
async function updateScores(
  season: number,
  week: number,
  polled: FeedResult | null,
  stored: DocumentSnapshot<StoredScores> | null,
  further = false,
): Promise<WholePassResult> {
  for (let tries = 1; tries <= PASS_TRIES; tries += 1) {
    const document = (tries === 1 && stored) || (await docRef(scoresPath(season, week)).get())
    const scores = document.data()
    if (!scores) break
    const slips = further || !takesPicks(scores) ? NO_SLIPS : await slipsSince(season, week, scores.gatheredTo)
    const now = Date.now()
    const next = decideScores(scores, polled, now)
    if (isDue(scores, now) || affectsWeek(scores, next)) return runWholePass(season, week, polled)
    const outcome = { nextLock: scores.nextLock, conflicts: tries - 1 }
    const status = slips.size > 0 ? await docRef(paths.status(season, week)).get() : null
    const known = status?.data() ?? null
    const counted = status && countSlips(known, slips)
    if (status && !counted) return runWholePass(season, week, polled)
    const gatheredTo = latestSave(slips.values(), scores.gatheredTo)
    const isSameStatus = isDeepStrictEqual(counted, known)
    if (isSameStatus && !isWorthWriting(scores, { ...next, gatheredTo }, now)) return { ...outcome, wrote: false }
    const written = { ...next, gatheredTo, version: scores.version + 1 }
    // Every write of the status writes the scores in the same commit, so this precondition covers both.
    const commit = await commitWithPreconditions((tx) => {
      tx.update(document.ref, written, { lastUpdateTime: document.updateTime as Timestamp })
      if (status && !isSameStatus) tx.update(status.ref, { ...counted })
    })
    if (commit !== 'changed') return { ...outcome, wrote: commit === 'stored' }
  }
  throw new ConcurrentWrite(paths.scores(season, week))
}
