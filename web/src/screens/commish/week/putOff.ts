import { DAY } from '#common/durations'
import { type GameLine, isTimedByHand } from '#common/game/line'
import { type LiveGame, phaseNow, type WeekScores } from '#common/week/week'
import { kickoffNow } from '#web/ui/game/gameText'

/** Whether a game has no date on which it is played: to be announced, put off, or stopped. */
function lacksDate(line: GameLine, live: LiveGame | undefined): boolean {
  const phase = phaseNow(line, live)
  if (phase === 'pre') return live?.timeTbd ?? line.timeTbd
  return phase === 'suspended' || (phase === 'postponed' && !isTimedByHand(line))
}

/** A game that was moved this far behind the week's last one (ms) is played when the next week has begun. */
const MOVED_AWAY = 3 * DAY

/** In a week whose finals lie further apart (ms), such as the bowls, a game with a later date may still be played. */
const LONGEST_WEEK = 7 * DAY

/** A game that the desk does not wait for, and when it is played (epoch ms); null while that is not known. */
export interface PutOff {
  line: GameLine
  kickoff: number | null
}

/** When a game kicks off that was moved and has not begun (epoch ms); null for any other. */
function movedTo(line: GameLine, live: LiveGame | undefined, now: number): number | null {
  const { kickoff } = kickoffNow(line, live, now)
  const phase = phaseNow(line, live)
  const isAhead = phase === 'pre' || (phase === 'postponed' && isTimedByHand(line))
  return isAhead && kickoff > now && (line.kickoffWas !== null || kickoff !== line.kickoff) ? kickoff : null
}

/**
 * The games of a week that have no date, or were moved to one in a later week, when all its others are over; empty
 * before. The desk does not wait for them: it could be for weeks.
 * @param now epoch ms
 */
export function putOffGames(lines: readonly GameLine[], scores: WeekScores | undefined, now: number): PutOff[] {
  const counting = lines.filter((line) => !line.void)
  const liveOf = ({ gameId }: GameLine) => scores?.games[gameId]
  const others = counting.filter((line) => phaseNow(line, liveOf(line)) === 'final')
  const lastKickoff = Math.max(...others.map(({ kickoff }) => kickoff))
  // A game that was moved and played elsewhere makes no week longer.
  const firstDates = others.map(({ kickoff, kickoffWas }) => kickoffWas ?? kickoff)
  const isLong = Math.max(...firstDates) - Math.min(...firstDates) > LONGEST_WEEK
  const putOff = counting
    .filter((line) => !others.includes(line))
    .map((line) => ({ line, kickoff: lacksDate(line, liveOf(line)) ? null : movedTo(line, liveOf(line), now) }))
  const mayWait = ({ line, kickoff }: PutOff) =>
    kickoff === null ? lacksDate(line, liveOf(line)) : !isLong && kickoff - lastKickoff > MOVED_AWAY
  return others.length > 0 && putOff.every(mayWait) ? putOff : []
}

/** The games of a week without its {@link putOffGames}. */
export function awaitedGames(lines: readonly GameLine[], scores: WeekScores | undefined, now: number): GameLine[] {
  const putOff = putOffGames(lines, scores, now).map(({ line }) => line)
  return lines.filter((line) => !putOff.includes(line))
}
