import { useState } from 'react'
import { lineSide, SIDES } from '#common/game/line'
import { HIDDEN_TEXT } from '#common/game/pick'
import { formatSpread } from '#common/game/spread'
import { DoubleBadge } from '#web/ui/badges'
import { teamPaint } from '#web/ui/game/TeamMark'
import { Icon } from '#web/ui/Icon'
import { boardGameMoment } from '../boardGameMoment'
import type { GridGame } from './grid'
import styles from './SplitCard.module.css'
import { SplitNames } from './SplitNames'
import type { Split } from './split'

/** How the league split on one game: a bar of both sides, and on request who took which. */
export function SplitCard({ game, live, split }: Pick<GridGame, 'game' | 'live'> & { split: Split | null }) {
  const [open, setOpen] = useState(false)
  const { text, score } = boardGameMoment(game, live)
  const sides = SIDES.toReversed().map((side) => ({ ...lineSide(game, side), names: split?.[side] ?? [] }))
  return (
    <li className={styles.card}>
      <p className={styles.game}>
        <span>
          {game.awayName} @ {game.homeName}
        </span>
        {game.multiplier === 2 && <DoubleBadge />}
        <span className={styles.moment}>
          {text} {score && `${score.awayScore}–${score.homeScore}`}
        </span>
      </p>
      {game.void ? (
        <p className={styles.hidden}>Called off</p>
      ) : split ? (
        <>
          <p className={styles.counts}>
            {sides.map(({ side, name, spread, names }) => (
              <span key={side}>
                {name} {spread !== null && <small>{formatSpread(spread, 'PK')}</small>} <b>{names.length}</b>
              </span>
            ))}
          </p>
          <div className={styles.bar} aria-hidden>
            {sides.map(({ side, teamId, abbr, names }) =>
              names.length ? (
                <i key={side} style={{ ...teamPaint(teamId), flexGrow: names.length }}>
                  {abbr}
                </i>
              ) : null,
            )}
          </div>
          <details className={styles.who} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>Who took which{split.missed.length > 0 && ` · ${split.missed.length} without a pick`}</summary>
            {open && <SplitNames sides={sides} missed={split.missed} />}
          </details>
        </>
      ) : (
        <p className={styles.hidden}>
          <Icon shape="lock" size={15} /> {HIDDEN_TEXT}
        </p>
      )}
    </li>
  )
}
