import type { LineSide } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import { Points } from '../badges'
import { classes } from '../classes'
import { Icon } from '../Icon'
import styles from './PickSide.module.css'
import { SideName } from './SideName'
import { TeamMark, teamPaint } from './TeamMark'

interface Props {
  team: LineSide
  /** The side that the player has picked on this game. */
  pickedSide: LineSide['side'] | null
  /** Why the game takes no picks; null while it does. */
  closedLabel: string | null
  /**
   * Points so far: they take the place of the spread, which moves below the name. The pick has the star of the other
   * screens then, because a check beside a lost game would say that it was right.
   */
  points?: number | undefined
  onPick: () => void
}

/** One team of a card: a tap picks it. A closed one still answers a tap, with the reason. */
export function PickSide({ team, pickedSide, closedLabel, points, onPick }: Props) {
  const isPicked = pickedSide === team.side
  const isMissed = !!closedLabel && !pickedSide
  const isFaded = isMissed || (!!pickedSide && !isPicked)
  const spread = team.spread === null ? '' : formatSpread(team.spread)
  const record = team.record.replace(/-/g, '–')
  return (
    <button
      type="button"
      className={classes(styles.side, isFaded && styles.faded, isMissed && styles.missed)}
      style={teamPaint(team.teamId)}
      aria-pressed={isPicked}
      data-closed={!!closedLabel}
      onClick={onPick}
    >
      <TeamMark abbr={team.abbr} faded={isFaded} />
      <SideName side={team} below={points === undefined ? record : spread} />
      <span className={points === undefined ? styles.spread : styles.points}>
        <Points of={points} otherwise={spread} />
      </span>
      {closedLabel && <span className="unseen">{closedLabel}</span>}
      {!isMissed && (
        <span className={styles.tick}>
          {isPicked && <Icon shape={points === undefined ? 'check' : 'star'} size={15} />}
        </span>
      )}
    </button>
  )
}
