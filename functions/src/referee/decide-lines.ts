import type { WeekPicks } from '#common/boards/leaderboard'
import { isHandMade } from '#common/game/by-hand'
import { isFinalCorrected } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import { isRevealed, type Kickoff, revealTime } from '#common/game/lock'
import type { EntryText } from '#common/week/log-entry'
import type { LiveGame } from '#common/week/week'
import type { FeedGame } from '../feed/feed-game'
import { finalAgainAfter, isEarlyFinal, isKickoffUnsure, type Listing, offAgainAfter } from './doubt'
import { countsAgainEntry, finalEntry, finalTakenBackEntry } from './log-entries'
import { asListed, effectiveGame, gameAfterReading, gameByFeedOf, listedGame, NOT_BEGUN } from './merge-game'
import { isReplacedKickoff, type MergedLine, mergeLine } from './merge-line'
import type { FeedSnapshot } from './poll'
import { type OtherWeekGame, putOnAgain } from './put-on-again'

/** An entry of the open log and the game it is about. */
export type GameEntry = EntryText & { gameId: string }

/** The lines and games of a slate, updated. */
interface DecidedLines {
  lines: GameLine[]
  games: Record<string, LiveGame>
  entries: GameEntry[]
}

/**
 * The lines that reveal now. They must be stored before their picks are read, so that no more are saved. `revealedAt`
 * is the lock time, not now, so a late pass writes the same value.
 */
export function linesToReveal(lines: readonly GameLine[], now: number): GameLine[] {
  return lines
    .filter((line) => line.revealedAt === null && isRevealed(line, now))
    .map((line) => ({ ...line, revealedAt: revealTime(line), doubt: null }))
}

/**
 * Updates every line from a reading of the feed or, without one, from what is known of its game.
 * @param stored the games as they are stored, by id.
 * @param otherWeeks the games of the season's other weeks.
 */
export function decideLines(
  lines: readonly GameLine[],
  stored: Readonly<Record<string, LiveGame>>,
  reading: FeedSnapshot | null,
  now: number,
  otherWeeks: readonly OtherWeekGame[],
): DecidedLines {
  const decided = lines.map((line) => decideLine(line, stored[line.gameId], reading, now))
  const games = Object.fromEntries(decided.map(({ line, game }) => [line.gameId, game]))
  const entries = decided.flatMap(({ line, entries: ofLine }) =>
    ofLine.map((entry) => ({ ...entry, gameId: line.gameId })),
  )
  const merged = decided.map(({ line }) => line)
  const { lines: next, again } = putOnAgain(merged, games, otherWeeks)
  const onAgain = again.map((line) => ({ ...countsAgainEntry(line), gameId: line.gameId }))
  return { lines: next, games, entries: [...entries, ...onAgain] }
}

/**
 * One line and its game after a reading.
 * @param stored the game as it is stored, if it is.
 */
function decideLine(
  line: GameLine,
  stored: LiveGame | undefined,
  reading: FeedSnapshot | null,
  now: number,
): MergedLine & { game: LiveGame } {
  const { gameId } = line
  const feedKickoff = stored?.feedKickoff
  const before = gameBeforeReading(line, stored)
  const listed = listedGame(reading, gameId, before)
  const withoutEarlyFinal = isEarlyFinalUndone(line, before, listed?.game) ? { ...before, ...NOT_BEGUN } : before
  const read = gameAfterReading(withoutEarlyFinal, gameId, reading, now)
  const offAgain = listed ? offAgainAfter(line, before.phase, read.phase, listed.readAt) : line.offAgain
  const finalAgain = listed ? finalAgainAfter(line, before, listed) : line.finalAgain
  // Until the feed has repeated what is unsure, the game stays as it was.
  const isUnrepeated = Boolean(listed && (offAgain?.readings || finalAgain?.readings))
  // A revealed game was played: a reading that takes its final back has a wrong date.
  const keepsFinal = line.revealedAt !== null && before.phase === 'final' && read.phase !== 'final'
  const game = isUnrepeated || keepsFinal ? asListed(before) : read
  const { line: next, entries } = mergeLine(
    {
      ...line,
      // A line that has no such field gets none, not even null: that would be a write.
      ...((offAgain || line.offAgain) && { offAgain: offAgain ?? null }),
      ...((finalAgain || line.finalAgain) && { finalAgain: finalAgain ?? null }),
    },
    {
      before,
      after: game,
      listed: isUnrepeated ? undefined : listed,
      feedKickoff,
      otherWeekLabel: reading?.otherWeekLabels.get(gameId),
    },
    now,
  )
  // From the reveal on the kickoff is kept that the feed gave last before it: only another one is a new date.
  const given = listed && next.revealedAt === null ? feedKickoffOf(listed.game) : feedKickoff
  const known = withFeedKickoff(effectiveGame(next, game), next, given)
  return { line: next, game: withLineKickoff(known, next, listed), entries }
}

/**
 * What the feed had said of a line's game before this reading, without `feedKickoff`: that depends on the line as it
 * is decided.
 */
function gameBeforeReading(line: GameLine, stored: LiveGame | undefined): LiveGame {
  const { feedKickoff: _, ...byFeed } = gameByFeedOf(line, stored)
  return { ...byFeed, awayTeamId: line.awayTeamId }
}

/** Whether the feed now shows a game live whose final it gave before the kickoff. Any other final stays. */
const isEarlyFinalUndone = (line: GameLine, { phase }: LiveGame, feedGame: FeedGame | undefined): boolean =>
  isEarlyFinal({ ...line, phase }) && feedGame?.phase === 'live'

/**
 * Whether a commissioner's kickoff overrides the feed's. Once the game has revealed, a later one of the feed's is a new
 * date, unless it is one that the commissioner has replaced, its time is only to be announced, or the game is one that
 * the feed does not know.
 */
export function overridesFeedKickoff(
  line: GameLine,
  game: Pick<LiveGame, 'kickoff' | 'timeTbd' | 'feedKickoff'> | undefined,
): boolean {
  if (line.kickoffSource !== 'commissioner') return false
  const isPutOff =
    game && !game.timeTbd && game.kickoff > line.kickoff && !isReplacedKickoff(line, game.kickoff, game.feedKickoff)
  return line.revealedAt === null || isHandMade(line.gameId) || !isPutOff
}

/**
 * The game, with its line's kickoff where that does not follow the feed's. Until the reveal also where this pass has no
 * reading of it: a commissioner may have given the kickoff back since, or undone a change of it. The next reading then
 * differs from the game, and the line follows it.
 */
function withLineKickoff(game: LiveGame, line: GameLine, listed: Listing | undefined): LiveGame {
  const { kickoff, timeTbd, revealedAt } = line
  const isOfLine = isKickoffUnsure(line) || overridesFeedKickoff(line, game) || (!listed && revealedAt === null)
  return isOfLine ? { ...game, kickoff, timeTbd } : game
}

const feedKickoffOf = ({ kickoff, timeTbd }: Kickoff) => (timeTbd ? undefined : kickoff)

/**
 * The game, with the feed's kickoff where the line has another one by hand: the desk then asks which holds, until the
 * game reveals.
 */
function withFeedKickoff(game: LiveGame, line: GameLine, given: number | undefined): LiveGame {
  const isByHand = line.kickoffSource === 'commissioner'
  return isByHand && given !== undefined && given !== line.kickoff ? { ...game, feedKickoff: given } : game
}

/**
 * The log entries of finals that were taken back or corrected; that of a correction says how many revealed picks it
 * changed.
 */
export function correctionEntries(
  before: readonly GameLine[],
  after: readonly GameLine[],
  picks: ReadonlyMap<string, WeekPicks>,
): GameEntry[] {
  return after.flatMap((is, index) => {
    const was = before[index]
    if (was?.phase === 'final' && is.phase !== 'final') return [{ ...finalTakenBackEntry(was), gameId: is.gameId }]
    if (!was || !isFinalCorrected(was, is)) return []
    return [{ ...finalEntry(was, is, was.revealedAt === null ? null : picks.values()), gameId: is.gameId }]
  })
}
