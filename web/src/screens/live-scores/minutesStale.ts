import { MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { LONGEST_GAME, phaseNow, type WeekScores } from '#common/week/week'
import { kickoffNow } from '#web/ui/game/gameText'

/** While games are under way, scores that were read longer ago than this (ms) are called stale. */
const STALE_AFTER = 180_000

/**
 * The age of the scores in whole minutes when they are stale although a game is under way, or should be by its kickoff;
 * otherwise 0. A game that has not begun long after its kickoff no longer counts: it may have been moved. Scores that
 * were never read, as in a league that plays by hand, have no age.
 */
export function minutesStale(lines: readonly GameLine[], scores: WeekScores | undefined, now: number): number {
  if (!scores?.feedAt || now - scores.feedAt <= STALE_AFTER) return 0
  const expected = lines.some((line) => {
    const live = scores.games[line.gameId]
    const { kickoff, timeTbd } = kickoffNow(line, live, now)
    const started = !timeTbd && kickoff <= now && now - kickoff < LONGEST_GAME
    const phase = phaseNow(line, live)
    return !line.void && (phase === 'live' || (phase === 'pre' && started))
  })
  return expected ? Math.floor((now - scores.feedAt) / MINUTE) : 0
}
