import { type GameLine, lineSide, otherSide } from '../../../../common/line'
import { pickView, type SlipPick } from '../../../../common/pick'
import { formatSpread } from '../../../../common/spread'
import { DoubleBadge } from '../../ui/DoubleBadge'
import { Outcome } from '../../ui/Outcome'
import { teamPaint } from '../../ui/paint'
import { SideName } from '../../ui/SideName'
import { TeamMark } from '../../ui/TeamMark'
import { kickoffText } from '../../ui/when'
import styles from './PickedCard.module.css'

interface Props {
  line: GameLine
  pick: SlipPick
  now: number
}

/** One of the player's picks, with its result once there is one. */
export function PickedCard({ line, pick, now }: Props) {
  const view = pickView(line, pick, now)
  const team = lineSide(line, pick.pickTeam)
  const other = lineSide(line, otherSide(pick.pickTeam))
  const place = pick.pickTeam === 'HOME' || line.neutralSite ? 'vs' : '@'
  const ended =
    view.homeScore !== null && `Final ${line.awayAbbr} ${view.awayScore}, ${line.homeAbbr} ${view.homeScore}`
  return (
    <article className={styles.card} style={teamPaint(team.teamId)} aria-label={`${view.selectedTeam} pick`}>
      <div className={styles.team}>
        <TeamMark abbr={team.abbr} />
        <SideName side={team} below={`${place} ${other.name}`} />
        <span className={styles.pill}>{view.spread === null ? 'No line' : formatSpread(view.spread)}</span>
      </div>
      <footer className={styles.foot}>
        <span>{ended || [kickoffText(line), view.channel].join(' · ')}</span>
        {view.isDouble && <DoubleBadge />}
        {view.result && <Outcome result={view.result} points={view.points ?? 0} />}
      </footer>
    </article>
  )
}
