import { MINUTE } from '#common/durations'
import type { GameLine, Phase } from '#common/game/line'
import { LONGEST_GAME, phaseNow, type WeekScores } from '#common/week/week'

/** The groups in the order of the screen. */
const GROUPS = ['live', 'upcoming', 'final'] as const
export type Group = (typeof GROUPS)[number]

export const GROUP_NAMES: Record<Group, string> = { live: 'Live', upcoming: 'Upcoming', final: 'Final' }

/** While games are under way, scores that were read longer ago than this (ms) are called stale. */
const STALE_AFTER = 180_000

const groupOfPhase: Record<Phase, Group> = {
  live: 'live',
  suspended: 'live',
  pre: 'upcoming',
  postponed: 'upcoming',
  canceled: 'final',
  final: 'final',
}

/** The group that a game is shown in; a game that was called off is with the finals. */
export function groupOf(line: GameLine, scores: WeekScores | undefined): Group {
  return line.void ? 'final' : groupOfPhase[phaseNow(line, scores?.games[line.gameId])]
}

/** The slate by group, each in the order of kickoff. */
export function grouped(lines: readonly GameLine[], scores: WeekScores | undefined) {
  const byKickoff = [...lines].sort((a, b) => a.kickoff - b.kickoff)
  return GROUPS.map((group) => ({ group, lines: byKickoff.filter((line) => groupOf(line, scores) === group) }))
}

/**
 * The age of the scores in whole minutes when they are stale although a game is under way, or should be by its kickoff;
 * otherwise 0. A game that has not begun long after its kickoff no longer counts: it may have been moved. Scores that
 * were never read, as in a league that plays by hand, have no age.
 */
export function minutesStale(lines: readonly GameLine[], scores: WeekScores | undefined, now: number): number {
  if (!scores?.feedAt || now - scores.feedAt <= STALE_AFTER) return 0
  const expected = lines.some((line) => {
    const started = !line.timeTbd && line.kickoff <= now && now - line.kickoff < LONGEST_GAME
    const phase = phaseNow(line, scores.games[line.gameId])
    return !line.void && (phase === 'live' || (phase === 'pre' && started))
  })
  return expected ? Math.floor((now - scores.feedAt) / MINUTE) : 0
}
