import type { LiveGame } from './week'

/** The clock of a quarter that has not begun. */
const FULL_QUARTER = '15:00'

/** Whether a game's clock shows that a quarter has begun. */
export const clockHasRun = ({ period, clock }: Pick<LiveGame, 'period' | 'clock'>): boolean =>
  period > 1 || (period === 1 && clock !== '' && clock !== FULL_QUARTER)

/** The fields by which {@link playHasBegun} decides. */
export type PlayFields = Pick<LiveGame, 'phase' | 'pause' | 'period' | 'clock' | 'homeScore' | 'awayScore'>

/** Whether any of the game has been played. Then later dates from the feed are not a new kickoff. */
export function playHasBegun({ phase, pause, period, clock, homeScore, awayScore }: PlayFields): boolean {
  if (homeScore + awayScore > 0 || phase === 'final' || phase === 'suspended') return true
  if (phase === 'live' && pause !== 'delayed') return true
  // A game whose kickoff is delayed is `live` too, with a clock that has not run.
  return phase !== 'canceled' && clockHasRun({ period, clock })
}
