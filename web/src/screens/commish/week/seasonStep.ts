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
  const { season, activeWeek, openWeeks, finishedWeeks } = settings
  if (!isInPlay(settings, season) || seasonAt(now) > season) return 'begin'
  const played = active.filter((line) => !line.void)
  // A week that was opened after the last game, and got no games, does not keep the season open.
  const isOver =
    active.length > 0
      ? played.length > 0 && played.every(({ phase, kickoff }) => phase === 'final' && now >= kickoff + CLOSE_AFTER)
      : finishedWeeks.length > 0 && finishedWeeks.every(({ at }) => now >= at + CLOSE_AFTER)
  return isOver && openWeeks.every((week) => week === activeWeek) ? 'close' : null
}

/**
 * What a commissioner reads beside the button of this step.
 * @param step as {@link seasonStep} gives it.
 */
export function seasonSentence(settings: Settings, step: 'close' | 'begin'): string {
  const { season } = settings
  if (!isInPlay(settings, season))
    return `Season ${season} is final: nothing in it changes any more. Its boards stay under Leaderboard.`
  // Weeks may be left to open: the bowls, or play-offs whose teams are not known yet.
  if (step === 'close')
    return 'Every game so far is long over. Close the season when no more are to come and nothing is left to correct.'
  return `Season ${season + 1} can begin. That closes season ${season}: correct first what is left to correct.`
}
