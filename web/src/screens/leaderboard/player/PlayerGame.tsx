import type { BoardGame } from '#common/boards/leaderboard'
import { gradePick, pointsFor, type Score } from '#common/game/grade'
import { HIDDEN_TEXT } from '#common/game/pick'
import { lineSide, type Side } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import { type LiveGame, phaseNow } from '#common/week/week'
import { DoubleBadge, PickResult } from '#web/ui/badges'
import badges from '#web/ui/badges.module.css'
import { coverStatus } from '#web/ui/game/coverStatus'
import { teamPaint } from '#web/ui/game/TeamMark'
import { boardGameStatus, boardStatusText, whyNotCounted } from '../boardGameStatus'
import styles from './PlayerGame.module.css'

interface Props {
  game: BoardGame
  side: Side | undefined
  worth: 1 | 2 | undefined
  /** A commissioner entered or fixed the pick. */
  isFixed: boolean
  /** The commissioner did so after the final. */
  isAfterFinal: boolean
  /** Whether the viewer may see what was picked. */
  isVisible: boolean
  /** Whether everybody may. */
  isRevealed: boolean
  live: LiveGame | undefined
  /** Whether a pick of the viewer waits to be saved, which `side` lacks. */
  isWaiting: boolean
}

/** The pick's result, once it counts; while its game is on, by how much it covers or fails to. */
function PickEnd({ game, side, worth, isRevealed, live, score }: Props & { side: Side; score: Score | null }) {
  if (game.void) return <PickResult result="VOID" />
  if (!score) return null
  if (phaseNow(game, live) !== 'final') {
    const cover = coverStatus(game, side, score)
    if (!cover) return null
    return (
      <span className={badges[cover.result]}>
        {cover.result === 'WIN' && 'covering '}
        {cover.verdict}
      </span>
    )
  }
  if (!isRevealed) return null
  const result = gradePick(game, side, score)
  return <PickResult result={result} points={pointsFor(result, game, worth)} />
}

/** What stands in place of the picked side. */
function noPickText({ game, isVisible, isRevealed, isWaiting }: Props): string {
  const hidden = isVisible ? null : HIDDEN_TEXT
  return whyNotCounted(game, isRevealed) ?? hidden ?? (isWaiting ? 'Not saved yet' : 'No pick')
}

/** One game of a player's week: the teams, the score, the pick and its result. */
export function PlayerGame(props: Props) {
  const { game, side, isFixed, isAfterFinal, live } = props
  const top = game.homeRank !== null || game.awayRank !== null
  const picked = side && lineSide(game, side)
  const status = boardGameStatus(game, live)
  return (
    <li className={styles.pick} style={picked && teamPaint(picked.teamId)}>
      <div className={styles.line}>
        <p className={styles.game}>
          {game.awayName} @ {game.homeName} <DoubleBadge of={game} />{' '}
          {top && <span className={styles.top}>Top 25</span>}
        </p>
        <p className={styles.score}>{boardStatusText(status)}</p>
      </div>
      <div className={styles.line}>
        <p className={styles.side}>
          {picked ? (
            <b>
              {picked.name} {picked.spread !== null && formatSpread(picked.spread, 'PK')}
            </b>
          ) : (
            noPickText(props)
          )}
          {isFixed && <small>entered by a commissioner{isAfterFinal && ', after the final'}</small>}
        </p>
        {side && (
          <p className={styles.result}>
            <PickEnd {...props} side={side} score={status.score} />
          </p>
        )}
      </div>
    </li>
  )
}
