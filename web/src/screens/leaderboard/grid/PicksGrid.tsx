import { sidePoints } from '#common/game/grade'
import { lineSide, SIDES } from '#common/game/line'
import { HIDDEN_TEXT } from '#common/game/pick'
import { DoubleBadge } from '#web/ui/badges'
import { Icon } from '#web/ui/Icon'
import { ScrollSideways } from '#web/ui/ScrollSideways'
import { boardGameMoment } from '../boardGameMoment'
import { MANY_PLAYERS } from '../standings'
import type { GridGame, GridRow } from './grid'
import styles from './PicksGrid.module.css'
import { PicksRow } from './PicksRow'

interface Props {
  label: string
  games: readonly GridGame[]
  rows: readonly GridRow[]
  uid: string | undefined
  onPlayer: (userId: string) => void
}

/**
 * A table of players by games. The column of names, the row of games and the viewer's own row stay in view while it
 * scrolls. In a long table the own row comes first, because a row that sticks to the foot may be below the screen.
 */
export function PicksGrid({ label, games, rows, uid, onPlayer }: Props) {
  const isOwn = ({ userId }: GridRow) => userId === uid
  const shown = rows.length < MANY_PLAYERS ? rows : rows.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
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
          {shown.map((row) => (
            <PicksRow key={row.userId} row={row} you={isOwn(row)} onPlayer={onPlayer} />
          ))}
        </tbody>
      </table>
    </ScrollSideways>
  )
}

/** The head of a game's column: both team codes with the score, and the game's status. */
function GameHead({ game, live, revealed }: GridGame) {
  const { text, score } = boardGameMoment(game, live)
  return (
    <th scope="col" className={styles.head}>
      {SIDES.toReversed().map((side) => (
        <span key={side} className={styles.side}>
          {lineSide(game, side).abbr} <b>{score && sidePoints(score, side)}</b>
        </span>
      ))}
      <span className={styles.moment}>{text}</span>
      <span className={styles.marks}>
        {game.multiplier === 2 && <DoubleBadge />}
        {!revealed && !game.void && <Icon shape="lock" size={15} label={HIDDEN_TEXT} />}
      </span>
    </th>
  )
}
