import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'firebase-admin/firestore'
import type { GameLine } from '#common/game/line'
import { revealedGames } from '#common/game/lock'
import { type DocPath, paths } from '#common/paths'
import type { LogEntry } from '#common/week/log-entry'
import type { Week } from '#common/week/week'
import { appendLog } from '../db/append-log'
import { docRef } from '../db/firebase'
import { changeSettings, type StoredScores, scoresPath } from '../db/week'
import { logFailure } from '../log'
import { queueGameAlert, queueWeekAlert } from '../push/queue'
import { assertPublishable, Unpublishable } from './assert-publishable'
import { isWorthWriting } from './decide-scores'
import { decideWeek, gamesToRead, type WeekDecision } from './decide-week'
import { fieldsToUpdate } from './merge-line'
import type { FeedResult } from './poll'
import {
  ConcurrentWrite,
  commitIfUnchanged,
  commitWithPreconditions,
  type DueReveals,
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
  { slips: which = 'new', rereadsPicks = false }: LeastRead = {},
): Promise<WholePassResult> {
  const outcome = { ...NOTHING_DONE }
  for (let tries = 1; tries <= PASS_TRIES; tries += 1) {
    const state = await readWeekState(season, week, which)
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
      if (again === 'all slips') which = 'all'
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
  const { settings, week, lines } = state
  const now = Date.now()
  const games = rereadsPicks ? revealedGames(lines) : gamesToRead(state)
  const picks = await readPicks(settings.season, week.week, games)
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

type Writes = ((tx: Transaction) => void)[]

/**
 * Marks games as revealed, and requests the pass that reads their picks. No pick can be saved on them from then on, so
 * the picks that are read next are all there will ever be.
 * @throws ConcurrentWrite when the week has changed since it was read.
 */
async function commitReveals(due: DueReveals): Promise<void> {
  const { settings, week, scores } = due
  const { season } = settings
  await commitIfUnchanged(due, (tx) => {
    for (const write of lineWrites(season, due.lines, due.revealing)) write(tx)
    const next = { ...scores, passRequested: true, version: scores.version + 1 }
    tx.set(docRef(scoresPath(season, week.week)), next)
  })
}

/**
 * Stores what was decided of a week in one commit, writing only what differs.
 * @returns whether there was anything to write.
 * @throws ConcurrentWrite when the week has changed since it was read.
 */
async function commitDecision(state: VersionedState, next: WeekDecision, now: number): Promise<boolean> {
  const { settings, week } = state
  const { season } = settings
  const set = <T extends object>(path: DocPath<T>, was: T | null, is: T): Writes =>
    isDeepStrictEqual(was, is) ? [] : [(tx) => void tx.set(docRef<object>(path), is)]
  const version = state.scores.version + 1
  const counting = next.lines.filter((line) => !line.void).map(({ gameId }) => gameId)
  const writes: Writes = [
    ...lineWrites(season, state.lines, next.lines),
    ...next.entries.map((entry) => (tx: Transaction) => storeEntry(tx, season, entry)),
    ...(next.finishes
      ? [(tx: Transaction) => queueWeekAlert(tx, { season, week: week.week, games: counting }, now)]
      : []),
    ...publishedLines(season, week, next.lines),
    ...set(paths.weeklyBoard(season, week.week), state.board, next.board),
    ...set(paths.overallBoard(season), state.overall, next.overall),
    ...(next.status ? set(paths.status(season, week.week), state.status, next.status) : []),
    ...(next.settings === settings ? [] : [(tx: Transaction) => changeSettings(tx, settings, next.settings)]),
  ]
  if (writes.length === 0 && !isWorthWriting(state.scores, next.scores, now)) return false
  await commitIfUnchanged(state, (tx) => {
    for (const write of writes) write(tx)
    tx.set(docRef(scoresPath(season, week.week)), { ...next.scores, version })
  })
  return true
}

/** The lines in the week's own document, which pages follow. */
function publishedLines(season: number, week: Week, lines: GameLine[]): Writes {
  if (isDeepStrictEqual(week.lines, lines)) return []
  return [(tx) => void tx.update(docRef(paths.week(season, week.week)), { lines })]
}

/**
 * An entry of the open log, with the news of it for those who have picked the game, unless only its final was
 * corrected.
 */
function storeEntry(tx: Transaction, season: number, entry: LogEntry): void {
  const id = appendLog(tx, season, entry)
  const { week, gameId, kind, text, at } = entry
  if (gameId !== null && kind !== 'final') queueGameAlert(tx, id, { season, week, gameId, text }, at)
}

function lineWrites(season: number, before: readonly GameLine[], after: readonly GameLine[]): Writes {
  const known = new Map(before.map((line) => [line.gameId, line]))
  return after.flatMap((line) => {
    const was = known.get(line.gameId)
    const changed = was && fieldsToUpdate(was, line)
    return changed
      ? [(tx: Transaction) => void tx.update(docRef(paths.line(season, line.week, line.gameId)), changed)]
      : []
  })
}
