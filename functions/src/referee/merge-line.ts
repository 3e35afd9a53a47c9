import type { GameLine } from '../../../common/line'
import { isRevealed, lockAt } from '../../../common/lock'
import type { Change, LiveGame } from '../../../common/week'
import type { FeedGame } from '../feed/feed-game'

type Entry = Omit<Change, 'at' | 'by' | 'week' | 'gameId'> & { id: string }

/** A line as it should be, and what the group must be told of how it changed. */
export interface MergedLine {
  line: GameLine
  entries: Entry[]
}

/** A line brought up to date with the clock and, where the feed spoke, with the game. Doing it twice changes nothing. */
export function mergeLine(
  was: GameLine,
  game: LiveGame | undefined,
  told: FeedGame | undefined,
  now: number,
): MergedLine {
  const entries: Entry[] = []
  let line = revealed(was, now)
  if (told && line.revealedAt === null) line = revealed(beforeKickoff(line, told, entries), now)
  if (game) line = asPlayed(line, game, entries)
  return { line, entries }
}

/** Marks a game that has reached its reveal. The moment is the law's, not the pass's, so a late pass writes the same. */
function revealed(line: GameLine, now: number): GameLine {
  return line.revealedAt === null && isRevealed(line, now) ? { ...line, revealedAt: lockAt(line) } : line
}

/** Until a game reveals, its time and its teams' standing are the feed's; afterwards they stay as they were picked. */
function beforeKickoff(line: GameLine, told: FeedGame, entries: Entry[]): GameLine {
  const moved = !line.timeTbd && (told.timeTbd || told.kickoff !== line.kickoff)
  if (moved) {
    const to = told.timeTbd ? 'a time to be announced' : eastern(told.kickoff)
    const text = `${line.awayName} at ${line.homeName}: kickoff moved from ${eastern(line.kickoff)} to ${to}.`
    entries.push({
      id: `kickoff-${line.gameId}-${line.kickoff}-${told.timeTbd ? 'tbd' : told.kickoff}`,
      kind: 'kickoff',
      text,
    })
  }
  return {
    ...line,
    kickoff: told.kickoff,
    timeTbd: told.timeTbd,
    kickoffWas: moved ? line.kickoff : line.kickoffWas,
    neutralSite: told.neutralSite,
    homeRank: told.home.rank,
    awayRank: told.away.rank,
    homeRecord: told.home.record || line.homeRecord,
    awayRecord: told.away.record || line.awayRecord,
    broadcast: told.broadcast || line.broadcast,
    overUnder: told.overUnder ?? line.overUnder,
  }
}

function asPlayed(line: GameLine, game: LiveGame, entries: Entry[]): GameLine {
  const label = `${line.awayName} at ${line.homeName}`
  const off = game.phase === 'canceled'
  if (line.voidSource !== 'commissioner' && line.void !== off) {
    const text = off ? `${label} was cancelled and counts for nobody.` : `${label} is on after all and counts again.`
    entries.push({ id: `void-${line.gameId}-${off ? 'off' : 'on'}`, kind: 'void', text })
    return asPlayed({ ...line, void: off, voidSource: off ? 'feed' : null }, game, entries)
  }
  if (game.phase !== 'final') return line.phase === 'final' ? line : { ...line, phase: game.phase }
  const { homeScore, awayScore } = game
  if (line.phase === 'final' && (line.homeScore !== homeScore || line.awayScore !== awayScore)) {
    const [before, after] = [`${line.awayScore}–${line.homeScore}`, `${awayScore}–${homeScore}`]
    const text = `${label}: final corrected from ${before} to ${after}.`
    entries.push({ id: `final-${line.gameId}-${before}-${after}`, kind: 'final', text })
  }
  return { ...line, phase: 'final', homeScore, awayScore }
}

/** Times in the open log are for readers in several zones: Eastern, as the sport prints them. */
function eastern(at: number): string {
  return new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: 'America/New_York', weekday: 'short', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  }).format(at)
}
