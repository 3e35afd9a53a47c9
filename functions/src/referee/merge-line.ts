import type { GameLine } from '#common/game/line'
import { isMovedTooLate, revealTime } from '#common/game/lock'
import type { LiveGame } from '#common/week/week'
import type { FeedGame } from '../feed/feed-game'
import { doubtAfter } from './doubt'
import { kickoffEntry, type LogEntry, movedLateEntry, postponedEntry, voidEntry } from './log-entries'
import { playHasBegun } from './merge-game'

/** What a pass knows of one game. */
export interface GameUpdate {
  /** What was known before the feed was read. */
  before: LiveGame
  /** What is known now. */
  game: LiveGame
  /** What the feed says, facing as the line does, and when it was read; undefined where it says nothing. */
  given?: FeedGame | undefined
  readAt?: number | undefined
  /** The label of the week in which the feed lists the game, where that is not the line's own. */
  elsewhere?: string | undefined
}

/** A line as it should be, and what the group must be told of how it changed. */
export interface MergedLine {
  line: GameLine
  entries: LogEntry[]
}

/** A line brought up to date with what the feed says of its game. Doing it twice changes nothing. */
export function mergeLine(was: GameLine, update: GameUpdate, now: number): MergedLine {
  const entries: LogEntry[] = []
  let line = was
  if (was.revealedAt !== null) tellOfNewDate(line, update, entries)
  else if (update.given) line = beforeReveal(line, update.given, update, now, entries)
  return { line: asPlayed(line, update.game, entries), entries }
}

/**
 * Until a game reveals, its time and its teams' standing are the feed's; afterwards they stay as they were picked.
 * A kickoff set by a commissioner stands, until play is seen before it: nobody may pick a game that has begun.
 */
function beforeReveal(line: GameLine, given: FeedGame, update: GameUpdate, now: number, entries: LogEntry[]): GameLine {
  const told: GameLine = {
    ...line,
    neutralSite: given.neutralSite,
    homeRank: given.home.rank,
    awayRank: given.away.rank,
    homeRecord: given.home.record || line.homeRecord,
    awayRecord: given.away.record || line.awayRecord,
    broadcast: given.broadcast || line.broadcast,
    overUnder: given.overUnder ?? line.overUnder,
  }
  const isAhead = line.timeTbd || line.kickoff > now
  const isPlayed = playHasBegun(update.game) && !given.timeTbd && given.kickoff <= now
  if (line.kickoffSource === 'commissioner' && !(isAhead && isPlayed)) return told
  const doubt = doubtAfter(line, given, update, now)
  // A game that has begun keeps its kickoff once that is over: a date ahead is that of its resumption and must not open
  // it again, and an earlier one must not reveal it early.
  const isOver = !line.timeTbd && line.kickoff <= now
  const stands = doubt !== null || (playHasBegun(update.game) && (given.timeTbd || given.kickoff > now || isOver))
  const next = withKickoff({ ...told, doubt, kickoffSource: 'feed' }, stands ? line : given)
  const moved = line.timeTbd !== next.timeTbd || (!next.timeTbd && line.kickoff !== next.kickoff)
  if (moved && given.phase !== 'postponed') entries.push(kickoffEntry(line, next, update.elsewhere))
  return withLockWas(line, next, now)
}

/** The line with this kickoff, and the one that was announced before it. */
export function withKickoff(line: GameLine, { kickoff, timeTbd }: Pick<GameLine, 'kickoff' | 'timeTbd'>): GameLine {
  const moved = line.timeTbd !== timeTbd || (!timeTbd && line.kickoff !== kickoff)
  const announced = line.timeTbd ? line.kickoffWas : line.kickoff
  const kickoffWas = !moved ? line.kickoffWas : announced === kickoff && !timeTbd ? null : announced
  return { ...line, kickoff, timeTbd, kickoffWas }
}

/**
 * Keeps the lock that a change puts off, for the database to stamp the change (`movedAt`): a change that reaches it
 * only after that lock comes too late, since the picks were open by then. One that came too late is not stamped again.
 */
export function withLockWas(was: GameLine, next: GameLine, now: number): GameLine {
  if (isMovedTooLate(was)) return next
  const [before, after] = [revealTime(was), revealTime({ ...next, lockWas: null })]
  if (before === null || (after !== null && after <= before)) return next
  return { ...next, lockWas: before, moveDecidedAt: now, movedAt: null }
}

/** The line of a game that has revealed keeps its kickoff; that the game got another date is told all the same. */
function tellOfNewDate(line: GameLine, { before, game, given }: GameUpdate, entries: LogEntry[]): void {
  const waits = game.phase === 'pre' || game.phase === 'suspended'
  if (given && waits && !game.timeTbd && before.kickoff !== game.kickoff && game.kickoff > line.kickoff) {
    entries.push(movedLateEntry(line, before.kickoff, game.kickoff))
  }
}

function asPlayed(line: GameLine, game: LiveGame, entries: LogEntry[]): GameLine {
  const off = game.phase === 'canceled'
  if (line.voidSource !== 'commissioner' && line.void !== off) {
    entries.push(voidEntry(line, off))
    return asPlayed({ ...line, void: off, voidSource: off ? 'feed' : null }, game, entries)
  }
  if (game.phase === 'final') return { ...line, phase: 'final', homeScore: game.homeScore, awayScore: game.awayScore }
  if (line.phase === 'final') return line
  if (game.phase === 'postponed' && line.phase !== 'postponed') entries.push(postponedEntry(line))
  return { ...line, phase: game.phase }
}
