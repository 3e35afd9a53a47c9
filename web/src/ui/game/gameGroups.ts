import type { GameLine, Phase } from '#common/game/line'
import { phaseNow, type WeekScores } from '#common/week/week'
import { isOff, kickoffNow } from './gameText'

/** The groups in the order in which screens show them. */
const GROUPS = ['live', 'upcoming', 'final', 'off'] as const
export type Group = (typeof GROUPS)[number]

const GROUP_NAMES: Record<Group, string> = {
  live: 'Live',
  upcoming: 'Upcoming',
  final: 'Final',
  off: 'Called off',
}

const groupOfPhase: Record<Phase, Group> = {
  live: 'live',
  suspended: 'live',
  pre: 'upcoming',
  postponed: 'upcoming',
  // It counts, though the feed says that it is off.
  canceled: 'upcoming',
  final: 'final',
}

/** The group that a game is shown in; one without a result when its season ended is with the finals. */
export function groupOf(line: GameLine, scores: WeekScores | undefined): Group {
  const live = scores?.games[line.gameId]
  if (isOff(line, live)) return line.noResult ? 'final' : 'off'
  return groupOfPhase[phaseNow(line, live)]
}

/** Whether the feed still has something to say of a game. */
export const isAwaited = (line: GameLine, scores: WeekScores | undefined): boolean =>
  ['live', 'upcoming'].includes(groupOf(line, scores))

/**
 * The slate by group with its name, each in the order of kickoff. Games without a time come last, and those that were
 * stopped for the day: nothing happens in either.
 */
export function grouped(lines: readonly GameLine[], scores: WeekScores | undefined) {
  const kickoffOf = (line: GameLine) => kickoffNow(line, scores?.games[line.gameId])
  const comesLast = (line: GameLine) =>
    Number(kickoffOf(line).timeTbd || phaseNow(line, scores?.games[line.gameId]) === 'suspended')
  const inOrder = [...lines].sort((a, b) => comesLast(a) - comesLast(b) || kickoffOf(a).kickoff - kickoffOf(b).kickoff)
  return GROUPS.map((group) => {
    const games = inOrder.filter((line) => groupOf(line, scores) === group)
    // One without a result when its season ended has no final.
    const isOver = group === 'final' && games.some(({ noResult }) => noResult)
    return { group, name: isOver ? 'Over' : GROUP_NAMES[group], games }
  })
}
