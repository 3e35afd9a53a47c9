import { lineSide, SIDES } from '#common/game/line'
import { HIDDEN_TEXT } from '#common/game/pick'
import { DoubleBadge } from '#web/ui/badges'
import { Icon } from '#web/ui/Icon'
import { boardGameMoment } from '../boardGameMoment'
import styles from './GameHead.module.css'
import type { GridGame } from './grid'

/** The head of a game's column: both codes with the score, and how far the game is. */
export function GameHead({ game, live, revealed }: GridGame) {
  const { text, score } = boardGameMoment(game, live)
  return (
    <th scope="col" className={styles.head}>
      {SIDES.toReversed().map((side) => (
        <span key={side} className={styles.side}>
          {lineSide(game, side).abbr} <b>{score && (side === 'HOME' ? score.homeScore : score.awayScore)}</b>
        </span>
      ))}
      <span className={styles.moment}>{game.void ? 'Void' : text}</span>
      <span className={styles.marks}>
        {game.multiplier === 2 && <DoubleBadge />}
        {!revealed && !game.void && <Icon shape="lock" size={15} label={HIDDEN_TEXT} />}
      </span>
    </th>
  )
}
