import type { RevealedPicks } from '#common/boards/leaderboard'
import type { GameLine } from '#common/game/line'
import { isRevealed, revealTime } from '#common/game/lock'
import type { LiveGame } from '#common/week/week'
import { facingAs } from '../feed/feed-game'
import type { FeedSnapshot } from './feed-snapshot'
import { finalEntry, type LogEntry } from './log-entries'
import { gameOfLine, scoresAfterReading } from './merge-game'
import { mergeLine } from './merge-line'

/** An entry of the open log and the game it is about. */
export type GameEntry = LogEntry & { gameId: string }

/** The slate brought up to date. */
export interface DecidedLines {
  lines: GameLine[]
  games: Record<string, LiveGame>
  entries: GameEntry[]
}

/** The lines that reveal now, marked with the moment of the rule and not of the pass: a late pass writes the same. */
export function linesToReveal(lines: readonly GameLine[], now: number): GameLine[] {
  return lines
    .filter((line) => line.revealedAt === null && isRevealed(line, now))
    .map((line) => ({ ...line, revealedAt: revealTime(line), doubt: null }))
}

/** Brings every line up to date with a reading of the feed, or, without one, with what is known of its game. */
export function decideLines(
  lines: readonly GameLine[],
  known: Readonly<Record<string, LiveGame>>,
  reading: FeedSnapshot | null,
  now: number,
): DecidedLines {
  const games: Record<string, LiveGame> = {}
  const entries: GameEntry[] = []
  const decided = lines.map((was) => {
    const { gameId } = was
    const fromFeed = reading?.games.get(gameId)
    const before = known[gameId] ?? gameOfLine(was)
    const game = scoresAfterReading(before, gameId, reading, now)
    const { line, entries: ofLine } = mergeLine(
      was,
      {
        before,
        game,
        given: fromFeed && facingAs(fromFeed, was.homeTeamId),
        readAt: reading?.at,
        elsewhere: reading?.elsewhere.get(gameId),
      },
      now,
    )
    games[gameId] = believed(game, line)
    entries.push(...ofLine.map((entry) => ({ ...entry, gameId })))
    return line
  })
  return { lines: decided, games, entries }
}

/** Whether a commissioner's kickoff stands against the feed's. */
export const isKickoffByHand = ({ revealedAt, kickoffSource }: GameLine): boolean =>
  revealedAt === null && kickoffSource === 'commissioner'

/** A game whose line does not follow the feed's kickoff shows the line's. */
function believed(game: LiveGame, line: GameLine): LiveGame {
  const { doubt, kickoff, timeTbd } = line
  return doubt || isKickoffByHand(line) ? { ...game, kickoff, timeTbd } : game
}

/** What the log says of finals that were corrected, with how many of the revealed picks they changed. */
export function correctionEntries(
  before: readonly GameLine[],
  after: readonly GameLine[],
  picks: ReadonlyMap<string, RevealedPicks>,
): GameEntry[] {
  return after.flatMap((is, index) => {
    const was = before[index]
    const corrected = was?.phase === 'final' && (was.homeScore !== is.homeScore || was.awayScore !== is.awayScore)
    if (!corrected) return []
    return [{ ...finalEntry(was, is, was.revealedAt === null ? null : picks.values()), gameId: is.gameId }]
  })
}
