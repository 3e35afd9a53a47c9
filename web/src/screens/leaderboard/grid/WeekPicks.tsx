import { useMemo } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import type { WeekScores } from '#common/week/week'
import { useSlip } from '#web/live/league'
import { useSession } from '#web/session/session'
import { PrintButton } from '../export/PrintButton'
import type { Standing } from '../standings'
import { GridLegend } from './GridLegend'
import { gridGames, gridRows } from './grid'
import { PicksGrid } from './PicksGrid'
import { SplitCard } from './SplitCard'
import { splitOf } from './split'
import styles from './WeekPicks.module.css'

interface Props {
  board: WeeklyBoard
  scores: WeekScores | null | undefined
  standings: readonly Standing[]
  label: string
  onPlayer: (userId: string) => void
}

/** The week's picks: everybody's in a grid, and how the league split on each game. */
export function WeekPicks({ board, scores, standings, label, onPlayer }: Props) {
  const uid = useSession(({ session }) => session?.uid)
  const secret = board.games.some(({ gameId }) => !board.revealed.includes(gameId))
  const { value: slip } = useSlip(secret ? board.week : undefined)
  const games = useMemo(() => gridGames(board, scores), [board, scores])
  const rows = useMemo(
    () => gridRows(standings, games, uid && slip ? { uid, picks: slip.picks } : undefined),
    [standings, games, uid, slip],
  )
  return (
    <section className={styles.picks} aria-label="Picks" data-print>
      <PicksGrid label={label} games={games} rows={rows} uid={uid} onPlayer={onPlayer} />
      <GridLegend />
      <p data-screen-only>
        <PrintButton />
      </p>
      <h2>The split</h2>
      <ul className={styles.splits}>
        {games.map(({ game, live }) => (
          <SplitCard key={game.gameId} game={game} live={live} split={splitOf(board, game.gameId)} />
        ))}
      </ul>
    </section>
  )
}
