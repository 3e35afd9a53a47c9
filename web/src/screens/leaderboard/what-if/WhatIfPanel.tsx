import type { WeeklyBoard } from '#common/boards/leaderboard'
import type { Side } from '#common/game/line'
import { type Assumptions, raceOf, type ViewerPicks } from '#common/race/race'
import type { WhatIfRow } from '#common/race/what-if'
import { useScores } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { WhatIfGame } from './WhatIfGame'
import styles from './WhatIfPanel.module.css'
import { WhatIfTable } from './WhatIfTable'

interface Props {
  board: WeeklyBoard
  own: ViewerPicks | undefined
  supposed: Assumptions
  standings: readonly WhatIfRow[]
  viewer: string | undefined
  onSuppose: (gameId: string, side: Side) => void
  onReset: () => void
}

/** The undecided games, each with its two sides to tap, and the standings as they would be. */
export function WhatIfPanel({ board, own, supposed, standings, viewer, onSuppose, onReset }: Props) {
  const { value: scores } = useScores(board.week)
  const games = raceOf(board).games.filter(({ outcomes }) => outcomes.length > 1)
  const secret = games.some(({ game }) => !board.revealed.includes(game.gameId))
  const mine = board.rows.find(({ userId }) => userId === viewer)
  return (
    <div className={styles.panel}>
      <div className={styles.games}>
        <ul>
          {games.map(({ game }) => (
            <WhatIfGame
              key={game.gameId}
              game={game}
              live={scores?.games[game.gameId]}
              secret={!board.revealed.includes(game.gameId)}
              picked={mine?.sides[game.gameId] ?? own?.sides[game.gameId]}
              supposed={supposed[game.gameId]}
              onSuppose={(side) => onSuppose(game.gameId, side)}
            />
          ))}
        </ul>
        {secret && (
          <p className={styles.note}>
            In games that are still hidden only your own pick moves here: nobody sees the others’ before 10 min after
            kickoff. “Max”, “clinched” and “out” allow for whatever they may hold.
          </p>
        )}
      </div>
      <div className={styles.standings}>
        <WhatIfTable standings={standings} viewer={viewer} />
        <Button onClick={onReset} disabled={!Object.keys(supposed).length}>
          Reset
        </Button>
      </div>
    </div>
  )
}
