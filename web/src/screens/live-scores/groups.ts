import type { GameLine, Phase } from '#common/game/line'
import { phaseNow, type WeekScores } from '#common/week/week'

/** The order of the screen: what is on comes first. */
const GROUPS = ['live', 'upcoming', 'final'] as const
export type Group = (typeof GROUPS)[number]

export const GROUP_NAMES: Record<Group, string> = { live: 'Live', upcoming: 'Upcoming', final: 'Final' }

/** Scores older than this (ms) while games are on are called stale. */
const STALE = 180_000
/** Games run about this long (ms); beyond it silence proves nothing. */
const LONGEST = 6 * 3_600_000

const groupOfPhase: Record<Phase, Group> = {
  live: 'live',
  suspended: 'live',
  pre: 'upcoming',
  postponed: 'upcoming',
  canceled: 'final',
  final: 'final',
}

/** Where a game stands on the screen. */
export function groupOf(line: GameLine, scores: WeekScores | null | undefined): Group {
  return line.void ? 'final' : groupOfPhase[phaseNow(line, scores?.games[line.gameId])]
}

/** The slate by group, each in the order of kickoff. */
export function grouped(lines: readonly GameLine[], scores: WeekScores | null | undefined) {
  const byKickoff = [...lines].sort((a, b) => a.kickoff - b.kickoff)
  return GROUPS.map((group) => ({ group, lines: byKickoff.filter((line) => groupOf(line, scores) === group) }))
}

/** How many minutes the scores lag behind while games should be on; 0 when all is well. */
export function minutesStale(lines: readonly GameLine[], scores: WeekScores | null | undefined, now: number): number {
  if (!scores || now - scores.feedAt <= STALE) return 0
  const expected = lines.some((line) => {
    const started = !line.timeTbd && line.kickoff <= now && now - line.kickoff < LONGEST
    const phase = phaseNow(line, scores.games[line.gameId])
    return !line.void && (phase === 'live' || (phase === 'pre' && started))
  })
  return expected ? Math.floor((now - scores.feedAt) / 60_000) : 0
}
