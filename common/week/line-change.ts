import { counted } from '#common/counted'
import { isDouble, isFinalCorrected, scoreline } from '#common/game/grade'
import { type GameLine, matchup } from '#common/game/line'
import type { Kickoff } from '#common/game/lock'
import { spreadChange } from '#common/game/set-spread'
import { isWithoutSpread } from '#common/game/spread'
import type { PushMessage } from '#common/people/push'
import { eastern } from './eastern'
import type { EntryText } from './log-entry'
import { isSameResult } from './shown-result'
import { picksPath } from './week-address'

/** Whether a commissioner's edit has ended the doubt about a kickoff. */
export const doubtHasEnded = (was: GameLine, next: GameLine): boolean => was.doubt != null && next.doubt === null

/** A kickoff as the open log writes it. */
export const loggedKickoff = ({ timeTbd, kickoff }: Kickoff): string =>
  timeTbd ? 'a time to be announced' : eastern(kickoff)

/** How many picks have another result through a corrected final, after a comma; empty for null. */
export const regradedText = (regraded: number | null): string =>
  regraded === null ? '' : `, ${counted(regraded, 'result')} changed`

/** A kickoff that a commissioner moved, confirmed, or left to the feed again. */
function kickoffChange(was: GameLine, next: GameLine): string | null {
  const [from, to] = [loggedKickoff(was), loggedKickoff(next)]
  if (from !== to) return `kickoff moved by hand from ${from} to ${to}`
  if (was.kickoffSource === next.kickoffSource) return doubtHasEnded(was, next) ? `kickoff confirmed, ${to}` : null
  return next.kickoffSource === 'feed' ? 'kickoff follows the feed again' : `kickoff confirmed, ${to}`
}

/**
 * A result that a commissioner says, corrects, or leaves to the feed again.
 * @param regraded as in {@link lineChange}.
 */
function resultChange(was: GameLine, next: GameLine, regraded: number | null): [EntryText['kind'], string] | null {
  const [before, after] = [was.byHand ?? null, next.byHand ?? null]
  const count = regradedText(regraded)
  if (!after) {
    const changed = isFinalCorrected(was, next) ? `, ${scoreline(was)} → ${scoreline(next)}${count}` : ''
    return before && ['final', `score and phase follow the feed again${changed}`]
  }
  if (before && isSameResult(before, after)) return null
  const score = scoreline(after)
  const corrected = isFinalCorrected(was, next) ? `${scoreline(was)} → ` : ''
  switch (after.phase) {
    case 'final':
      return ['final', `final by hand, ${corrected}${score}${count}`]
    case 'live':
      return ['final', `score by hand, ${score}`]
    case 'pre':
      return ['kickoff', 'has not begun, by hand']
    case 'postponed':
      return ['kickoff', 'postponed by hand']
    case 'canceled':
      return ['void', 'cancelled by hand']
  }
}

/**
 * Whether those who have picked the game are notified of a change: it moved, was called off or put on again, or lost
 * its line or got it back. Not a new spread or multiplier, of which a Saturday has many.
 */
export const notifiesPickers = (was: GameLine, next: GameLine): boolean =>
  was.void !== next.void ||
  was.timeTbd !== next.timeTbd ||
  was.kickoff !== next.kickoff ||
  (was.spread === null) !== (next.spread === null)

/** The tag of a notification about a game. */
export const gameTag = (gameId: string): string => `game-${gameId}`

/**
 * The push notification to those who have picked a game that changed.
 * @param text the entry of the open log, which everybody may read: nothing in it depends on a pick.
 */
export function gamePush(week: number, gameId: string, text: string): PushMessage {
  return { title: 'A game you picked has changed', body: text, path: picksPath(week), tag: gameTag(gameId) }
}

/**
 * What the open log says of a changed line; null when nothing that matters to players has changed. A first spread is
 * logged only after the reveal, every later change of it always, also before anybody has picked the game: if the log
 * began only with the first pick, it would reveal that there is one.
 * @param regraded how many revealed picks have another result through a corrected final; null where none is corrected.
 */
export function lineChange(was: GameLine, next: GameLine, regraded: number | null = null): EntryText | null {
  const parts: [EntryText['kind'], string][] = []
  if (was.void !== next.void) parts.push(['void', next.void ? 'called off, counts for nobody' : 'counts again'])
  // The feed had called it off: now it stays off, whatever the feed says later.
  else if (next.void && was.voidSource !== next.voidSource) parts.push(['void', 'called off by hand'])
  // The first number of a game is no change, unless it has revealed: then everybody's points depend on it at once.
  const isFirst = isWithoutSpread(was) && was.revealedAt === null
  if (!isFirst && was.spread !== next.spread) {
    const source = next.spreadSource === 'feed' ? ', from the feed' : ''
    parts.push(['line', `${spreadChange(was, next.spread)}${source}`])
  }
  if (was.multiplier !== next.multiplier)
    parts.push(['line', isDouble(next) ? 'now counts double' : 'no longer double'])
  const result = resultChange(was, next, regraded)
  if (result) parts.push(result)
  const kickoff = kickoffChange(was, next)
  if (kickoff) parts.push(['kickoff', kickoff])
  if (was.isLocked !== next.isLocked) parts.push(['lock', next.isLocked ? 'locked' : 'unlocked'])
  const [first] = parts
  return first ? { kind: first[0], text: `${matchup(was)}: ${parts.map(([, text]) => text).join('; ')}.` } : null
}
