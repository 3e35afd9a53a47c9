import { useState } from 'react'
import { gameLabel } from '#common/game/line'
import { type LineSide, lineSide, SIDES_AS_SHOWN } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import { DoubleBadge } from '#web/ui/badges'
import { teamPaint } from '#web/ui/game/TeamMark'
import { boardGameStatus, boardStatusText, whyNotCounted } from '../boardGameStatus'
import type { GridGame, Split } from './grid'
import styles from './SplitCard.module.css'

/**
 * How the league split on one game: a bar of both sides, and unfolded the names on each; of one that counts for nobody,
 * why.
 */
export function SplitCard({ game, live, split }: Pick<GridGame, 'game' | 'live'> & { split: Split | null }) {
  const [open, setOpen] = useState(false)
  const notCountedText = whyNotCounted(game, split !== null)
  const sides = SIDES_AS_SHOWN.map((side) => ({ ...lineSide(game, side), names: split?.[side] ?? [] }))
  return (
    <li className={styles.card}>
      <p className={styles.game}>
        <span>{gameLabel(game)}</span>
        <DoubleBadge of={game} />
        <span className={styles.moment}>{boardStatusText(boardGameStatus(game, live))}</span>
      </p>
      {notCountedText && <p className={styles.notCounted}>{notCountedText}</p>}
      {!notCountedText && split && (
        <>
          <p className={styles.counts}>
            {sides.map(({ side, name, spread, names }) => (
              <span key={side}>
                <b>{names.length}</b> on {name} {spread !== null && <small>{formatSpread(spread)}</small>}
              </span>
            ))}
          </p>
          <div className={styles.bar} aria-hidden>
            {sides.map(
              ({ side, teamId, abbr, names }) =>
                names.length > 0 && (
                  <i key={side} data-inked style={{ ...teamPaint(teamId), flexGrow: names.length }}>
                    {abbr}
                  </i>
                ),
            )}
          </div>
          <details className={styles.who} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>Who took which{split.missed.length > 0 && ` · ${split.missed.length} without a pick`}</summary>
            {open && <SplitNames sides={sides} missed={split.missed} />}
          </details>
        </>
      )}
    </li>
  )
}

interface NamesProps {
  sides: readonly (Pick<LineSide, 'side' | 'name'> & { names: readonly string[] })[]
  missed: readonly string[]
}

export function SplitNames({ sides, missed }: NamesProps) {
  const groups = [...sides, { side: 'missed', name: 'No pick', names: missed }]
  return (
    <dl className={styles.names}>
      {groups.map(
        ({ side, name, names }) =>
          names.length > 0 && (
            <div key={side}>
              <dt>{name}</dt>
              <dd>{names.join(', ')}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
