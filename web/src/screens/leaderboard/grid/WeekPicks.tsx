import { useMemo } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import type { WeekScores } from '#common/week/week'
import { useSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import type { RankedRow } from '../standings'
import { useOwnSlip } from '../viewer'
import { gridGames, gridRows, splitOf } from './grid'
import { PicksGrid } from './PicksGrid'
import styles from './PicksGrid.module.css'
import { GridLegend } from './PicksRow'
import './print.css'
import { SplitCard } from './SplitCard'

interface Props {
  board: WeeklyBoard
  scores: WeekScores | undefined
  standings: readonly RankedRow[]
  label: string
  onPlayer: (userId: string) => void
}

/** The week's picks: everybody's in a grid, and how the league split on each game. */
export default function WeekPicks({ board, scores, standings, label, onPlayer }: Props) {
  const uid = useSession(({ session }) => session?.uid)
  const slip = useOwnSlip(board)
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
        <Button onClick={() => window.print()}>Print</Button>
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
