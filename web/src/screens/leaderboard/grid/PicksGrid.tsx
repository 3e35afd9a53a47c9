import { ScrollSideways } from '#web/ui/ScrollSideways'
import { GameHead } from './GameHead'
import { GridLine } from './GridLine'
import type { GridGame, GridRow } from './grid'
import styles from './PicksGrid.module.css'

interface Props {
  label: string
  games: readonly GridGame[]
  rows: readonly GridRow[]
  uid: string | undefined
  onPlayer: (userId: string) => void
}

/** Players by games: who picked what, and how it stands. Names and games stay in sight while it scrolls. */
export function PicksGrid({ label, games, rows, uid, onPlayer }: Props) {
  return (
    <ScrollSideways label={`Picks grid, ${label}`} tall>
      <table className={styles.grid}>
        <caption className="unseen">Everybody’s picks, {label}. A pick opens 10 minutes after its kickoff.</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Player
            </th>
            {games.map((each) => (
              <GameHead key={each.game.gameId} {...each} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <GridLine key={row.userId} row={row} you={row.userId === uid} onPlayer={onPlayer} />
          ))}
        </tbody>
      </table>
    </ScrollSideways>
  )
}
