import { phaseNow, scoreNow } from '../../../../common/as-it-stands'
import { finalScore, gradePick, pointsFor } from '../../../../common/grade'
import type { BoardGame } from '../../../../common/leaderboard'
import { lineSide, type Side } from '../../../../common/line'
import { HIDDEN_TEXT } from '../../../../common/pick'
import { formatSpread } from '../../../../common/spread'
import { type LiveGame, momentText } from '../../../../common/week'
import { DoubleBadge } from '../../ui/DoubleBadge'
import { Outcome } from '../../ui/Outcome'
import { teamPaint } from '../../ui/paint'
import { RANK_SHOWN } from '../../ui/SideName'
import { kickoffText } from '../../ui/when'
import styles from './RevealedPick.module.css'

interface Props {
  game: BoardGame
  side: Side | undefined
  worth: 1 | 2 | undefined
  /** Whether the viewer may see what was picked. */
  seen: boolean
  live: LiveGame | undefined
}

function momentOf(game: BoardGame, live: LiveGame | undefined): string {
  const score = scoreNow(game, live)
  if (!score) return kickoffText(game)
  const phase = phaseNow(game, live)
  const moment = phase === 'final' ? 'Final' : live ? momentText({ ...live, phase }) : ''
  return `${moment} ${score.awayScore}–${score.homeScore}`
}

/** One game of a player's week: the game, the score, the pick and its result. */
export function RevealedPick({ game, side, worth, seen, live }: Props) {
  const top = [game.homeRank, game.awayRank].some((rank) => rank !== null && rank <= RANK_SHOWN)
  const picked = side && lineSide(game, side)
  const score = finalScore(game)
  const result = side && (score || game.void) ? gradePick(game, side, score ?? { homeScore: 0, awayScore: 0 }) : null
  return (
    <li className={styles.pick} style={picked && teamPaint(picked.teamId)}>
      <p className={styles.game}>
        {game.awayName} @ {game.homeName} {game.multiplier === 2 && <DoubleBadge />}
        {top && <span className={styles.top}>Top 25</span>}
      </p>
      <p className={styles.score}>{momentOf(game, live)}</p>
      <p className={styles.side}>
        {picked ? (
          <b>
            {picked.name} {picked.spread !== null && formatSpread(picked.spread, 'PK')}
          </b>
        ) : game.void ? (
          'Called off'
        ) : seen ? (
          'No pick'
        ) : (
          HIDDEN_TEXT
        )}
      </p>
      {result && (
        <p className={styles.result}>
          <Outcome result={result} points={pointsFor(result, game, worth)} />
        </p>
      )}
    </li>
  )
}
