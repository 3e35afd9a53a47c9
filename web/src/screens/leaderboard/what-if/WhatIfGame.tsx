import type { BoardGame } from '#common/boards/leaderboard'
import { gameLabel, lineSide, type Side } from '#common/game/line'
import { formatSpread } from '#common/game/spread'
import { type LiveGame, momentText } from '#common/week/week'
import { DoubleBadge } from '#web/ui/badges'
import { teamPaint } from '#web/ui/game/TeamMark'
import { Icon } from '#web/ui/Icon'
import { kickoffText } from '#web/ui/when'
import styles from './WhatIfGame.module.css'

interface Props {
  game: BoardGame
  live: LiveGame | undefined
  secret: boolean
  /** The viewer's pick. */
  picked: Side | undefined
  supposed: Side | undefined
  onSuppose: (side: Side) => void
}

/** An undecided game: tap the side that covers, tap it again to leave it open. */
export function WhatIfGame({ game, live, secret, picked, supposed, onSuppose }: Props) {
  const underWay = live && live.phase !== 'pre'
  const score = underWay && ['live', 'suspended'].includes(live.phase) && ` · ${live.awayScore}–${live.homeScore}`
  return (
    <li className={styles.game}>
      <p className={styles.head}>
        <span>
          {underWay ? momentText(live) : kickoffText(game)}
          {score}
        </span>
        {secret && <span>hidden</span>}
        {game.multiplier === 2 && <DoubleBadge />}
      </p>
      <fieldset className={styles.sides}>
        <legend className="unseen">{gameLabel(game)}</legend>
        {(['AWAY', 'HOME'] as const).map((side) => {
          const { teamId, abbr, name, spread } = lineSide(game, side)
          return (
            <button
              key={side}
              type="button"
              style={teamPaint(teamId)}
              aria-pressed={supposed === side}
              aria-label={`${name} ${spread === null ? '' : formatSpread(spread)} covers`}
              onClick={() => onSuppose(side)}
            >
              <i aria-hidden className={styles.mark} />
              <span>{abbr}</span>
              {picked === side && <Icon shape="star" size={13} className={styles.star} />}
              <b>{spread === null ? '' : formatSpread(spread)}</b>
            </button>
          )
        })}
      </fieldset>
    </li>
  )
}
