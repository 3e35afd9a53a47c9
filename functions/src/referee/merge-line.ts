import type { GameLine } from '../../../common/line'
import { isRevealed, lockAt } from '../../../common/lock'
import type { LiveGame } from '../../../common/week'
import type { FeedGame } from '../feed/feed-game'
import { type Entry, kickoffEntry, movedLateEntry, postponedEntry, voidEntry } from './entries'
import { hasBegun } from './merge-game'

/** What a pass knows of one game. */
export interface Heard {
  /** What was known before the feed spoke. */
  before: LiveGame
  /** What is known now. */
  game: LiveGame
  /** What the feed said, facing as the line does; undefined where it said nothing. */
  told?: FeedGame | undefined
  /** The label of the week in which the feed lists the game, where that is not the line's own. */
  elsewhere?: string | undefined
}

/** A line as it should be, and what the group must be told of how it changed. */
export interface MergedLine {
  line: GameLine
  entries: Entry[]
}

/** A line brought up to date with the clock and, where the feed spoke, with the game. Doing it twice changes nothing. */
export function mergeLine(was: GameLine, heard: Heard, now: number): MergedLine {
  const entries: Entry[] = []
  let line = revealed(was, now)
  if (heard.told && line.revealedAt === null) line = revealed(beforeKickoff(line, heard.told, heard, now, entries), now)
  if (line.revealedAt !== null) tellOfNewDate(line, heard, entries)
  return { line: asPlayed(line, heard.game, entries), entries }
}

/** Marks a game that has reached its reveal. The moment is the law's, not the pass's, so a late pass writes the same. */
function revealed(line: GameLine, now: number): GameLine {
  return line.revealedAt === null && isRevealed(line, now) ? { ...line, revealedAt: lockAt(line) } : line
}

/**
 * Until a game reveals, its time and its teams' standing are the feed's; afterwards they stay as they were picked.
 * A game that has begun keeps its kickoff: a date ahead is that of its resumption, and must not open it again.
 */
function beforeKickoff(line: GameLine, told: FeedGame, heard: Heard, now: number, entries: Entry[]): GameLine {
  const stands = hasBegun(heard.game) && (told.timeTbd || told.kickoff > now)
  const { kickoff, timeTbd } = stands ? line : told
  const moved = line.timeTbd !== timeTbd || (!timeTbd && line.kickoff !== kickoff)
  const announced = line.timeTbd ? line.kickoffWas : line.kickoff
  const next: GameLine = {
    ...line,
    kickoff,
    timeTbd,
    kickoffWas: !moved ? line.kickoffWas : announced === kickoff && !timeTbd ? null : announced,
    neutralSite: told.neutralSite,
    homeRank: told.home.rank,
    awayRank: told.away.rank,
    homeRecord: told.home.record || line.homeRecord,
    awayRecord: told.away.record || line.awayRecord,
    broadcast: told.broadcast || line.broadcast,
    overUnder: told.overUnder ?? line.overUnder,
  }
  if (moved && told.phase !== 'postponed') entries.push(kickoffEntry(line, next, heard.elsewhere))
  return next
}

/** The line of a game that has revealed keeps its kickoff; that the game got another date is told all the same. */
function tellOfNewDate(line: GameLine, { before, game, told }: Heard, entries: Entry[]): void {
  const waits = game.phase === 'pre' || game.phase === 'suspended'
  if (told && waits && !game.timeTbd && before.kickoff !== game.kickoff && game.kickoff > line.kickoff) {
    entries.push(movedLateEntry(line, before.kickoff, game.kickoff))
  }
}

function asPlayed(line: GameLine, game: LiveGame, entries: Entry[]): GameLine {
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
