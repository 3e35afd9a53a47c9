import { DAY } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { isInPlay, seasonAt } from '#common/week/season'
import type { Settings } from '#common/week/week'

/** How long after the last final a season is offered to be closed (ms): finals are corrected for about a week. */
const CLOSE_AFTER = 14 * DAY

/**
 * What to offer of the season: to close it once everything is long over, and to begin the next once it is closed or the
 * calendar has gone on. Null in the middle of a season.
 * @param active the lines of the active week.
 * @param now epoch ms
 */
export function seasonStep(
  settings: Settings,
  active: readonly Pick<GameLine, 'void' | 'phase' | 'kickoff'>[],
  now: number,
): 'close' | 'begin' | null {
  const { season, activeWeek, openWeeks } = settings
  if (!isInPlay(settings, season) || seasonAt(now) > season) return 'begin'
  const played = active.filter((line) => !line.void)
  const isOver =
    played.length > 0 && played.every(({ phase, kickoff }) => phase === 'final' && now >= kickoff + CLOSE_AFTER)
  return isOver && openWeeks.every((week) => week === activeWeek) ? 'close' : null
}
