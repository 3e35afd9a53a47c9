import { type LineSide, lineSide, type Side } from '#common/game/line'
import { formatSpread } from '#common/game/spread'
import { classes } from '#web/ui/classes'
import { SideName } from '#web/ui/game/SideName'
import { TeamMark, teamPaint } from '#web/ui/game/TeamMark'
import { Icon } from '#web/ui/Icon'
import type { Card } from './cards'
import styles from './PickSide.module.css'

interface Props {
  card: Card
  side: Side
  onPick: (side: Side) => void
}

const record = (side: LineSide) => side.record.replace(/-/g, '–')

/** One team of a card: a tap picks it. A closed one still answers a tap, with the reason. */
export function PickSide({ card, side, onPick }: Props) {
  const team = lineSide(card.line, side)
  const picked = card.side === side
  const faded = card.side ? !picked : card.closed !== null
  const missed = card.closed !== null && !card.side
  return (
    <button
      type="button"
      className={classes(styles.side, faded && styles.faded, missed && styles.missed)}
      style={teamPaint(team.teamId)}
      aria-pressed={picked}
      data-closed={card.closed !== null}
      onClick={() => onPick(side)}
    >
      <TeamMark abbr={team.abbr} faded={faded} />
      <SideName side={team} below={record(team)} />
      <span className={styles.spread}>{team.spread === null ? '' : formatSpread(team.spread)}</span>
      {card.closed && <span className="unseen">locked</span>}
      {!missed && <span className={styles.tick}>{picked && <Icon shape="check" size={15} />}</span>}
    </button>
  )
}
