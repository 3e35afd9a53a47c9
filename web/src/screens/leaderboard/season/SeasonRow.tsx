import { memo, useMemo } from 'react'
import type { OverallBoard, OverallRow } from '#common/boards/leaderboard'
import { useActiveWeek } from '#web/live/league'
import { Avatar } from '#web/ui/Avatar'
import { PlayerBadges } from '#web/ui/playerBadges'
import { PlayerButton } from '../PlayerButton'
import { RankCell, type RankTextProps } from '../Rank'
import { weekHighs } from '../standings'
import styles from './SeasonTables.module.css'

/** The most points of each week that is over, by week. */
export function useWeekHighs(board: OverallBoard | undefined): Record<number, number> {
  const open = useActiveWeek().open.map(({ week }) => week)
  return useMemo(() => (board ? weekHighs(board, open) : {}), [board, open.join()])
}

/** Below a table of {@link SeasonRow}s, where one is marked. @param hidesWeeks whether a phone hides its weeks. */
export const WeekHighLegend = ({ highs, hidesWeeks = false }: Pick<Props, 'highs'> & { hidesWeeks?: boolean }) =>
  Object.keys(highs).length > 0 && (
    <p className={styles.legend} data-hides-weeks={hidesWeeks}>
      <u>9</u> the most points of a week
    </p>
  )

interface Props extends Pick<RankTextProps, 'rank' | 'tied'> {
  row: OverallRow
  weeks: readonly number[]
  /** {@link useWeekHighs} */
  highs: Readonly<Record<number, number>>
  you: boolean
  /** Points of the week that the table is about; undefined in the season's own table. */
  points?: number
  onPlayer: (userId: string) => void
}

/**
 * One player's row of a season table: points week by week and their sum. On a phone the season's own table hides the
 * weeks.
 */
export const SeasonRow = memo(function SeasonRow({ row, rank, tied, weeks, highs, you, points, onPlayer }: Props) {
  const isHigh = (week: number) => highs[week] !== undefined && row.byWeek[week] === highs[week]
  return (
    <tr
      className={styles.row}
      data-you={you}
      data-hides-weeks={points === undefined}
      style={{ '--c': row.favoriteColor }}
    >
      <td className={styles.rank}>
        <RankCell rank={rank} tied={tied} points={points ?? row.points} />
      </td>
      <th scope="row" className={styles.user}>
        <span className={styles.who}>
          <Avatar {...row} />
          <span className={styles.name}>
            <PlayerButton player={row} onPlayer={onPlayer} />
            <PlayerBadges you={you} left={row.left} />
          </span>
        </span>
      </th>
      {points !== undefined && <td className={styles.score}>{points}</td>}
      {weeks.map((week) => (
        <td key={week} className={styles.week} data-high={isHigh(week) || undefined}>
          {row.byWeek[week] ?? '–'}
          {isHigh(week) && <span className="unseen">, the most of the week</span>}
        </td>
      ))}
      <td className={styles.score}>{row.points}</td>
    </tr>
  )
})
