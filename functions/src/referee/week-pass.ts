import { isDeepStrictEqual } from 'node:util'
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import type { WeekName, WeekStatusDoc } from '#common/week/week'
import { db, isPreconditionFailure } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import type { StoredScores } from '../db/stored-scores'
import { concernsWeek, countSlips, decideScores, isWorthWriting, latestSave } from './decide-scores'
import type { FeedResult } from './feed-snapshot'
import { poll } from './poll'
import { fullPassEvery, isAwaited } from './wake'
import { ConcurrentWrite, slipsSince } from './week-state'
import { decideWhole, MAX_TRIES, type WholePassResult } from './whole-pass'

/** What to look at beyond what is due by itself. */
export interface PassOptions {
  /** Ask the feed now, whether or not a game is near; false never asks it. */
  poll?: boolean
  /** Decide the whole week again, even if nothing asks for it. */
  whole?: boolean
}

/** What a pass did for one week. */
export interface PassReport extends WholePassResult {
  week: number
  /** Why the feed could not be read, or empty. */
  trouble: string
  /** Whether a game is near or under way: the next pass should come soon. */
  awake: boolean
}

/** When this process last looked at a whole week, by season and week; a new process looks once more. */
const memory = perProcess(() => new Map<string, number>())

/** Whether a week that was last looked at whole `every` ms ago, or never by this process, is due again. */
export function isFullPassDue(season: number, week: number, every: number, now: number): boolean {
  return now - (memory().get(`${season}/${week}`) ?? Number.NEGATIVE_INFINITY) >= every
}

/**
 * One pass over one week. What the clock or a commissioner decided does not wait for the feed, which may be slow or
 * down. A quiet pass costs two reads (the scores, and a query for new slips) and no write.
 * @param signal the deadline of everything that is asked of the feed.
 */
export async function passWeek(
  season: number,
  name: WeekName,
  options: PassOptions,
  signal: AbortSignal,
): Promise<PassReport> {
  const { week } = name
  const asked = Date.now()
  const found = await db.doc(paths.scores(season, week)).get()
  const scores = found.data() as StoredScores | undefined
  const awake = scores !== undefined && isReached(scores.wakeAt, asked) && isAwaited(scores, asked)
  const due = !scores || isDue(scores, asked)
  const first = due ? await decideWhole(season, week, null) : null
  // A week that was never opened has nothing to ask the feed about.
  if (!scores && !first?.wrote) return { week, awake: false, trouble: '', ...(first ?? NOTHING) }
  const looks = options.poll !== false
  const look = looks && (!scores || isFullPassDue(season, week, fullPassEvery(scores, asked), asked))
  const asks = options.poll ?? (awake || look || Boolean(scores?.trouble))
  const answer = asks ? await poll(season, name, scores?.games ?? {}, signal) : null
  if (look) memory().set(`${season}/${week}`, asked)
  const then =
    look || options.whole
      ? await decideWhole(season, week, answer)
      : await updateScores(season, week, first ? null : found, answer)
  const wrote = (first?.wrote ?? false) || then.wrote
  const overtaken = (first?.overtaken ?? 0) + then.overtaken
  return { week, awake, trouble: answer?.trouble ?? '', ...then, wrote, overtaken }
}

const NOTHING: WholePassResult = { wrote: false, nextLock: null, overtaken: 0 }

const isReached = (time: number | null | undefined, now: number) => time != null && now >= time
const isDue = ({ passRequested, revealAt }: StoredScores, now: number) => passRequested || isReached(revealAt, now)

/**
 * Updates what changes often, the scores and who is in, without reading lines and boards. Where an answer of the feed or
 * a new member concerns more than that, the whole week is decided.
 * @param found the scores document, if it has just been read. It exists.
 */
async function updateScores(
  season: number,
  week: number,
  found: DocumentSnapshot | null,
  answer: FeedResult | null,
): Promise<WholePassResult> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const document = (tries === 1 && found) || (await db.doc(paths.scores(season, week)).get())
    const scores = document.data() as StoredScores
    const slips = await slipsSince(season, week, scores.gatheredTo)
    const now = Date.now()
    const next = decideScores(scores, answer, now)
    if (isDue(scores, now) || concernsWeek(scores, next)) return decideWhole(season, week, answer)
    const outcome = { nextLock: scores.nextLock, overtaken: tries - 1 }
    const status = slips.size > 0 ? await db.doc(paths.status(season, week)).get() : null
    const known = (status?.data() as WeekStatusDoc | undefined) ?? null
    const counted = status && countSlips(known, slips)
    if (status && !counted) return decideWhole(season, week, answer)
    const gatheredTo = latestSave(slips.values(), scores.gatheredTo)
    const isCounted = isDeepStrictEqual(counted, known)
    if (isCounted && !isWorthWriting(scores, { ...next, gatheredTo }, now)) return { ...outcome, wrote: false }
    const batch = db.batch()
    const written = { ...next, gatheredTo, version: scores.version + 1 }
    // Whoever writes the status writes the scores with it.
    batch.update(document.ref, written, { lastUpdateTime: document.updateTime as Timestamp })
    if (status && !isCounted) batch.update(status.ref, { ...counted })
    try {
      await batch.commit()
      return { ...outcome, wrote: true }
    } catch (error) {
      if (!isPreconditionFailure(error)) throw error
    }
  }
  throw new ConcurrentWrite(paths.scores(season, week))
}
