import type { OverallRow, Tally } from '#common/boards/leaderboard'
import styles from './Totals.module.css'

interface Props {
  season: OverallRow | undefined
  week: Tally
  /** Picks made this week, decided or not. */
  made: number
}

/** The player's numbers: the season's score, and what the shown week came to so far. */
export function Totals({ season, week, made }: Props) {
  return (
    <dl className={styles.totals}>
      <div className={styles.season}>
        <dt>Total score</dt>
        <dd>{season?.points ?? '–'}</dd>
      </div>
      <div>
        <dt>Points</dt>
        <dd>
          {week.points}
          <small> / {week.possible}</small>
        </dd>
      </div>
      <div>
        <dt>Correct</dt>
        <dd>
          {week.correct}
          <small> / {week.picks}</small>
        </dd>
      </div>
      <div>
        <dt>Picks made</dt>
        <dd>{made}</dd>
      </div>
    </dl>
  )
}
