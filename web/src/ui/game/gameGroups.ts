import type { GameLine, Phase } from '#common/game/line'
import { phaseNow, type WeekScores } from '#common/week/week'
import { isOff, kickoffNow } from './gameText'

/** The groups in the order in which screens show them. */
const GROUPS = ['live', 'upcoming', 'final'] as const
export type Group = (typeof GROUPS)[number]

export const GROUP_NAMES: Record<Group, string> = { live: 'Live', upcoming: 'Upcoming', final: 'Final' }

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
  const live = scores?.games[line.gameId]
  return isOff(line, live) ? 'final' : groupOfPhase[phaseNow(line, live)]
}

/** The slate by group, each in the order of kickoff. */
export function grouped(lines: readonly GameLine[], scores: WeekScores | undefined) {
  const at = (line: GameLine) => kickoffNow(line, scores?.games[line.gameId]).kickoff
  const byKickoff = [...lines].sort((a, b) => at(a) - at(b))
  return GROUPS.map((group) => ({ group, lines: byKickoff.filter((line) => groupOf(line, scores) === group) }))
}
