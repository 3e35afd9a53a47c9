import { isBeforeKickoff } from '#common/game/ahead'
import { type GameLine, isCanceledOrPostponed } from '#common/game/line'
import type { EntryText } from '#common/week/log-entry'
import { playHasBegun } from '#common/week/play'
import type { LiveGame } from '#common/week/week'
import type { FeedGame } from '../feed/feed-game'
import { withBegunEarly } from './begun-early'
import { doubtAfter, isLikelyPlay, type Listing, waveringAfter } from './doubt'
import { canceledEntry, kickoffEntry, movedLateEntry, onAgainEntry, postponedEntry } from './log-entries'
import { effectiveGame } from './merge-game'
import { isMoved, voidFollowsFeed, withKickoff, withLockWas } from './next-line'

/** What a pass knows of one game. */
interface GameUpdate {
  /** What the feed had said before this reading. */
  before: LiveGame
  /** What the feed says now. The result that a commissioner says is on the line. */
  after: LiveGame
  /** Undefined if the feed does not list the game. */
  listed: Listing | undefined
  /** As in {@link LiveGame}, from before this reading. */
  feedKickoff: number | undefined
  /** The label of the week in which the feed lists the game, if that is not the line's own. */
  otherWeekLabel: string | undefined
}

/** A line as it should be, and the entries of the open log about what has changed. */
export interface MergedLine {
  line: GameLine
  entries: EntryText[]
}

/** Updates a line from the feed. Idempotent. @param now epoch ms. */
export function mergeLine(was: GameLine, update: GameUpdate, now: number): MergedLine {
  const dated = was.revealedAt === null ? mergeBeforeReveal(was, update, now) : withNewDate(was, update)
  let line = withBegunEarly(dated.line, update.after, update.listed !== undefined, now)
  if (isFinalTakenBack(update) && !line.byHand) line = { ...line, phase: 'pre', homeScore: null, awayScore: null }
  const merged = mergeResult(line, effectiveGame(line, update.after))
  return { line: merged.line, entries: [...dated.entries, ...merged.entries] }
}

/** Whether a reading has taken a final back, which it may only before the kickoff: see `mergeGame`. */
const isFinalTakenBack = ({ before, after }: GameUpdate) => before.phase === 'final' && after.phase !== 'final'

/**
 * Until a game reveals, its kickoff and its teams' ranks and records follow the feed; afterwards they are frozen. A
 * kickoff set by a commissioner stays, unless play before it is likely: nobody may pick a game that has begun.
 */
function mergeBeforeReveal(line: GameLine, update: GameUpdate, now: number): MergedLine {
  const { listed } = update
  const feedGame = listed?.game
  if (!feedGame) return { line, entries: [] }
  const updated = withFeedDetails(line, feedGame)
  const isPlayLikely = !isBeforeKickoff(feedGame, now) && isLikelyPlay(feedGame, update.after, now)
  if (line.kickoffSource === 'commissioner' && !(isBeforeKickoff(line, now) && isPlayLikely))
    return { line: { ...updated, doubt: null, ...(line.wavering && { wavering: null }) }, entries: [] }
  const doubt = doubtAfter(line, listed, update.after, now)
  const wavering = waveringAfter(line, listed)
  // Once play has begun and the kickoff has passed, ignore the feed's dates: a later one is the resumption, an earlier
  // one would reveal early.
  const keepsKickoff =
    doubt !== null ||
    Boolean(wavering?.readings) ||
    (playHasBegun(update.after) && (isBeforeKickoff(feedGame, now) || !isBeforeKickoff(line, now)))
  const next = withKickoff(
    {
      ...updated,
      doubt,
      ...((wavering || line.wavering) && { wavering }),
      kickoffSource: doubt ? line.kickoffSource : 'feed',
    },
    keepsKickoff ? line : feedGame,
  )
  // The entry that a game was postponed or cancelled implies that it has no time.
  const isLogged = isMoved(line, next) && !(isCanceledOrPostponed(feedGame.phase) && next.timeTbd)
  const entries = isLogged ? [kickoffEntry(line, next, update.otherWeekLabel)] : []
  return { line: withLockWas(line, next, now), entries }
}

/** The line with what the feed says of its game beside kickoff and result. */
const withFeedDetails = (line: GameLine, feedGame: FeedGame): GameLine => ({
  ...line,
  neutralSite: feedGame.neutralSite,
  homeRank: feedGame.home.rank,
  awayRank: feedGame.away.rank,
  homeRecord: feedGame.home.record || line.homeRecord,
  awayRecord: feedGame.away.record || line.awayRecord,
  broadcast: feedGame.broadcast || line.broadcast,
  overUnder: feedGame.overUnder ?? line.overUnder,
})

/**
 * Whether a kickoff of the feed's is one that a commissioner replaced, and so no new date: the one that the feed went
 * on to give until the reveal, or the line's before the last change.
 * @param feedKickoff as in {@link LiveGame}.
 */
export const isReplacedKickoff = (line: GameLine, kickoff: number, feedKickoff: number | undefined): boolean =>
  line.kickoffSource === 'commissioner' && (kickoff === feedKickoff || kickoff === line.kickoffWas)

/**
 * Logs that a revealed game got another date, once; after that only a later one, since a feed may go back and forth
 * between two. Its line keeps the kickoff.
 */
function withNewDate(line: GameLine, { before, after, listed, feedKickoff }: GameUpdate): MergedLine {
  const { kickoff } = after
  const waits = after.phase === 'pre' || after.phase === 'suspended'
  const isLater = kickoff > (line.dateLogged ?? line.kickoff)
  const isNew = isLater && kickoff !== before.kickoff && !isReplacedKickoff(line, kickoff, feedKickoff)
  if (!listed || !waits || after.timeTbd || !isNew) return { line, entries: [] }
  return { line: { ...line, dateLogged: kickoff }, entries: [movedLateEntry(line, before.kickoff, kickoff)] }
}

/**
 * Whether a revealed game that was postponed is on at its old kickoff. If at another, {@link withNewDate} logs that.
 */
const isOnAgain = (line: GameLine, { phase, kickoff }: Pick<LiveGame, 'phase' | 'kickoff'>): boolean =>
  line.phase === 'postponed' &&
  line.revealedAt !== null &&
  (phase === 'pre' || phase === 'live') &&
  kickoff === line.kickoff

/** The line's result, and that it is called off. Whether one counts again depends on the other lines: `decideLines`. */
function mergeResult(was: GameLine, { phase, homeScore, awayScore, kickoff }: LiveGame): MergedLine {
  const entries: EntryText[] = []
  let line = was
  if (voidFollowsFeed(line) && !line.void && phase === 'canceled') {
    entries.push(canceledEntry(line))
    line = { ...line, void: true, voidSource: 'feed' }
  }
  if (phase === 'final') return { line: { ...line, phase, homeScore, awayScore }, entries }
  if (line.phase === 'final') return { line, entries }
  if (phase === 'postponed' && line.phase !== 'postponed') entries.push(postponedEntry(line))
  if (isOnAgain(line, { phase, kickoff })) entries.push(onAgainEntry(line))
  return { line: { ...line, phase }, entries }
}
